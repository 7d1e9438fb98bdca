import type { Field, Typed } from '../src/form/field.ts';

/** The words to type into a form to send these arguments; arguments that no field takes are passed over. */
export function typedOf(fields: readonly Field[], args: object): Typed {
  const given = new Map<string, unknown>(Object.entries(args));
  return Object.fromEntries(
    fields
      .filter(({ name }) => given.has(name))
      .map((field) => [field.name, typedField(field, given.get(field.name))] as const),
  );
}

function typedField(field: Field, value: unknown): Typed[string] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'group':
      return typedOf(field.fields, objectOf(value));
    case 'groups':
      return list.map((each) => typedOf(field.fields, objectOf(each)));
    case 'choices':
      return list.map(String);
    case 'numbers':
      return list.map(String).join(', ');
    case 'texts':
      return list.map(String).join('\n');
    case 'choice':
    case 'date':
    case 'moment':
    case 'number':
    case 'text':
    case 'time':
    case 'yesOrNo':
      return String(value);
  }
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
