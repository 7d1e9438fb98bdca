import { named } from '@cuspal/speech';
import type { YoginiTone } from '../dasha/nakshatra/yogini.ts';
import type { SadeSatiPhase } from '../gochara/sade-sati.ts';
import type { StandingKind } from '../kp/kernel/standing.ts';
import type { MonthTone } from '../kp/timing/annual-forecast.ts';
import type { YearTone } from '../tajik/tone.ts';
import type { Planet } from '../zodiac/names.ts';
import { LORD_POINTS, usualInWords } from './own-points.ts';
import { say } from './synthesis.messages.ts';

export const OUTLOOK_FACTORS = [
  'varshaphala',
  'months',
  'dasha',
  'sadeSati',
  'ashtamaSani',
  'yogini',
  'eclipses',
  'openings',
  'ownMean',
] as const;
export type OutlookFactorName = (typeof OUTLOOK_FACTORS)[number];

/** Systems that the rows belong to. */
export const OUTLOOK_SYSTEMS = ['kp', 'parashari', 'tajik', 'extension'] as const;

/** A row of the score of a year. */
export interface OutlookFactor {
  readonly factor: OutlookFactorName;
  readonly system: (typeof OUTLOOK_SYSTEMS)[number];
  readonly detail: string;
  readonly points: number;
}

/** What an outlook reads. */
export type SpokenTime = 'YEAR' | 'REST_OF_YEAR';

const YEAR_POINTS: Readonly<Record<YearTone, number>> = { FAVOURABLE: 2, MIXED: 0, DIFFICULT: -2 };

/** What the score takes from the annual chart. */
export interface AnnualChartMarks {
  readonly tone: YearTone;
  /** Houses of the annual chart. */
  readonly munthaHouse: number;
  readonly yearLord: Planet;
  readonly yearLordHouse: number;
}

export const annualChartFactor = (of: AnnualChartMarks): OutlookFactor => ({
  factor: 'varshaphala',
  system: 'tajik',
  detail: say.tajikYear(of),
  points: YEAR_POINTS[of.tone],
});

/** Favourable months less challenging ones. */
export function monthsFactor(tones: readonly MonthTone[]): OutlookFactor {
  const count = (of: MonthTone): number => tones.filter((tone) => tone === of).length;
  const [good, bad] = [count('FAVOURABLE'), count('CHALLENGING')];
  const more = good - bad;
  return {
    factor: 'months',
    system: 'kp',
    detail: say.months({ good, bad, months: tones.length, allBad: bad === tones.length }),
    points: Math.sign(more) * (Math.abs(more) > 2 ? 2 : Math.abs(more) >= 1 ? 1 : 0),
  };
}

/** Lords that rule more than half of the span decide; where the months say otherwise, a word joins the two. */
export function dashaFactor(
  shares: Readonly<Record<StandingKind, number>>,
  pointsOfMonths: number,
  time: SpokenTime,
): OutlookFactor {
  const row = { factor: 'dasha', system: 'kp' } as const;
  const side = shares.STRONG > 0.5 ? 'STRONG' : shares.AGAINST > 0.5 ? 'AGAINST' : null;
  if (side === null)
    return {
      ...row,
      detail: say.noSideRules({ time }),
      points: 0,
    };
  const points = LORD_POINTS[side];
  const percent = Math.round(shares[side] * 100);
  const detail =
    points * pointsOfMonths < 0
      ? say.lordsBehindMonths({ side, percent, time })
      : say.lordsRule({ side, percent, time });
  return { ...row, detail, points };
}

/** What the antardasha lord gives in a usual year of the same person, taken off. */
export function ownMeanFactor(usualPoints: number): OutlookFactor {
  const usual = Math.round(usualPoints);
  return { factor: 'ownMean', system: 'kp', detail: usualInWords('year', usual), points: 0 - usual };
}

/** Saturn round the natal Moon at the middle of the span. */
export const sadeSatiFactor = (phase: SadeSatiPhase | null, time: SpokenTime): OutlookFactor => ({
  factor: 'sadeSati',
  system: 'kp',
  detail: say.sadeSati({ phase: phase ?? 'NONE', time }),
  points: phase === 'Janma' ? -1 : 0,
});

export const ashtamaFactor = (active: boolean, time: SpokenTime): OutlookFactor => ({
  factor: 'ashtamaSani',
  system: 'parashari',
  detail: say.ashtamaSani({ active, time }),
  points: active ? -1 : 0,
});

/** Which of the three points of a span are benefic, by the sum of 1, 2 and 4. */
const BENEFIC_AT = [
  ...(['NONE', 'BEGINNING', 'MIDDLE', 'BEGINNING_AND_MIDDLE'] as const),
  ...(['END', 'BEGINNING_AND_END', 'MIDDLE_AND_END', 'ALL'] as const),
];

/** The tones at the beginning, the middle and the end; null where none runs. */
export function yoginiFactor(tones: readonly (YoginiTone | null)[], time: SpokenTime): OutlookFactor {
  const good = [0, 1, 2].filter((index) => tones[index] === 'benefic');
  const benefic = BENEFIC_AT[good.reduce((sum, index) => sum + 2 ** index, 0)] ?? 'NONE';
  return {
    factor: 'yogini',
    system: 'parashari',
    detail: say.yogini({ benefic, time }),
    points: good.length >= 2 ? 1 : -1,
  };
}

/** An eclipse as far as it counts. */
export interface WeighedEclipse {
  readonly band: string;
  readonly kind: 'SOLAR' | 'LUNAR';
  /** Its maximum, as fields print it. */
  readonly on: string;
  readonly points: readonly string[];
}

const WEIGHTY_POINTS: readonly string[] = ['Moon', 'Sun', 'Ascendant'];

/** Once, however many fall so. */
export function eclipsesFactor(eclipses: readonly WeighedEclipse[]): OutlookFactor {
  const touched = (points: readonly string[]) => WEIGHTY_POINTS.filter((point) => points.includes(point));
  const found = eclipses.find(({ band, points }) => band === 'STRONG' && touched(points).length > 0);
  return {
    factor: 'eclipses',
    system: 'extension',
    detail:
      found === undefined
        ? say.noEclipse()
        : say.eclipse({ kind: found.kind, on: found.on, points: touched(found.points).map(named) }),
    points: found === undefined ? 0 : -1,
  };
}

const MANY_OPENINGS = 3;

export const openingsFactor = (labels: readonly string[], time: SpokenTime): OutlookFactor => ({
  factor: 'openings',
  system: 'kp',
  detail:
    labels.length === 0
      ? say.noOpening({ time })
      : say.openings({
          few: labels.length < MANY_OPENINGS,
          matters: labels.slice(0, MANY_OPENINGS),
          more: labels.length > MANY_OPENINGS,
        }),
  points: labels.length >= MANY_OPENINGS ? 1 : 0,
});
