import { curlText, mcpText, typeScriptText, type ToolCall } from '../calls/call-texts.ts';
import { make, statusLine } from './make.ts';

const FORMS = [
  { label: 'curl', text: curlText },
  { label: 'TypeScript', text: typeScriptText },
  { label: 'MCP', text: mcpText },
] as const;

const SHOWN_MS = 4_000;

/**
 * The call to copy, in each form, and the link that opens this form. The key is a variable: what the page calls with is
 * never shown. `linkTo`: the link, with the birth in it or without.
 */
export function copyView(call: ToolCall, id: string, linkTo: (withBirth: boolean) => string): HTMLElement {
  const born = make('input', { type: 'checkbox', id: `${id}-born`, change: () => (link.textContent = text()) });
  const text = (): string => linkTo(born.checked);
  const link = make('pre', { tabindex: 0, role: 'region', 'aria-label': 'The link' }, text());
  return make(
    'section',
    { class: 'card', 'aria-labelledby': id },
    make('h2', { id }, 'Copy the call'),
    make('p', { class: 'soft small' }, 'Put a key of yours into CUSPAL_API_KEY. The message of MCP is posted to /mcp.'),
    ...FORMS.map(({ label, text: textOf }) => {
      const content = make('pre', { tabindex: 0, role: 'region', 'aria-label': `The call by ${label}` }, textOf(call));
      return make(
        'details',
        { open: label === 'curl' },
        make('summary', {}, label),
        content,
        ...copyButton(`Copy ${label}`, () => textOf(call)),
      );
    }),
    make(
      'details',
      {},
      make('summary', {}, 'Link'),
      make(
        'p',
        { class: 'soft small' },
        'It opens this page with the same tool and fields. What stands behind the # is sent to no server.',
      ),
      make(
        'label',
        { for: born.id, class: 'check' },
        born,
        'With the births in it: whoever has the link can read them',
      ),
      link,
      ...copyButton('Copy the link', text),
    ),
  );
}

function copyButton(label: string, text: () => string): readonly HTMLElement[] {
  const status = statusLine();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      status.textContent = 'Copied';
    } catch {
      status.textContent = 'Select the text and copy it';
    }
    setTimeout(() => (status.textContent = ''), SHOWN_MS);
  };
  return [make('button', { type: 'button', class: 'second', click: () => void copy() }, label), status];
}
