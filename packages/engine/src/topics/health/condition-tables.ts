import type { Graha, House, Planet, Sign } from '../../zodiac/names.ts';
import { say } from './health.messages.ts';

export const CONDITIONS = [
  'cardiac',
  'diabetes',
  'kidney',
  'liver',
  'neurological',
  'mental-health',
  'respiratory',
  'skeletal',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What points to a condition: planets, signs, stars (1 to 27) and houses. */
export interface ConditionRow {
  readonly condition: Condition;
  /** The first planet of the condition. */
  readonly ka: Graha;
  /** The second. */
  readonly kb: Planet;
  readonly signs: readonly Sign[];
  readonly stars: readonly number[];
  readonly houses: readonly House[];
  readonly source: string;
}

/** The eight conditions of the panel. Planets, signs, stars and houses from R19.1 to R19.3, their choice ours (R19.5). */
export const CONDITION_TABLE: readonly ConditionRow[] = [
  {
    condition: 'cardiac',
    ka: 'Sun',
    kb: 'Moon',
    signs: ['Leo', 'Cancer'],
    stars: [10, 11, 12],
    houses: [5, 4],
    source: 'R19.5; R19.1, R19.2, R19.3',
  },
  {
    condition: 'diabetes',
    ka: 'Jupiter',
    kb: 'Venus',
    signs: ['Cancer', 'Libra', 'Taurus'],
    stars: [7, 9, 16],
    houses: [6, 7],
    source: 'R19.5; R19.1, R19.2, R19.3; R3-056',
  },
  {
    condition: 'kidney',
    ka: 'Venus',
    kb: 'Mars',
    signs: ['Libra', 'Scorpio'],
    stars: [14, 15, 16],
    houses: [7, 8],
    source: 'R19.5; R19.1, R19.2, R19.3',
  },
  {
    condition: 'liver',
    ka: 'Jupiter',
    kb: 'Sun',
    signs: ['Cancer', 'Leo', 'Virgo'],
    stars: [9, 12],
    houses: [5],
    source: 'R19.5; R19.1, R19.2, R19.3',
  },
  {
    condition: 'neurological',
    ka: 'Mercury',
    kb: 'Rahu',
    signs: ['Gemini', 'Virgo', 'Aries'],
    stars: [1, 4, 5],
    houses: [3, 1],
    source: 'R19.5; R19.1, R19.2, R19.3',
  },
  {
    condition: 'mental-health',
    ka: 'Moon',
    kb: 'Mercury',
    signs: ['Cancer', 'Pisces', 'Gemini'],
    stars: [4, 6, 8],
    houses: [4, 5],
    source: 'R19.5; R19.1, R19.3',
  },
  {
    condition: 'respiratory',
    ka: 'Mercury',
    kb: 'Moon',
    signs: ['Gemini', 'Cancer'],
    stars: [6, 7, 8],
    houses: [3, 4],
    source: 'R19.5; R19.1, R19.2, R19.3',
  },
  {
    condition: 'skeletal',
    ka: 'Saturn',
    kb: 'Sun',
    signs: ['Capricorn', 'Aquarius', 'Sagittarius'],
    stars: [19, 20, 21, 22, 23],
    houses: [10],
    source: 'R19.5; R19.1, R19.2, R19.3',
  },
];

/** A condition as a person would say it, in the middle of a sentence. */
export const conditionInWords = (condition: Condition): string =>
  say.condition({ named: condition === 'mental-health' ? 'mind' : condition });
