import { isTyped, type Field } from '../form/field.ts';
import { say } from '../words/playground.messages.ts';
import { groupsView } from './groups-view.ts';
import { make } from './make.ts';
import type { FieldView, FormView, MakeForm, Surroundings } from './views.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** `id` begins the ids of the field. */
export function fieldView(field: Field, id: string, around: Surroundings, makeForm: MakeForm): FieldView {
  switch (field.kind) {
    case 'flag':
      return flagView(field, id);
    case 'choices':
      return choicesView(field, field.values, id);
    case 'group':
      return groupView(field, makeForm(field.fields, id));
    case 'groups':
      return groupsView(field, (entry) => makeForm(field.fields, `${id}-${entry}`), around);
    case 'choice':
    case 'date':
    case 'moment':
    case 'number':
    case 'numbers':
    case 'text':
    case 'texts':
    case 'time':
    case 'yesOrNo':
      return lineView(field, id, control(field, id));
  }
}

type Line = Exclude<Field, { readonly kind: 'flag' | 'choices' | 'group' | 'groups' }>;

function control(field: Line, id: string): Control {
  const common = { id, 'aria-required': field.required && 'true' };
  switch (field.kind) {
    case 'choice':
      return make(
        'select',
        common,
        ...(field.initial === undefined
          ? [make('option', { value: '' }, field.required ? say.chooseOne() : say.default())]
          : []),
        ...field.values.map((value) => make('option', { value, selected: value === field.initial }, value)),
      );
    case 'yesOrNo':
      return make(
        'select',
        common,
        make('option', { value: '' }, say.default()),
        make('option', { value: 'true' }, say.yes()),
        make('option', { value: 'false' }, say.no()),
      );
    case 'texts':
      return make('textarea', { ...common, rows: 3 });
    case 'number':
      return make('input', {
        ...common,
        type: 'number',
        step: field.whole ? 1 : 'any',
        min: field.least,
        max: field.most,
        placeholder: field.initial,
      });
    case 'moment':
      return make('input', {
        ...common,
        type: 'datetime-local',
        step: 1,
        min: '1800-01-01T00:00',
        max: '2399-12-31T23:59',
      });
    case 'date':
      return make('input', { ...common, type: 'date', min: '1800-01-01', max: '2399-12-31' });
    case 'time':
      return make('input', { ...common, type: 'time' });
    case 'numbers':
      return make('input', { ...common, type: 'text', inputmode: 'text', autocomplete: 'off' });
    case 'text':
      return make('input', {
        ...common,
        type: 'text',
        maxlength: field.most,
        placeholder: field.initial,
        autocomplete: 'off',
        spellcheck: 'false',
      });
  }
}

/** A text of so many characters gets the whole width, as a date with its time does. */
const LONG = 1_000;

const HINTS = { numbers: say.numbersHint, texts: say.textsHint } as const;

function hintOf(field: Field): string | undefined {
  const own = field.kind === 'numbers' || field.kind === 'texts' ? HINTS[field.kind]() : undefined;
  const said = field.hint === undefined ? [] : [field.hint.replace(/(?<![.!?])$/, '.')];
  const all = [...said, ...(own === undefined ? [] : [own])];
  return all.length === 0 ? undefined : all.join(' ');
}

function lineView(field: Field, id: string, input: Control): FieldView {
  const hint = hintOf(field);
  const fault = make('p', { class: 'error', id: `${id}-error`, hidden: true });
  const described = [...(hint === undefined ? [] : [`${id}-hint`]), `${id}-error`].join(' ');
  input.setAttribute('aria-describedby', described);
  const isLong = field.kind === 'moment' || (field.kind === 'text' && (field.most ?? 0) >= LONG);
  const node = make(
    'div',
    { class: isLong ? 'field long' : 'field' },
    make('label', { for: id }, field.label),
    ...(hint === undefined ? [] : [make('p', { class: 'hint', id: `${id}-hint` }, hint)]),
    fault,
    input,
  );
  return {
    node,
    typed: () => input.value,
    fill: (value) => {
      const initial = field.kind === 'choice' ? (field.initial ?? '') : '';
      input.value = typeof value === 'string' ? value : initial;
    },
    show(faults) {
      const [first] = faults;
      fault.hidden = first === undefined;
      fault.textContent = first?.message ?? '';
      if (first === undefined) input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
      return first && input;
    },
  };
}

function flagView(field: Extract<Field, { readonly kind: 'flag' }>, id: string): FieldView {
  const input = make('input', { id, type: 'checkbox', checked: field.initial });
  const hint = hintOf(field);
  if (hint !== undefined) input.setAttribute('aria-describedby', `${id}-hint`);
  return {
    node: make(
      'div',
      { class: 'field' },
      make('label', { for: id, class: 'check' }, input, field.label),
      ...(hint === undefined ? [] : [make('p', { class: 'hint', id: `${id}-hint` }, hint)]),
    ),
    typed: () => input.checked,
    fill: (value) => {
      input.checked = value === undefined || value === '' ? field.initial : value === true || value === 'true';
    },
    show: (faults) => (faults.length > 0 ? input : undefined),
  };
}

function choicesView(field: Field, values: readonly string[], id: string): FieldView {
  const boxes = values.map((value, index) => make('input', { type: 'checkbox', id: `${id}-${index}`, value }));
  const hint = hintOf(field);
  const node = make(
    'fieldset',
    { class: 'field' },
    make('legend', {}, field.label),
    ...(hint === undefined ? [] : [make('p', { class: 'hint' }, hint)]),
    make(
      'div',
      { class: 'choices' },
      ...boxes.map((box) => make('label', { for: box.id, class: 'check' }, box, box.value)),
    ),
  );
  return {
    node,
    typed: () => boxes.filter((box) => box.checked).map((box) => box.value),
    fill(value) {
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
      for (const box of boxes) box.checked = chosen.includes(box.value);
    },
    show: (faults) => (faults.length > 0 ? boxes[0] : undefined),
  };
}

function groupView(field: Field, inner: FormView): FieldView {
  const node = make(
    'fieldset',
    { class: 'group' },
    make('legend', {}, field.label),
    ...(field.hint === undefined ? [] : [make('p', { class: 'hint' }, field.hint)]),
    inner.node,
  );
  return {
    node,
    typed: () => inner.typed(),
    fill: (value) => inner.fill(isTyped(value) ? value : {}),
    show: (faults) => inner.show(faults.map((each) => ({ ...each, path: each.path.slice(1) }))),
  };
}
