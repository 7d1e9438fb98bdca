import { curlText, mcpText, typeScriptText, type ToolCall } from '../calls/call-texts.ts';
import { make, statusLine } from './make.ts';

const FORMS = [
  { label: 'curl', text: curlText },
  { label: 'TypeScript', text: typeScriptText },
  { label: 'MCP', text: mcpText },
] as const;

const SHOWN_MS = 4_000;

/** The call to copy, in each form. The key is a variable: what the page calls with is never shown. */
export const copyView = (call: ToolCall, id: string): HTMLElement =>
  make(
    'section',
    { class: 'card', 'aria-labelledby': id },
    make('h2', { id }, 'Copy the call'),
    make('p', { class: 'soft small' }, 'Put a key of yours into CUSPAL_API_KEY. The message of MCP is posted to /mcp.'),
    ...FORMS.map(({ label, text }) => {
      const status = statusLine();
      const content = make('pre', { tabindex: 0, role: 'region', 'aria-label': `The call by ${label}` }, text(call));
      const copy = async (): Promise<void> => {
        try {
          await navigator.clipboard.writeText(text(call));
          status.textContent = 'Copied';
        } catch {
          status.textContent = 'Select the text and copy it';
        }
        setTimeout(() => (status.textContent = ''), SHOWN_MS);
      };
      const button = make('button', { type: 'button', class: 'second', click: () => void copy() }, `Copy ${label}`);
      return make('details', { open: label === 'curl' }, make('summary', {}, label), content, button, status);
    }),
  );
