import { curlText, mcpText, typeScriptText, type ToolCall } from '../calls/call-texts.ts';
import { say } from '../words/playground.messages.ts';
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
  const link = make('pre', { tabindex: 0, role: 'region', 'aria-label': say.theLink() }, text());
  return make(
    'section',
    { class: 'card', 'aria-labelledby': id },
    make('h2', { id }, say.copyCall()),
    make('p', { class: 'soft small' }, say.putKey()),
    ...FORMS.map(({ label, text: textOf }) => {
      const content = make(
        'pre',
        { tabindex: 0, role: 'region', 'aria-label': say.callBy({ form: label }) },
        textOf(call),
      );
      return make(
        'details',
        { open: label === 'curl' },
        make('summary', {}, label),
        content,
        ...copyButton(say.copyForm({ form: label }), () => textOf(call)),
      );
    }),
    make(
      'details',
      {},
      make('summary', {}, say.link()),
      make('p', { class: 'soft small' }, say.linkHint()),
      make('label', { for: born.id, class: 'check' }, born, say.withBirths()),
      link,
      ...copyButton(say.copyLink(), text),
    ),
  );
}

function copyButton(label: string, text: () => string): readonly HTMLElement[] {
  const status = statusLine();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      status.textContent = say.copied();
    } catch {
      status.textContent = say.selectText();
    }
    setTimeout(() => (status.textContent = ''), SHOWN_MS);
  };
  return [make('button', { type: 'button', class: 'second', click: () => void copy() }, label), status];
}
