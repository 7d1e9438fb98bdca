import type { House, Planet } from '../../zodiac/names.ts';
import type { Clause } from './clause.ts';
import type { Reading } from './reading.ts';

/** Classes in the order of rows. */
export const EFFECT_CLASSES = [
  'RAJA',
  'DHANA',
  'MAHAPURUSHA',
  'LUNAR',
  'SOLAR',
  'LEARNING',
  'CHARACTER',
  'SPIRITUAL',
  'NABHASA',
  'ADVERSE',
] as const;
export type EffectClass = (typeof EFFECT_CLASSES)[number];

/** From the strongest; CANCELLED last. */
export const YOGA_STRENGTHS = ['STRONG', 'MEDIUM', 'WEAK', 'CANCELLED'] as const;
export type YogaStrength = (typeof YOGA_STRENGTHS)[number];
export type FixedStrength = Exclude<YogaStrength, 'CANCELLED'>;

export const FORM_LETTERS = ['a', 'b', 'c'] as const;
export type FormLetter = (typeof FORM_LETTERS)[number];

/** One form of a yoga: it holds when all its clauses do. */
export interface Form {
  /** Null where the yoga has one form. */
  readonly letter: FormLetter | null;
  readonly clauses: readonly Clause[];
  /** A lesser form: one step weaker. */
  readonly step: boolean;
  /** Strength that is printed for the form and asks no planet; null where none is. */
  readonly fixed: (reading: Reading) => FixedStrength | null;
}

/** What a yoga found has to say to the rules that weaken or cancel it. */
export interface Formed {
  readonly letter: FormLetter | null;
  readonly planets: readonly Planet[];
}

/** Something that weakens or cancels a yoga. */
export interface Modifier {
  /** As the texts name it. */
  readonly rule: () => string;
  readonly clause: (formed: Formed) => Clause;
}

/** One thing that a catalogue's row can find in a chart: the yoga itself, or the yoga of one pair, planet or house. */
export interface Case {
  readonly forms: readonly [Form, ...Form[]];
  readonly weakenedBy: readonly Modifier[];
  readonly cancelledBy: readonly Modifier[];
  /** In place of the name and the effect of the row. */
  readonly name?: string;
  readonly effect?: () => string;
  /** In place of the forming planets, and of the houses where they stand. */
  readonly planets?: readonly Planet[];
  readonly houses?: readonly House[];
}

/** A row of a catalogue. */
export interface Yoga {
  readonly id: string;
  readonly name: string;
  readonly effectClass: EffectClass;
  /** What it stands for by tradition. */
  readonly effect: () => string;
  readonly source: string;
  readonly cases: (reading: Reading) => readonly Case[];
}

const noneFixed = (): null => null;

/** The only form of a yoga. */
export const plain = (...clauses: readonly Clause[]): Form => ({
  letter: null,
  clauses,
  step: false,
  fixed: noneFixed,
});

/** A form by its letter. */
export const form = (letter: FormLetter, ...clauses: readonly Clause[]): Form => ({ ...plain(...clauses), letter });

/** The same, one step weaker. */
export const lesser = (given: Form): Form => ({ ...given, step: true });

/** The same with a strength that is printed. */
export const fixedAt = (strength: FixedStrength | ((reading: Reading) => FixedStrength | null), given: Form): Form => ({
  ...given,
  fixed: typeof strength === 'function' ? strength : () => strength,
});

/** A rule whose clause is the same for every form. */
export const when = (rule: () => string, clause: Clause): Modifier => ({ rule, clause: () => clause });

/** The row of a yoga that a chart has once or not at all. */
export function yoga({
  id,
  name,
  effectClass,
  effect,
  source,
  forms,
  weakenedBy = [],
  cancelledBy = [],
}: Omit<Yoga, 'cases'> & {
  readonly forms: Case['forms'];
  readonly weakenedBy?: readonly Modifier[];
  readonly cancelledBy?: readonly Modifier[];
}): Yoga {
  const only: readonly Case[] = [{ forms, weakenedBy, cancelledBy }];
  return { id, name, effectClass, effect, source, cases: () => only };
}

/** The row of a yoga that nothing weakens or cancels. */
export const row = (
  id: string,
  name: string,
  effect: Yoga['effect'],
  effectClass: EffectClass,
  source: string,
  ...forms: Case['forms']
): Yoga => yoga({ id, name, effectClass, effect, source, forms });

/** A clause that the choice of the case itself has settled. */
export const settled = (planets: readonly Planet[], says: (reading: Reading) => string): Clause => ({
  holds: () => true,
  planets: () => planets,
  says,
  lacks: says,
});
