import { isTyped, type Field, type Typed } from './field.ts';
import { say } from '../words/playground.messages.ts';

/** What a field may hold once it is read; a field that is left empty holds nothing. */
type Argument = string | number | boolean | readonly Argument[] | Arguments;
export interface Arguments {
  readonly [name: string]: Argument;
}

export interface Fault {
  /** The names that lead to the field, such as `partner`, `latitude`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export interface Read {
  readonly args: Arguments;
  readonly faults: readonly Fault[];
}

/** Arguments of what was typed into a form, and what of it is missing or wrong. Defaults that nobody changed stay out. */
export function readTyped(fields: readonly Field[], typed: Typed, path: Fault['path'] = []): Read {
  const faults: Fault[] = [];
  const entries: [string, Argument][] = [];
  for (const field of fields) {
    const at = [...path, field.name];
    const read = readField(field, typed[field.name], at);
    faults.push(...read.faults);
    if (read.value !== undefined) entries.push([field.name, read.value]);
    else if (field.required && read.faults.length === 0)
      faults.push({ path: at, message: say.missing({ label: field.label }) });
  }
  return { args: Object.fromEntries(entries), faults };
}

interface ReadField {
  readonly value?: Argument;
  readonly faults: readonly Fault[];
}

const NOTHING: ReadField = { faults: [] };
const held = (value: Argument): ReadField => ({ value, faults: [] });

function readField(field: Field, typed: Typed[string] | undefined, path: Fault['path']): ReadField {
  switch (field.kind) {
    case 'flag':
      return typed === undefined || typed === field.initial ? NOTHING : held(typed === true);
    case 'group':
      return readGroup(field, field.fields, isTyped(typed) ? typed : {}, path);
    case 'groups': {
      const all = (Array.isArray(typed) ? typed : []).filter(isTyped);
      const read = all.map((each, index) => readTyped(field.fields, each, [...path, index]));
      const faults = read.flatMap((each) => each.faults);
      return read.length === 0 ? NOTHING : { value: read.map(({ args }) => args), faults };
    }
    case 'choices': {
      const chosen = (Array.isArray(typed) ? typed : []).filter((each) => typeof each === 'string');
      return chosen.length === 0 ? NOTHING : held(chosen);
    }
    case 'choice':
    case 'date':
    case 'moment':
    case 'number':
    case 'numbers':
    case 'text':
    case 'texts':
    case 'time':
    case 'yesOrNo':
      return readLine(field, typeof typed === 'string' ? typed.trim() : '', path);
  }
}

/** A group that need not be sent counts as left out while nothing is typed into it. */
function readGroup(field: Field, fields: readonly Field[], typed: Typed, path: Fault['path']): ReadField {
  const { args, faults } = readTyped(fields, typed, path);
  if (!field.required && Object.keys(args).length === 0) return NOTHING;
  return { value: args, faults };
}

type Line = Exclude<Field, { readonly kind: 'flag' | 'group' | 'groups' | 'choices' }>;

function readLine(field: Line, text: string, path: Fault['path']): ReadField {
  if (text === '') return NOTHING;
  const { label } = field;
  const wrong = (message: string): ReadField => ({ faults: [{ path, message }] });
  switch (field.kind) {
    case 'number': {
      const value = Number(text);
      const { least = -Infinity, most = Infinity, whole } = field;
      if (!Number.isFinite(value) || value < least || value > most || (whole && !Number.isInteger(value)))
        return wrong(say.numberWanted({ label, whole, ...boundsOf(field) }));
      return field.initial === value ? NOTHING : held(value);
    }
    case 'numbers': {
      const values = parts(text, /[\s,;]+/).map(Number);
      const good = values.every((value) => Number.isFinite(value) && (!field.whole || Number.isInteger(value)));
      return good ? held(values) : wrong(say.numbersWanted({ label, whole: field.whole }));
    }
    case 'yesOrNo':
      return held(text === 'true');
    case 'texts':
      return held(parts(text, /\n+/));
    case 'choice':
    case 'text':
      return field.initial === text ? NOTHING : held(text);
    case 'date':
    case 'moment':
    case 'time':
      return held(text);
  }
}

const parts = (text: string, border: RegExp): string[] =>
  text
    .split(border)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The ends of what a number may be; one that there is not is not said. */
function boundsOf({ least, most }: { readonly least?: number; readonly most?: number }) {
  const ends = { least: least ?? 0, most: most ?? 0 };
  if (least !== undefined && most !== undefined) return { bounds: 'both', ...ends } as const;
  if (least !== undefined) return { bounds: 'least', ...ends } as const;
  return { bounds: most === undefined ? 'none' : 'most', ...ends } as const;
}
