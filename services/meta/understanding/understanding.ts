import type { Topic } from '@cuspal/catalog/reading';
import type { Classification } from '../classifier/classify.ts';
import type { Tier } from '../classifier/tiers.ts';
import type { Matter } from '../matters/matter.ts';
import type { Counted } from './how-many.ts';

/** What is answered by care for a person, in one text wherever it is said, and never by a chart. */
export const CARE = [
  'violence',
  'loss',
  'expecting',
  'maybe_pregnant',
  'intimacy',
  'drink_driving',
  'development',
  'diagnosis',
  'magic',
  'animal',
  'about_tool',
] as const;
export type Care = (typeof CARE)[number];

export const isCare = (kind: OutOfScope): kind is Care => CARE.some((care) => care === kind);

/** Why a question is declined, whole or in part. */
export type OutOfScope = 'emergency' | 'death' | 'crime' | 'off_topic' | Care;

export const PERSONS = ['self', 'son', 'daughter', 'child', 'mother', 'father', 'spouse', 'sibling', 'other'] as const;

/** An event of one of the catalogues, by the label that event tools take. */
export interface AskedEvent {
  readonly catalogue: 'natal' | 'election';
  readonly key: string;
  readonly label: string;
}

/** Days that a question names, as ISO dates, first and last, and the words that named them. */
export interface SaidDates {
  readonly from: string;
  readonly to: string;
  readonly said: string;
  /** The days that it names one by one, of which those between are not meant. */
  readonly apart?: readonly string[];
}

/** What a question asks, as far as its words tell. */
export interface Understanding {
  readonly tier: Tier;
  readonly topic: Topic | null;
  readonly matter: Matter | null;
  /** A matter of another topic that is asked of beside it. */
  readonly second: Matter | null;
  /** The event of this question; null where none fits, and then with a reason. */
  readonly event: AskedEvent | null;
  readonly noEventReason: string | null;
  /** Labels of the events beside it. */
  readonly also: readonly string[];
  readonly dates: SaidDates | null;
  /** What it asks the number of, where no rule tells one. */
  readonly counted: Counted | null;
  /** A question of what has been: "how was my career". */
  readonly past: boolean;
  /** The person asked about, as related to the one who asks. */
  readonly about: (typeof PERSONS)[number];
  /** A partner whose birth a match needs. */
  readonly secondPerson: boolean;
  /** What the question calls the occupation that it asks about. */
  readonly occupation: string | null;
  /** The number from 1 to 249 of a horary question. */
  readonly number: number | null;
  /** The one who asks says that he advises others: an astrologer, a doctor. */
  readonly adviser: boolean;
  /** Set where the question is declined, whole or in part. */
  readonly outOfScope: { readonly kind: OutOfScope } | null;
  readonly unclear: boolean;
  /** Three topics, where the question is unclear. */
  readonly nearest: readonly Topic[];
  readonly classifiedBy: Classification['classifiedBy'];
  readonly matched: readonly string[];
}
