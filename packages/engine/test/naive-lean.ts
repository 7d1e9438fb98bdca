import type { Chart } from '../src/chart/chart.ts';
import type { House, Planet } from '../src/zodiac/names.ts';
import { naiveSources } from './naive-levels.ts';

/** Ranks at which a planet holds some houses, one for each reason (R5.4). */
const naiveRanks = (chart: Chart, planet: Planet, houses: readonly House[]): readonly number[] =>
  naiveSources(chart, planet)
    .filter((source) => houses.includes(source.house))
    .map(({ rank }) => rank);

/** Best of those ranks, 9 for none. */
export const naiveContact = (chart: Chart, planet: Planet, houses: readonly House[]): number =>
  Math.min(9, ...naiveRanks(chart, planet, houses));

/** The lean of a planet, written out. */
export function naiveLean(chart: Chart, planet: Planet, f: readonly House[], d: readonly House[]): string {
  const [favourable, against] = [naiveContact(chart, planet, f), naiveContact(chart, planet, d)];
  if (favourable === 9 && against === 9) return 'NONE';
  if (favourable === against) return 'BOTH';
  return favourable < against ? 'FOR' : 'AGAINST';
}

/** The class of a significator, written out, with the opposition of the sub lord on the wider denial (8th and 12th from the primary cusp). */
export function naiveFruitfulness(chart: Chart, planet: Planet, f: readonly House[], d: readonly House[]): string {
  const [primary] = f;
  if (primary === undefined) throw new RangeError('no house');
  const from = (nth: number): number => ((primary + nth - 2) % 12) + 1;
  const wider = [...d, ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).filter((h) => h === from(8) || h === from(12))]
    .filter((house) => !f.includes(house)); // prettier-ignore
  const { subLord } = chart.planets[planet];
  const [subF, subD] = [naiveContact(chart, subLord, f), naiveContact(chart, subLord, wider)];
  const opposes = subD < 9 && (subF === 9 || subD < subF);
  const [own, against] = [naiveContact(chart, planet, f), naiveContact(chart, planet, d)];
  if (own === 9) return against === 9 ? 'NEUTRAL' : 'HOSTILE';
  return opposes || against < own ? 'HOSTILE' : 'FRUITFUL';
}

/** The same chart with every sign of dignity, motion and distance changed, and nothing that KP reads. */
export const disguised = (chart: Chart): Chart => {
  const { planets } = chart;
  const hide = (planet: Planet) => ({
    ...planets[planet],
    speed: -planets[planet].speed,
    retrograde: !planets[planet].retrograde && planet !== 'Sun' && planet !== 'Moon',
    latitude: planets[planet].latitude + 1,
    distance: planets[planet].distance * 2,
  });
  return {
    ...chart,
    planets: {
      Sun: hide('Sun'),
      Moon: hide('Moon'),
      Mars: hide('Mars'),
      Mercury: hide('Mercury'),
      Jupiter: hide('Jupiter'),
      Venus: hide('Venus'),
      Saturn: hide('Saturn'),
      Rahu: planets.Rahu,
      Ketu: planets.Ketu,
    },
  };
};
