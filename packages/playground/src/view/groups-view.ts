import { isTyped, type Field, type Typed } from '../form/field.ts';
import type { Fault } from '../form/read-typed.ts';
import { say } from '../words/playground.messages.ts';
import { make } from './make.ts';
import type { FieldView, FormView, Surroundings } from './views.ts';

const MOST = 40;

interface Entry {
  readonly form: FormView;
  readonly node: HTMLElement;
  readonly legend: HTMLElement;
  readonly remove: HTMLButtonElement;
}

/** A list of objects, one fieldset each, that grows and shrinks. `makeEntry` makes the form of one, by a number of its own. */
export function groupsView(field: Field, makeEntry: (entry: number) => FormView, around: Surroundings): FieldView {
  const entries: Entry[] = [];
  const list = make('div');
  let made = 0;
  const number = (): void => {
    for (const [index, { legend, remove }] of entries.entries()) {
      legend.textContent = say.entry({ label: field.label, number: index + 1 });
      remove.textContent = say.remove({ number: index + 1 });
    }
    add.disabled = entries.length >= MOST;
  };
  const append = (typed: Typed): Entry => {
    made += 1;
    const form = makeEntry(made);
    form.fill(typed);
    const legend = make('legend');
    const remove = make('button', { type: 'button', class: 'second', click: () => drop(entry) });
    const entry = { form, legend, remove, node: make('fieldset', { class: 'group' }, legend, form.node, remove) };
    entries.push(entry);
    list.append(entry.node);
    number();
    return entry;
  };
  const drop = (entry: Entry): void => {
    entries.splice(entries.indexOf(entry), 1);
    entry.node.remove();
    number();
    add.focus();
    around.changed();
  };
  const add = make(
    'button',
    {
      type: 'button',
      class: 'second',
      click: () => {
        append({}).node.querySelector<HTMLElement>('input, select, textarea')?.focus();
        around.changed();
      },
    },
    say.addOne({ label: field.label.toLowerCase() }),
  );
  const node = make(
    'fieldset',
    { class: 'field' },
    make('legend', {}, field.label),
    ...(field.hint === undefined ? [] : [make('p', { class: 'hint' }, field.hint)]),
    list,
    add,
  );
  return {
    node,
    typed: () => entries.map(({ form }) => form.typed()),
    fill(value) {
      entries.length = 0;
      list.replaceChildren();
      const all: readonly unknown[] = Array.isArray(value) ? value.slice(0, MOST) : [];
      for (const each of all) append(isTyped(each) ? each : {});
      if (all.length === 0 && field.required) append({});
      number();
    },
    show(faults: readonly Fault[]) {
      const inside = entries.map(({ form }, index) =>
        form.show(
          faults.filter(({ path }) => path[1] === index).map((each) => ({ ...each, path: each.path.slice(2) })),
        ),
      );
      return inside.find((each) => each !== undefined) ?? (faults.length > 0 ? add : undefined);
    },
  };
}
