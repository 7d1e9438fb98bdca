import { inWords } from '../base/words.ts';
import type { YoginiTone } from '../dasha/nakshatra/yogini.ts';
import type { SadeSatiPhase } from '../gochara/sade-sati.ts';
import type { StandingKind } from '../kp/kernel/standing.ts';
import type { MonthTone } from '../kp/timing/annual-forecast.ts';
import type { YearTone } from '../tajik/tone.ts';
import type { Planet } from '../zodiac/names.ts';
import { planetInWords } from '../zodiac/planet-words.ts';
import { LORD_POINTS, usualInWords } from './own-points.ts';

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

/** What an outlook reads, in its sentences. */
export type SpokenTime = 'the year' | 'the rest of the year';

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
  detail: `The Tajik year is ${of.tone.toLowerCase()}, with the muntha in house ${of.munthaHouse} and ${planetInWords(of.yearLord)} as its lord in house ${of.yearLordHouse}.`,
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
    detail: `By KP ${numbered(good)} of ${tones.length} months ${good < 2 ? 'is' : 'are'} favourable for work and gain by the person's own average, and ${bad === tones.length ? 'all' : numbered(bad)} ${bad < 2 ? 'is' : 'are'} challenging.`,
    points: Math.sign(more) * (Math.abs(more) > 2 ? 2 : Math.abs(more) >= 1 ? 1 : 0),
  };
}

const numbered = (count: number): string => (count === 0 ? 'none' : count === 1 ? 'one' : String(count));

const BEHIND: Readonly<Record<'STRONG' | 'AGAINST', { readonly plain: string; readonly yet: string }>> = {
  STRONG: { plain: 'strong for work and gain', yet: 'which softens them' },
  AGAINST: { plain: 'against work and gain', yet: 'which limits what they bring' },
};

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
      detail: `Neither antardasha lords strong for work and gain nor those against it rule more than half of ${time}.`,
      points: 0,
    };
  const points = LORD_POINTS[side];
  const percent = Math.round(shares[side] * 100);
  const part = `${percent === 100 ? 'all' : `${percent} %`} of ${time}`;
  const { plain, yet } = BEHIND[side];
  const detail =
    points * pointsOfMonths < 0
      ? `Behind the months stand antardasha lords ${plain} for ${part}, ${yet}.`
      : `Antardasha lords ${plain} rule ${part}.`;
  return { ...row, detail, points };
}

/** What the antardasha lord gives in a usual year of the same person, taken off. */
export function ownMeanFactor(usualPoints: number): OutlookFactor {
  const usual = Math.round(usualPoints);
  return { factor: 'ownMean', system: 'kp', detail: usualInWords('year', usual), points: 0 - usual };
}

const PHASE_SAYS: Readonly<Record<SadeSatiPhase, (middle: string) => string>> = {
  Vraya: (middle) => `Sade Sati is in its first phase ${middle}, which is not counted.`,
  Janma: (middle) => `Sade Sati is at its height ${middle}, with Saturn in the sign of the natal Moon.`,
  Patha: (middle) => `Sade Sati is in its third phase ${middle}, which is not counted.`,
};
const NO_PHASE = (middle: string): string => `Saturn is in none of the signs of Sade Sati ${middle}.`;

const middleOf = (time: SpokenTime): string => `at the middle of ${time}`;

/** Saturn round the natal Moon at the middle of the span. */
export const sadeSatiFactor = (phase: SadeSatiPhase | null, time: SpokenTime): OutlookFactor => ({
  factor: 'sadeSati',
  system: 'kp',
  detail: (phase === null ? NO_PHASE : PHASE_SAYS[phase])(middleOf(time)),
  points: phase === 'Janma' ? -1 : 0,
});

export const ashtamaFactor = (active: boolean, time: SpokenTime): OutlookFactor => ({
  factor: 'ashtamaSani',
  system: 'parashari',
  detail: `Saturn is ${active ? '' : 'not '}in the eighth sign from the natal Moon ${middleOf(time)}.`,
  points: active ? -1 : 0,
});

const YOGINI_POINTS = ['the beginning', 'the middle', 'the end'] as const;

/** The tones at the beginning, the middle and the end; null where none runs. */
export function yoginiFactor(tones: readonly (YoginiTone | null)[], time: SpokenTime): OutlookFactor {
  const where = (good: boolean): readonly string[] =>
    YOGINI_POINTS.filter((_, index) => (tones[index] === 'benefic') === good);
  const [benefic, other] = [where(true), where(false)];
  return {
    factor: 'yogini',
    system: 'parashari',
    detail: `The Yogini dasha is ${benefic.length === 0 ? 'not ' : ''}benefic at ${inWords(benefic.length === 0 ? other : benefic, benefic.length === 0 ? 'or' : 'and')} of ${time}${benefic.length === 0 || other.length === 0 ? '' : `, but not at ${inWords(other, 'or')}`}.`,
    points: benefic.length >= 2 ? 1 : -1,
  };
}

/** An eclipse as far as it counts. */
export interface WeighedEclipse {
  readonly band: string;
  /** `solar eclipse of 6 February 2027`. */
  readonly name: string;
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
        ? 'No eclipse falls strongly on the natal Moon, Sun or Ascendant.'
        : `The ${found.name} falls strongly on the natal ${inWords(touched(found.points))}.`,
    points: found === undefined ? 0 : -1,
  };
}

const MANY_OPENINGS = 3;

export const openingsFactor = (labels: readonly string[], time: SpokenTime): OutlookFactor => ({
  factor: 'openings',
  system: 'kp',
  detail:
    labels.length === 0
      ? `By KP no promised matter opens fully in ${time}.`
      : `By KP the periods open the way ${labels.length < MANY_OPENINGS ? 'only ' : ''}to ${inWords(labels.slice(0, MANY_OPENINGS))}${labels.length > MANY_OPENINGS ? ' among others' : ''}.`,
  points: labels.length >= MANY_OPENINGS ? 1 : 0,
});
