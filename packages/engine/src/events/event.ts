import { named, nameInside } from '@cuspal/speech';
import type { House, Planet } from '../zodiac/names.ts';
import type { Ages, AgeSpan } from './life-stage.ts';
import type { Relative } from './relation.ts';
import { say } from './events.messages.ts';

export const TOPICS = [
  'marriage',
  'children',
  'career',
  'money',
  'property',
  'education',
  'foreign',
  'legal',
  'health',
  'other',
  'spiritual',
] as const;
export type Topic = (typeof TOPICS)[number];

/** `adverse`: its ACTIVE verdict is unwelcome. */
export const POLARITIES = ['favourable', 'adverse', 'neutral'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** The houses a matter is judged on: all that the promise needs. */
export interface HouseSets {
  readonly primaryCusp: House;
  /** Houses that make the matter happen. */
  readonly required: readonly House[];
  /** Houses that help; never counted as missing. */
  readonly supporting: readonly House[];
  /** The whole group that must be signified for a denial (R9.4). */
  readonly denial: readonly House[];
}

/** A matter to be judged: a catalogue row or a group of houses. */
export interface JudgedEvent extends HouseSets, Ages {
  /** Null for a group of houses. */
  readonly key: string | null;
  readonly label: string;
  readonly topic: Topic | null;
  readonly polarity: Polarity;
  readonly karakas: readonly Planet[];
  /** The relative it belongs to, where not to the person of the chart (R9.8). */
  readonly relation?: Relative;
}

/** What a sentence says of a matter. */
export type NamedMatter = Pick<JudgedEvent, 'key' | 'label' | 'required' | 'relation'>;

/** `the mother's`, or `the` for a matter of the person whose chart it is. */
export const ofWhom = ({ relation }: { readonly relation?: Relative | undefined }): string =>
  say.ofRelative({ relation: relation ?? 'self' });

/** A row of the natal catalogue. */
export interface NatalEvent extends JudgedEvent {
  readonly key: string;
  readonly topic: Topic;
  readonly aliases: readonly string[];
  readonly ages: AgeSpan;
  readonly source: string;
  readonly notes: string;
}

/** Rows of one topic; a row without a polarity is favourable. */
export const natalEvents = (
  topic: Topic,
  rows: readonly (Omit<NatalEvent, 'topic' | 'polarity'> & { readonly polarity?: Polarity })[],
): readonly NatalEvent[] => rows.map((row) => ({ ...row, topic, polarity: row.polarity ?? 'favourable' }));

/** A matter inside a sentence; a group of houses has no name of its own. */
export const matterInWords = ({ key, label, required: houses, relation }: NamedMatter): string =>
  key === null ? say.groupMatter({ relation: relation ?? 'self', houses }) : named(label);

/** The same in small letters: `marriage`, `job transfer`. */
export const matterInside = (event: NamedMatter): string =>
  event.key === null ? matterInWords(event) : nameInside(event.label);

/** Adverse matters that a tool never lists of its own choice. */
const ASKED_BY_NAME_ONLY: readonly string[] = ['pregnancy_loss', 'imprisonment', 'addiction'];

/** Whether an event is one that only a caller names (docs/api.md#unwelcome-events). */
export const isAskedByNameOnly = (key: string): boolean => ASKED_BY_NAME_ONLY.includes(key);

/**
 * Whether an event may stand in a list of a tool's own choice: an adverse one only when the caller asked for adverse
 * ones, three of them not even then.
 */
export const isVolunteered = ({ key, polarity }: JudgedEvent, includeAdverse: boolean): boolean =>
  polarity !== 'adverse' || (includeAdverse && key !== null && !isAskedByNameOnly(key));
