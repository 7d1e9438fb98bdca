/** One argument of a tool as a form shows it. */
export type Field = {
  /** The name that the tool gives the field. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
} & Kind;

export type Kind =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly initial?: string }
  | { readonly kind: 'flag'; readonly initial: boolean }
  /** A flag of which nothing is said unless somebody says it. */
  | { readonly kind: 'yesOrNo' }
  | {
      readonly kind: 'number';
      readonly whole: boolean;
      readonly least?: number;
      readonly most?: number;
      readonly initial?: number;
    }
  /** A local date, a local date and time, or a time of day. */
  | { readonly kind: 'date' | 'moment' | 'time' }
  | { readonly kind: 'text'; readonly most?: number; readonly initial?: string }
  /** Some of a few words. */
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'numbers'; readonly whole: boolean }
  | { readonly kind: 'texts' }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | { readonly kind: 'groups'; readonly fields: readonly Field[] };

/** What stands in the fields of a form, as it was typed: a flag is a boolean, marked choices a list. */
export interface Typed {
  readonly [name: string]: string | boolean | readonly string[] | Typed | readonly Typed[];
}

export const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether nothing is typed into any field of a group. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : value === undefined || value === '' || value === false;

/** Short names of the trade, in full. */
const IN_FULL: Readonly<Record<string, string>> = {
  md: 'Mahadasha',
  ad: 'Antardasha',
  pd: 'Pratyantardasha',
  csl: 'Cuspal sub lord',
  rp: 'Ruling planets',
};

/** A name in words: `birth_time_uncertainty_minutes` is "Birth time uncertainty minutes". */
export function inWords(name: string): string {
  const full = IN_FULL[name];
  if (full !== undefined) return full;
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replaceAll(/\butc\b/gi, 'UTC');
}
