import type { Topic } from '../events/event.ts';
import type { CharaKaraka } from '../jaimini/chara-karakas.ts';
import type { Varga } from '../parashari/vargas/vargas.ts';
import type { Interval } from '../base/intervals.ts';
import type { House, Planet } from '../zodiac/names.ts';

export const TRADITIONS = ['kp', 'parashari', 'jaimini'] as const;
type Tradition = (typeof TRADITIONS)[number];
export const PARADIGM_ANSWERS = ['YES', 'CONDITIONAL', 'NO'] as const;
export type ParadigmAnswer = (typeof PARADIGM_ANSWERS)[number];

export const PARADIGM_FACTORS = [
  'SUB_LORD',
  'HOUSES_MET',
  'HOUSES_AGAINST',
  'LORD_STRENGTH',
  'LORD_PLACE',
  'HOUSE_INFLUENCE',
  'KARAKA',
  'LORD_IN_VARGA',
  'ARUDHA',
  'SECOND_FROM_ARUDHA',
  'KARAKA_NAVAMSA',
] as const;

export interface ParadigmFactor {
  readonly factor: (typeof PARADIGM_FACTORS)[number];
  readonly detail: string;
  /** Null in KP, which adds nothing up. */
  readonly points: -1 | 0 | 1 | null;
}

/** A period of the tradition's own dasha, as far as it lies in the span asked for. */
export interface ParadigmPeriod extends Interval {
  readonly label: string;
}

/** What one tradition says of a matter. */
export interface Paradigm {
  readonly tradition: Tradition;
  readonly answer: ParadigmAnswer;
  readonly factors: readonly ParadigmFactor[];
  readonly grounds: { readonly planets: readonly Planet[]; readonly houses: readonly House[] };
  /** First period that can give it; null where the answer is NO or none lies in the span. */
  readonly next: ParadigmPeriod | null;
}

/** The matter as the sign-based traditions read it. */
export interface ParadigmMatter {
  readonly house: House;
  readonly topic: Topic;
  /** Natural significator; null when the catalogue knows none. */
  readonly karaka: Planet | null;
  /** A good house speaks against an unwelcome matter. */
  readonly adverse: boolean;
}

/** The divisional chart in which the lord of the house is read, by topic (R24.1). */
export const VARGA_OF_TOPIC: Readonly<Record<Topic, Varga>> = {
  marriage: 'D9',
  children: 'D7',
  career: 'D10',
  money: 'D2',
  property: 'D4',
  education: 'D24',
  foreign: 'D9',
  legal: 'D6',
  health: 'D6',
  other: 'D9',
  spiritual: 'D20',
};

/** The movable significator that is read, by topic (R29.2). */
export const CHARA_KARAKA_OF_TOPIC: Readonly<Record<Topic, CharaKaraka>> = {
  marriage: 'DK',
  children: 'PK',
  career: 'AmK',
  money: 'AmK',
  property: 'MK',
  education: 'MK',
  foreign: 'AK',
  legal: 'GK',
  health: 'GK',
  other: 'AK',
  spiritual: 'AK',
};

export const signOfNumber = (value: number): -1 | 0 | 1 => (value > 0 ? 1 : value < 0 ? -1 : 0);

/** A factor as it counts: turned round for an unwelcome matter. */
export const weighed = (
  { adverse }: ParadigmMatter,
  factor: ParadigmFactor['factor'],
  points: -1 | 0 | 1,
  detail: string,
): ParadigmFactor => ({ factor, detail, points: adverse ? signOfNumber(-points) : points });

export const sumOf = (factors: readonly ParadigmFactor[]): number =>
  factors.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** The part of a period that lies in a span. */
export const partWithin = (period: Interval, span: Interval, label: string): ParadigmPeriod => ({
  startMs: Math.max(period.startMs, span.startMs),
  endMs: Math.min(period.endMs, span.endMs),
  label,
});
