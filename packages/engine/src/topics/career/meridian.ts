import type { Chart } from '../../chart/chart.ts';
import { agents } from '../../kp/kernel/agents.ts';
import { cuspOf } from '../../chart/placement.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { PLANET_FIELDS } from './planet-fields.ts';

/** Work of two planets together: star lord and sub lord of the tenth cusp, in either order. */
export interface MeridianPair {
  readonly planets: readonly [Graha, Graha];
  readonly field: string;
  /** K: the two fields mixed, by general knowledge. */
  readonly source: 'KPR3p' | 'K';
}

const [Su, Mo, Ma, Me, Ju, Ve, Sa] = PLANETS;

const pair = (one: Graha, other: Graha, field: string, source: MeridianPair['source'] = 'KPR3p'): MeridianPair => ({
  planets: [one, other],
  field,
  source,
});

/** The meridian list: all 21 pairs of the seven planets (KPR3p, four of them K). */
export const MERIDIAN_PAIRS: readonly MeridianPair[] = [
  pair(Su, Mo, 'navy, boilers, steam, surgical nursing'),
  pair(Su, Ma, 'front-line army (with Jupiter police, law and order; with Venus traffic police)'),
  pair(Su, Me, 'post, telegraph, telephone (with Jupiter press, journalism; with Venus radio, mechanical works)'),
  pair(Su, Ju, 'education, judiciary, endowments, finance, state bank'),
  pair(
    Su,
    Ve,
    'transport, air force, music, medicine, chemicals, veterinary (with Saturn leather; with Jupiter animal husbandry)',
  ),
  pair(Su, Sa, 'mines, coal, jails, watch and night duty'),
  pair(Mo, Ma, 'navy, petroleum'),
  pair(Mo, Me, 'interpreters, secretaries, marine engineers, couriers'),
  pair(Mo, Ju, 'physicians, foreign exchange, overseas bank'),
  pair(Mo, Ve, "painting, dairy, toiletries, silk, women's tailoring, nursing, cooking"),
  pair(Mo, Sa, 'wells, dams, geology, petrol, pump sets'),
  pair(Me, Ju, 'councillors, clergy, advertising, press, bank accounts'),
  pair(Me, Ve, 'music, radio, sanitary and automobile engineering, art'),
  pair(Me, Sa, 'handwriting and fingerprint expert, mine engineer, geologist'),
  pair(Ju, Ve, 'tax, law courts, food, agriculture, fertiliser'),
  pair(Ju, Sa, 'philosophy, politics, trustees'),
  pair(Ve, Sa, 'leather, skins, slaughter'),
  pair(Me, Ma, 'mechanical engineering, printing', 'K'),
  pair(Ma, Sa, 'machinery', 'K'),
  pair(Ma, Ve, 'hotel kitchens, vehicles', 'K'),
  pair(Ma, Ju, 'law enforcement, project finance', 'K'),
];

/** The row of two planets; null for one planet twice. */
export const meridianPair = (one: Graha, other: Graha): MeridianPair | null =>
  MERIDIAN_PAIRS.find(({ planets }) => one !== other && planets.includes(one) && planets.includes(other)) ?? null;

/** A planet as the meridian list reads it: a node acts as its star lord, and where that is a node too as its first agent. */
export function meridianReading(chart: Chart, planet: Planet): Graha {
  if (!isNode(planet)) return planet;
  const { starLord, signLord } = chart.planets[planet];
  return isNode(starLord) ? (agents(chart, planet)[0]?.planet ?? signLord) : starLord;
}

/** The three lords of the tenth cusp and what the pair of star lord and sub lord means (KPR3p meridian method). */
export interface Meridian {
  readonly signLord: Graha;
  readonly starLord: Planet;
  readonly subLord: Planet;
  /** Star lord and sub lord as the list reads them. */
  readonly pair: readonly [Graha, Graha];
  readonly pairField: string;
  readonly pairSource: string;
}

/** Throws out_of_range without Placidus. */
export function meridian(chart: Chart): Meridian {
  const { signLord, starLord, subLord } = cuspOf(chart, 10);
  const one = meridianReading(chart, starLord);
  const other = meridianReading(chart, subLord);
  const found = meridianPair(one, other);
  return {
    signLord,
    starLord,
    subLord,
    pair: [one, other],
    pairField: found?.field ?? PLANET_FIELDS[one].field,
    pairSource: found?.source ?? PLANET_FIELDS[one].source,
  };
}
