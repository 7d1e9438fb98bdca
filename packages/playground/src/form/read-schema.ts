import { say } from '../words/playground.messages.ts';
import { inWords, type Field, type Kind } from './field.ts';

/** What is read of JSON Schema; the server judges the rest. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** What is asked of most people, in the language of the page. */
const SAID: Readonly<Record<string, { readonly label: string; readonly hint: string }>> = {
  question: { label: say.question(), hint: say.questionHint() },
};

/** The fields of an object's schema, those that must be sent first. */
export function fieldsOf({ properties = {}, required = [], description: about = '' }: Schema): readonly Field[] {
  const fields = Object.entries(properties).map(([name, schema]): Field => {
    const { description } = schema;
    return {
      name,
      label: inWords(name),
      ...(description !== undefined && { hint: description }),
      ...SAID[name],
      required: required.includes(name),
      ...kindOf(name, schema),
    };
  });
  const all = OF_THE_DAY.test(about) ? fields.map(asTime) : fields;
  return [...all.filter((field) => field.required), ...all.filter((field) => !field.required)];
}

function kindOf(name: string, schema: Schema): Kind {
  const initial = schema.default;
  const values = wordsOf(schema);
  if (values) return { kind: 'choice', values, ...(typeof initial === 'string' && { initial }) };
  switch (schema.type) {
    case 'boolean':
      return typeof initial === 'boolean' ? { kind: 'flag', initial } : { kind: 'yesOrNo' };
    case 'number':
    case 'integer':
      return {
        kind: 'number',
        whole: schema.type === 'integer',
        ...(schema.minimum !== undefined && { least: schema.minimum }),
        ...(schema.maximum !== undefined && { most: schema.maximum }),
        ...(typeof initial === 'number' && { initial }),
      };
    case 'array':
      return listOf(schema.items ?? {});
    case 'object':
      return { kind: 'group', fields: fieldsOf(schema) };
    case undefined:
    default:
      return textOf(name, schema);
  }
}

function listOf(items: Schema): Kind {
  const values = wordsOf(items);
  if (values) return { kind: 'choices', values };
  if (items.type === 'object') return { kind: 'groups', fields: fieldsOf(items) };
  return items.type === 'integer' || items.type === 'number'
    ? { kind: 'numbers', whole: items.type === 'integer' }
    : { kind: 'texts' };
}

/** Schemas say of dates only that they are texts; their names and descriptions say more. */
function textOf(name: string, { description = '', maxLength, default: initial }: Schema): Kind {
  if (/HH:MM/.test(description) && !/T\d/.test(description)) return { kind: 'time' };
  if (/YYYY-MM-DD/.test(description)) return { kind: 'date' };
  if (/(?:^|_)(?:datetime|date|as_of|start|end)$|Datetime$/.test(name) && !/utc/i.test(`${name} ${description}`))
    return { kind: 'moment' };
  return {
    kind: 'text',
    ...(maxLength !== undefined && { most: maxLength }),
    ...(typeof initial === 'string' && { initial }),
  };
}

/** How the description of an object says that it is a span of the day. */
const OF_THE_DAY = /HH:MM/;
const asTime = (field: Field): Field =>
  field.name === 'start' || field.name === 'end' ? { ...field, kind: 'time' } : field;

const wordsOf = (schema: Schema): readonly string[] | undefined => schema.enum?.map(String);
