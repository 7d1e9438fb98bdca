import type { Chart } from '../../chart/chart.ts';
import { inWords } from '../../base/words.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { isKendra, wholeSignHouse } from '../base/frame.ts';
import { held } from './clause.ts';
import type { DoshaClause, HeldClause } from './clause.ts';
import { aspects, countFrom, ownOrExalted, placeInWords } from './placed.ts';
import { NO_SEVERITY, severityOf } from './severity.ts';
import type { SeverityReading } from './severity.ts';

export const KEMADRUMA_CANCELLATION_RULES = [
  'planetWithMoon',
  'planetInKendraFromMoon',
  'planetInKendra',
  'moonInKendra',
  'jupiterAspectsMoon',
  'moonOwnOrExalted',
] as const;
export type KemadrumaCancellation = (typeof KEMADRUMA_CANCELLATION_RULES)[number];

/** Sun and nodes neither break nor cancel it. */
const JUDGED = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

const fromMoon = (chart: Chart, houses: readonly House[]): readonly Planet[] =>
  JUDGED.filter((planet) => houses.includes(countFrom(chart, 'Moon', planet)));

const stand = (planets: readonly Planet[], where: string): string | null =>
  planets.length === 0 ? null : `${inWords(planets)} ${planets.length === 1 ? 'stands' : 'stand'} ${where}.`;

/** What cancels Kemadruma, each by itself (R28.1). */
export const KEMADRUMA_CANCELLATIONS: readonly DoshaClause<KemadrumaCancellation>[] = [
  { rule: 'planetWithMoon', source: 'BJ', holds: (chart) => stand(fromMoon(chart, [1]), 'with the Moon') },
  {
    rule: 'planetInKendraFromMoon',
    source: 'PVR',
    holds: (chart) => stand(fromMoon(chart, [4, 7, 10]), 'in the 4th, 7th or 10th sign from the Moon'),
  },
  {
    rule: 'planetInKendra',
    source: 'PVR',
    holds: (chart) =>
      stand(
        JUDGED.filter((planet) => isKendra(wholeSignHouse(chart, planet))),
        'in a kendra from the Lagna',
      ),
  },
  {
    rule: 'moonInKendra',
    source: 'PVR',
    holds: (chart) => {
      const house = wholeSignHouse(chart, 'Moon');
      return isKendra(house) ? `The Moon stands in house ${house}, a kendra.` : null;
    },
  },
  {
    rule: 'jupiterAspectsMoon',
    source: 'PVR',
    holds: (chart) => (aspects(chart, 'Jupiter', 'Moon') ? 'Jupiter aspects the Moon.' : null),
  },
  {
    rule: 'moonOwnOrExalted',
    source: 'PVR',
    holds: (chart) =>
      ownOrExalted(chart, 'Moon') ? `The Moon is in its own sign or exalted, in ${placeInWords(chart, 'Moon')}.` : null,
  },
];

export interface Kemadruma extends SeverityReading {
  /** No planet of Mars to Saturn in the second or twelfth sign from the Moon. */
  readonly present: boolean;
  /** Those that stand there. */
  readonly beside: readonly Planet[];
  readonly cancellations: readonly HeldClause<KemadrumaCancellation>[];
}

/** Kemadruma (R28.1): severe without a cancellation, mild with one, none with two or more. Our own ladder (P9). */
export function kemadruma(chart: Chart): Kemadruma {
  const beside = fromMoon(chart, [2, 12]);
  if (beside.length > 0) return { present: false, beside, cancellations: [], ...NO_SEVERITY };
  const cancellations = held(KEMADRUMA_CANCELLATIONS, chart);
  const lowered = [0, 2][cancellations.length] ?? 3;
  return {
    present: true,
    beside,
    cancellations,
    ...severityOf([
      { factor: 'base', detail: 'No planet from Mars to Saturn stands beside the Moon.', points: 3 },
      ...(lowered > 0
        ? [
            {
              factor: 'cancellations',
              detail: cancellations.length === 1 ? 'One cancellation lowers it.' : 'Two or more cancellations end it.',
              points: -lowered,
            },
          ]
        : []),
    ]),
  };
}
