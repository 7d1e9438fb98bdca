import type { Fact } from '../result/facts.ts';
import type { Call, Reasons } from '../reasons/reasons.ts';
import { button, list, made } from './elements.ts';

export interface PanelEvents {
  readonly call: (call: Call) => void;
  readonly open: (instant: string) => void;
  readonly close: () => void;
  /** Whether the host lets a page call tools. */
  readonly callsTools: boolean;
}

/** Writes why a part is as it is, and what can be asked next. */
export function writeReasons(panel: HTMLElement, reasons: Reasons, events: PanelEvents): void {
  const { title, chain, cautions, calls, opens } = reasons;
  const heading = made('h2', title);
  heading.id = 'reasons-title';
  heading.tabIndex = -1;
  const buttons = [
    ...(opens === undefined ? [] : [button('Open this period', () => events.open(opens))]),
    ...(events.callsTools ? calls.map((call) => button(call.label, () => events.call(call))) : []),
    button('Close', events.close),
  ];
  const row = made('div', ...buttons);
  row.className = 'calls';
  panel.replaceChildren(
    heading,
    ...section('How it follows', 'ol', chain),
    ...section('Reasons', 'ul', reasons.reasons),
    ...section('Cautions', 'ul', cautions),
    ...factsOf(reasons.facts),
    ...(events.callsTools ? [] : told(calls)),
    row,
  );
  panel.hidden = false;
}

const section = (title: string, kind: 'ol' | 'ul', sentences: readonly string[]): readonly Node[] =>
  sentences.length === 0 ? [] : [made('h3', title), ...list(kind, sentences)];

function factsOf(facts: readonly Fact[]): readonly Node[] {
  if (facts.length === 0) return [];
  return [made('details', made('summary', 'Everything that the result says of it'), factList(facts))];
}

export function factList(facts: readonly Fact[]): HTMLElement {
  const entries = facts.flatMap(({ label, lines }) => [
    made('dt', label),
    made('dd', ...lines.map((line) => made('div', line))),
  ]);
  return made('dl', ...entries);
}

/** Tells the reader what to ask the assistant for, where the page itself may not call. */
function told(calls: readonly Call[]): readonly Node[] {
  if (calls.length === 0) return [];
  const tools = [...new Set(calls.map(({ tool }) => tool))].join(' or ');
  const note = made('p', `This application lets no view call tools. Ask the assistant for ${tools}.`);
  note.className = 'note';
  return [note];
}
