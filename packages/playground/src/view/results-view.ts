import type { Tool } from '../calls/find-tools.ts';
import type { Answer, Server } from '../calls/server.ts';
import type { Field, Typed } from '../form/field.ts';
import { linkOf } from '../form/link.ts';
import type { Arguments, Fault } from '../form/read-typed.ts';
import { say } from '../words/playground.messages.ts';
import { wordsOfTool } from './tool-words.ts';
import { copyView } from './copy-view.ts';
import { make } from './make.ts';
import { reportView } from './report-view.ts';
import { faultView, resultView } from './result-view.ts';
import { runningView } from './running-view.ts';

/** A figure that goes with another: the call that it costs. */
const COMPANIONS: Readonly<Record<string, { readonly tool: string; readonly label: string }>> = {
  answer_question: { tool: 'get_full_chart', label: say.addChart() },
  get_full_chart: { tool: 'get_dasha_periods', label: say.addItsPeriods() },
  get_dasha_periods: { tool: 'get_full_chart', label: say.addItsChart() },
};
/** What another tool takes of the arguments of a call: the birth. */
const SHARED = ['birth_datetime', 'latitude', 'longitude', 'time_zone', 'utc_offset_minutes', 'ayanamsa'];

const SIGN_IN = '/developer/playground';

export interface ResultsSettings {
  readonly server: Server;
  /** Address of the server, for calls to copy. */
  readonly address: string;
  readonly tools: readonly Tool[];
  /** Where it is said what is going on. */
  readonly status: HTMLElement;
  /** Not to be pressed while a call runs. */
  readonly run: HTMLButtonElement;
  /** Marks fields that are at fault; returns the first of them. */
  readonly mark: (faults: readonly Fault[]) => HTMLElement | undefined;
  /** What is typed for a tool. */
  readonly typed: (tool: Tool) => { readonly fields: readonly Field[]; readonly form: Typed; readonly birth: Typed };
}

export interface ResultsView {
  readonly node: HTMLElement;
  /** How far the running call is; it stands beside the button that began it. */
  readonly running: HTMLElement;
  clear(): void;
  /** Runs a call and puts what it came to below what is there. */
  add(tool: Tool, args: Arguments): Promise<void>;
}

/** What calls came to. */
export function resultsView({ server, address, tools, status, run, mark, typed }: ResultsSettings): ResultsView {
  const list = make('div', { class: 'results' });
  const running = runningView(status);
  const clear = (): void => list.replaceChildren(make('p', { class: 'soft waiting' }, say.answerHere()));
  clear();

  const add = async (tool: Tool, args: Arguments): Promise<void> => {
    run.disabled = true;
    const began = performance.now();
    const signal = running.begin(tool.name);
    const answer = await server.call(tool.name, args, { signal, step: (step) => running.step(step) });
    running.end();
    run.disabled = false;
    list.querySelector('.waiting')?.remove();
    if (answer.ok) {
      status.textContent = say.doneIn({ seconds: ((performance.now() - began) / 1_000).toFixed(1) });
      succeeded(tool, args, answer);
    } else failed(tool, answer);
  };

  const succeeded = (tool: Tool, args: Arguments, { text, type }: Extract<Answer, { readonly ok: true }>): void => {
    const view = resultView({ tool, args, text, type });
    const { fields, form, birth } = typed(tool);
    const page = `${location.origin}${location.pathname}`;
    const linkTo = (withBirth: boolean): string =>
      `${page}${withBirth ? linkOf(tool.name, fields, form, birth) : linkOf(tool.name, fields, form)}`;
    const number = list.children.length;
    const report = number === 0 ? reportView(server, args, 'report') : undefined;
    list.append(
      view,
      ...companion(tool, args),
      ...(report ? [report] : []),
      copyView({ server: address, tool: tool.name, args }, `copy-${number}`, linkTo),
    );
    view.querySelector<HTMLElement>('h2')?.focus();
  };

  const failed = (
    tool: Tool,
    { status: code, detail, field, signIn }: Extract<Answer, { readonly ok: false }>,
  ): void => {
    status.textContent = code === 0 ? detail : say.callFailed();
    const fault: Fault[] = field === undefined ? [] : [{ path: [field], message: detail }];
    const at = mark(fault);
    const way = signIn === true ? [make('p', {}, make('a', { href: SIGN_IN, class: 'button' }, say.signIn()))] : [];
    const view = faultView(say.noResult({ title: wordsOfTool(tool).title }), detail, ...way);
    list.append(view);
    (at ?? view.querySelector<HTMLElement>('h2'))?.focus();
  };

  const companion = (tool: Tool, args: Arguments): readonly HTMLElement[] => {
    const { tool: name, label } = COMPANIONS[tool.name] ?? {};
    const other = tools.find((each) => each.name === name);
    if (!other || label === undefined || list.children.length > 0) return [];
    const button = make(
      'button',
      {
        type: 'button',
        class: 'second',
        click: () => {
          button.remove();
          const same = Object.fromEntries(Object.entries(args).filter(([each]) => SHARED.includes(each)));
          void add(other, same);
        },
      },
      label,
    );
    return [make('p', {}, button)];
  };
  return { node: list, running: running.node, clear, add };
}
