import { isBlank, type Field, type Typed } from './field.ts';

/** What stands behind the # of an address of this page: a tool, and what is typed into forms. */
export interface Linked {
  readonly tool: string;
  readonly birth: Typed;
  readonly form: Typed;
}

const TOOL = 'tool';

/**
 * The part of an address behind its #, which browsers send to no server. Births stay out of it, that of a second person
 * too, unless `birth` is given.
 */
export function linkOf(tool: string, fields: readonly Field[], form: Typed, birth?: Typed): string {
  const link = new URLSearchParams({ [TOOL]: tool });
  const held = birth === undefined ? fields.filter((field) => !isBirth(field)) : fields;
  for (const field of held) if (!isDefault(field, form[field.name])) add(link, field.name, form[field.name]);
  for (const [name, value] of Object.entries(birth ?? {})) add(link, name, value);
  return `#${link.toString()}`;
}

/** Reads what linkOf writes; undefined where an address names no tool. `birthNames`: fields of the birth. */
export function readLink(hash: string, birthNames: readonly string[]): Linked | undefined {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  const tool = link.get(TOOL);
  if (tool === null || tool === '') return undefined;
  const typed = [...link].filter(([name]) => name !== TOOL).map(([name, value]) => [name, read(value)] as const);
  const isOfBirth = ([name]: readonly [string, unknown]): boolean => birthNames.includes(name);
  return {
    tool,
    birth: Object.fromEntries(typed.filter(isOfBirth)),
    form: Object.fromEntries(typed.filter((one) => !isOfBirth(one))),
  };
}

/** A group of fields that asks for a time and a place: somebody else's birth. */
const isBirth = (field: Field): boolean =>
  (field.kind === 'group' || field.kind === 'groups') &&
  (field.fields.some(({ kind }) => kind === 'moment' || kind === 'date') || field.fields.some(isBirth));

const isDefault = (field: Field, value: Typed[string] | undefined): boolean =>
  'initial' in field && (value === field.initial || value === String(field.initial));

function add(link: URLSearchParams, name: string, value: Typed[string] | undefined): void {
  if (value === undefined || isBlank(value)) return;
  link.set(name, typeof value === 'string' ? value : JSON.stringify(value));
}

function read(value: string): Typed[string] {
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as Typed[string];
  } catch {
    return value;
  }
}
