import { inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import type { StandingKind } from '../../kp/kernel/standing.ts';
import { contact, level, signifiesNear } from '../../kp/kernel/levels.ts';
import { weighedLord } from '../shared/weighed-lord.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { bandOf, scoreOf } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { CONFINEMENT_HOUSES, RELEASE_SETS } from './legal-data.ts';
import { say } from './legal.messages.ts';

export const DETENTION_TONES = ['RELEASE_SUPPORT', 'NEUTRAL', 'DETENTION_PRESSURE'] as const;
export type DetentionTone = (typeof DETENTION_TONES)[number];

const TONE_OF: Readonly<Record<StandingKind, DetentionTone>> = {
  STRONG: 'RELEASE_SUPPORT',
  WEAK: 'NEUTRAL',
  AGAINST: 'DETENTION_PRESSURE',
  SILENT: 'NEUTRAL',
};

/** Whether a period lord works for release (2, 4, 11) or for confinement (3, 8, 12), and why (R10, KPM). */
export function detentionTone(chart: Chart, planet: Planet): { readonly tone: DetentionTone; readonly reason: string } {
  const { standing, reason } = weighedLord(chart, planet, RELEASE_SETS);
  return { tone: TONE_OF[standing], reason };
}

export const CUSTODY_BANDS = ['LOW', 'WATCH', 'ELEVATED', 'HIGH'] as const;
type CustodyBand = (typeof CUSTODY_BANDS)[number];

export interface CustodyRisk extends Score {
  readonly band: CustodyBand;
}

const points = (factor: string, detail: string, given: number): ScoreFactor => ({ factor, detail, points: given });

/**
 * Risk of custody, 0 to 100, points of our own on the houses of R10: the twelfth sub lord on 2, 3, 8, 12, Rahu and
 * Saturn in its chain, cusps 1, 6 and 8 on 12, running lords that press, and protection. Throws out_of_range.
 */
export function custodyRisk(chart: Chart, running: { readonly md: Planet; readonly ad: Planet }): CustodyRisk {
  const score = scoreOf([...ofTheTwelfth(chart), ...ofOtherCusps(chart), ...ofTheDasha(chart, running)]);
  const band = bandOf<CustodyBand>(
    score.score,
    [
      [25, 'LOW'],
      [50, 'WATCH'],
      [75, 'ELEVATED'],
    ],
    'HIGH',
  );
  return { ...score, band };
}

function ofTheTwelfth(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 12);
  const { starLord } = chart.planets[csl];
  const held = CONFINEMENT_HOUSES.filter((house) => level(chart, csl, house) !== null);
  const marks = (
    [
      ['Rahu', 15],
      ['Saturn', 5],
    ] as const
  ).filter(([planet]) => planet === csl || planet === starLord);
  return [
    ...(held.length > 0
      ? [points('csl12_confinement', say.confinement({ csl, held, houses: CONFINEMENT_HOUSES }), 10 * held.length)]
      : []),
    ...marks.map(([planet, given]) =>
      points(`${planet.toLowerCase()}_in_chain`, say.inChain({ own: planet === csl, planet, csl }), given),
    ),
  ];
}

/** Planets as the subject of one sentence. */
interface Subject {
  readonly lords: string;
  readonly count: number;
}

/** Sub lords that do the same, `Mars, sub lord of cusps 1 and 6,`; one planet is named once. */
function subLords(rows: readonly (readonly [cusp: House, planet: Planet])[]): Subject {
  const planets = [...new Set(rows.map(([, planet]) => planet))];
  const lords = planets.map((lord) =>
    say.subLordOf({ lord, cusps: rows.filter(([, each]) => each === lord).map(([cusp]) => cusp) }),
  );
  return { lords: inWords(lords), count: lords.length };
}

/** The sub lord of cusp 11, failing it Jupiter, with the sub lord of cusp 12. */
function protectors(protector: Planet, eleventh: Planet, twelfth: Planet): Subject {
  if (protector === eleventh)
    return subLords([
      [11, eleventh],
      [12, twelfth],
    ]);
  return protector === twelfth
    ? subLords([[12, twelfth]])
    : { lords: inWords([planetInWords(protector), say.subLordOf({ lord: twelfth, cusps: [12] })]), count: 2 };
}

function ofOtherCusps(chart: Chart): readonly ScoreFactor[] {
  const [first, sixth, eighth, eleventh, twelfth] = ([1, 6, 8, 11, 12] as const).map((cusp) =>
    cuspalSubLord(chart, cusp),
  );
  if (!first || !sixth || !eighth || !eleventh || !twelfth) throw new RangeError('A chart has twelve cusps.');
  const holdsTwelve = (planet: Planet): boolean => signifiesNear(chart, planet, [12]);
  const frees = (planet: Planet): boolean => contact(chart, planet, RELEASE_SETS.required) === 1;
  const confined = (
    [
      [1, first],
      [6, sixth],
    ] as const
  ).filter(([, planet]) => holdsTwelve(planet));
  const protector = [eleventh, 'Jupiter' as const].find(frees);
  return [
    ...(confined.length > 0 ? [points('self_or_contest_in_12', say.selfOrContest(subLords(confined)), 10)] : []),
    ...(level(chart, eighth, 12) !== null ? [points('csl8_in_12', say.eighthInTwelve({ csl: eighth }), 10)] : []),
    ...(protector !== undefined && frees(twelfth)
      ? [points('protection', say.protection(protectors(protector, eleventh, twelfth)), -20)]
      : []),
  ];
}

function ofTheDasha(chart: Chart, { md, ad }: { readonly md: Planet; readonly ad: Planet }): readonly ScoreFactor[] {
  const presses = (planet: Planet): boolean => detentionTone(chart, planet).tone === 'DETENTION_PRESSURE';
  return presses(md) && presses(ad) ? [points('dasha_pressure', say.lordsPress({ md, ad }), 20)] : [];
}
