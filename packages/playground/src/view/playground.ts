import type { Tool } from '../calls/find-tools.ts';
import type { Server } from '../calls/server.ts';
import { BIRTH_FIELDS, toolForm, type ToolForm } from '../form/birth.ts';
import { readTyped, type Arguments, type Fault } from '../form/read-typed.ts';
import { forget, keep, readKept, type Kept } from '../kept.ts';
import { copyView } from './copy-view.ts';
import { formView } from './form-view.ts';
import { card, make, statusLine } from './make.ts';
import { faultView, resultView } from './result-view.ts';
import { toolPicker } from './tool-picker.ts';
import type { FormView, Surroundings } from './views.ts';

/** A figure that goes with another: the call that it costs. */
const COMPANIONS: Readonly<Record<string, { readonly tool: string; readonly label: string }>> = {
  get_full_chart: { tool: 'get_dasha_periods', label: 'Add its periods (one more call)' },
  get_dasha_periods: { tool: 'get_full_chart', label: 'Add its chart (one more call)' },
};

/** The tool that is looked at and its form. */
interface Chosen {
  readonly tool: Tool;
  readonly form: ToolForm;
  readonly view: FormView;
}

/** The four steps of the playground. */
export function playground(server: Server, address: string, tools: readonly Tool[]): readonly HTMLElement[] {
  let kept: Kept = readKept();
  let chosen: Chosen | undefined;
  const remember = (): void => {
    const forms = chosen ? { ...kept.forms, [chosen.tool.name]: chosen.view.typed() } : kept.forms;
    kept = { birth: birth.typed(), tool: chosen?.tool.name ?? kept.tool, forms };
    keep(kept);
  };
  const around: Surroundings = { findPlaces: (name) => server.places(name), changed: remember };
  const birth = formView(BIRTH_FIELDS, 'birth', around);
  birth.fill(kept.birth);

  const status = statusLine();
  const results = make('div');
  const steps = make('div', {}, make('p', { class: 'soft' }, 'Choose a tool first.'));
  const run = make('button', { type: 'submit' }, 'Run');
  const form = make(
    'form',
    { novalidate: true, submit: (event) => (event.preventDefault(), void call()) },
    steps,
    run,
    status,
  );
  run.hidden = true;

  const show = (tool: Tool): void => {
    if (chosen) remember();
    const made = toolForm(tool.inputSchema);
    const view = formView(made.fields, 'argument', around);
    view.fill(kept.forms[tool.name] ?? {});
    chosen = { tool, form: made, view };
    steps.replaceChildren(make('p', { class: 'soft small' }, SAID[made.birth]), view.node);
    run.hidden = false;
    run.textContent = `Run ${tool.name}`;
    status.textContent = '';
    remember();
  };

  /** The arguments of the form; undefined where something is missing, which has the focus then. */
  const read = ({ form: { birth: takes, fields }, view }: Chosen): Arguments | undefined => {
    const own = readTyped(fields, view.typed());
    const person = takes === 'none' ? NO_BIRTH : readTyped(BIRTH_FIELDS, birth.typed());
    const left = takes === 'accepted' && Object.keys(person.args).length === 0;
    const shown = [birth.show(left ? [] : person.faults), view.show(own.faults)].find((each) => each !== undefined);
    const faults = [...(left ? [] : person.faults), ...own.faults];
    if (faults.length === 0) return left ? own.args : { ...person.args, ...own.args };
    status.textContent =
      faults.length === 1 ? 'One field has to be mended.' : `${faults.length} fields have to be mended.`;
    shown?.focus();
    return undefined;
  };

  const call = async (): Promise<void> => {
    if (!chosen || run.disabled) return;
    const { tool } = chosen;
    const args = read(chosen);
    if (!args) return;
    results.replaceChildren();
    await add(tool, args);
  };

  /** Runs a call and puts what it came to below what is there. */
  const add = async (tool: Tool, args: Arguments): Promise<void> => {
    run.disabled = true;
    status.textContent = `${tool.name} is running …`;
    const answer = await server.call(tool.name, args);
    run.disabled = false;
    if (answer.ok) {
      status.textContent = 'Done. The result stands below.';
      const view = resultView(tool.title, tool.name, answer.text, answer.type);
      const [number] = [results.children.length];
      results.append(
        view,
        ...companion(tool, args),
        copyView({ server: address, tool: tool.name, args }, `copy-${number}`),
      );
      view.querySelector<HTMLElement>('h2')?.focus();
      return;
    }
    status.textContent = 'The call failed.';
    const fault: Fault[] = answer.field === undefined ? [] : [{ path: [answer.field], message: answer.detail }];
    const at = birth.show(fault) ?? chosen?.view.show(fault);
    const view = faultView(`${tool.title} failed`, answer.detail);
    results.append(view);
    (at ?? view.querySelector<HTMLElement>('h2'))?.focus();
  };

  const companion = (tool: Tool, args: Arguments): readonly HTMLElement[] => {
    const { tool: name, label } = COMPANIONS[tool.name] ?? {};
    const other = tools.find((each) => each.name === name);
    if (!other || label === undefined || results.children.length > 0) return [];
    const button = make(
      'button',
      {
        type: 'button',
        class: 'second',
        click: () => {
          button.remove();
          const { event: _, ...same } = args;
          void add(other, same);
        },
      },
      label,
    );
    return [button];
  };

  const clear = (): void => {
    forget();
    kept = { birth: {}, tool: kept.tool, forms: {} };
    birth.fill({});
    chosen?.view.fill({});
    results.replaceChildren();
    forgotten.textContent = 'Everything that was typed is forgotten.';
  };
  const forgotten = statusLine();
  const birthCard = card(
    'step-birth',
    '1. Birth',
    make(
      'p',
      { class: 'soft small' },
      'It stays in this tab of the browser. The server computes with it and keeps nothing.',
    ),
    birth.node,
    make('button', { type: 'button', class: 'second', click: clear }, 'Forget what I typed'),
    forgotten,
  );
  birthCard.addEventListener('input', remember);
  form.addEventListener('input', remember);
  const picker = toolPicker(tools, show);
  if (kept.tool !== '') picker.choose(kept.tool);
  return [birthCard, picker.node, card('step-arguments', '3. Arguments', form), results];
}

const NO_BIRTH = { args: {}, faults: [] };

const SAID = {
  required: 'The birth of step 1 goes with the call.',
  accepted: 'The birth of step 1 goes with the call where it is filled in.',
  none: 'This tool takes no birth. Where it asks for a moment, it is that of the question.',
} as const;
