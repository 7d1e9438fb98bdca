import type { Tool } from '../calls/find-tools.ts';
import type { Server } from '../calls/server.ts';
import { BIRTH_FIELDS, toolForm, type ToolForm } from '../form/birth.ts';
import type { Typed } from '../form/field.ts';
import { readLink } from '../form/link.ts';
import { readTyped, type Arguments } from '../form/read-typed.ts';
import { FIRST_TOOL, SAMPLE_QUESTION } from '../form/sample.ts';
import { forget, keep, readKept, type Kept } from '../kept.ts';
import { say } from '../words/playground.messages.ts';
import { birthCard } from './birth-card.ts';
import { formView } from './form-view.ts';
import { breakable, card, make, statusLine } from './make.ts';
import { resultsView } from './results-view.ts';
import { toolPicker } from './tool-picker.ts';
import type { FormView, Surroundings } from './views.ts';

/** The tool that is looked at and its form. */
interface Chosen {
  readonly tool: Tool;
  readonly form: ToolForm;
  readonly view: FormView;
}

const BIRTH_NAMES = BIRTH_FIELDS.map(({ name }) => name);

/** The two columns of the playground: what is asked, and what came of it. */
export function playground(server: Server, address: string, tools: readonly Tool[]): readonly HTMLElement[] {
  let kept: Kept = readKept();
  let chosen: Chosen | undefined;
  const remember = (): void => {
    const forms = chosen ? { ...kept.forms, [chosen.tool.name]: chosen.view.typed() } : kept.forms;
    kept = { birth: birth.form.typed(), tool: chosen?.tool.name ?? kept.tool, forms };
    keep(kept);
  };
  const around: Surroundings = { findPlaces: (name) => server.places(name), changed: remember };
  const birth = birthCard(around, {
    sampled() {
      if (chosen?.tool.name === FIRST_TOOL && (chosen.view.typed()['question'] ?? '') === '')
        chosen.view.fill({ ...chosen.view.typed(), question: SAMPLE_QUESTION });
      remember();
    },
    forget() {
      forget();
      kept = { birth: {}, tool: kept.tool, forms: {} };
      chosen?.view.fill({});
      results.clear();
    },
  });
  birth.form.fill(kept.birth);

  const status = statusLine();
  const steps = make('div', {}, make('p', { class: 'soft' }, say.chooseTool()));
  const run = make('button', { type: 'submit' }, say.run());
  const results = resultsView({
    server,
    address,
    tools,
    status,
    run,
    mark: (faults) => birth.form.show(faults) ?? chosen?.view.show(faults),
    typed: (tool) => ({
      fields: chosen?.tool === tool ? chosen.form.fields : toolForm(tool.inputSchema).fields,
      form: chosen?.tool === tool ? chosen.view.typed() : {},
      birth: birth.form.typed(),
    }),
  });
  const form = make(
    'form',
    { novalidate: true, submit: (event) => (event.preventDefault(), void call()) },
    steps,
    run,
    results.running,
    status,
  );
  run.hidden = true;

  const show = (tool: Tool): void => {
    if (chosen) remember();
    const made = toolForm(tool.inputSchema);
    const view = formView(made.fields, 'argument', around);
    view.fill(kept.forms[tool.name] ?? {});
    chosen = { tool, form: made, view };
    steps.replaceChildren(make('p', { class: 'soft small' }, say.birthGoes({ takes: made.birth })), view.node);
    run.hidden = false;
    run.replaceChildren(...breakable(tool.name === FIRST_TOOL ? say.answerIt() : say.runTool({ tool: tool.name })));
    status.textContent = '';
    remember();
  };

  /** The arguments of the form; undefined where something is missing, which has the focus then. */
  const read = ({ form: { birth: takes, fields }, view }: Chosen): Arguments | undefined => {
    const own = readTyped(fields, view.typed());
    const person = takes === 'none' ? NO_BIRTH : readTyped(BIRTH_FIELDS, birth.form.typed());
    const left = takes === 'accepted' && Object.keys(person.args).length === 0;
    const shown = [birth.form.show(left ? [] : person.faults), view.show(own.faults)];
    const faults = [...(left ? [] : person.faults), ...own.faults];
    if (faults.length === 0) return left ? own.args : { ...person.args, ...own.args };
    status.textContent = say.toMend({ count: faults.length });
    shown.find((each) => each !== undefined)?.focus();
    return undefined;
  };

  const call = async (): Promise<void> => {
    if (!chosen || run.disabled) return;
    const args = read(chosen);
    if (!args) return;
    results.clear();
    await results.add(chosen.tool, args);
  };

  const picker = toolPicker(tools, show);
  /** What the address names stands in the forms; what it does not name stays. */
  const followLink = (): boolean => {
    const linked = readLink(location.hash, BIRTH_NAMES);
    if (!linked || !tools.some(({ name }) => name === linked.tool)) return false;
    const forms: Readonly<Record<string, Typed>> = { ...kept.forms, [linked.tool]: linked.form };
    if (Object.keys(linked.birth).length > 0) birth.form.fill(linked.birth);
    chosen = undefined;
    kept = { ...kept, forms };
    picker.choose(linked.tool);
    return true;
  };
  addEventListener('hashchange', followLink);
  if (!followLink()) picker.choose(kept.tool === '' ? FIRST_TOOL : kept.tool);
  const asked = card('step-tool', say.stepTool(), ...picker.nodes, form);
  form.addEventListener('input', remember);
  return [make('div', { class: 'asked' }, birth.node, asked), results.node];
}

const NO_BIRTH = { args: {}, faults: [] };
