import { capitalised, inWords } from '@cuspal/engine/base/words';
import type { DivergenceBand, SubSubPosition } from '@cuspal/engine/kp/borders/sub-sub-boundary';
import { HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import { planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';

const HOW_MANY: Readonly<Record<DivergenceBand, string>> = { LOW: 'few', MODERATE: 'some', HIGH: 'many' };

function nearSentence(positions: readonly SubSubPosition[], thresholdArcsec: number): string {
  const critical = positions.filter(({ flag }) => flag === 'CRITICAL').map(({ target }) => target);
  const cusps = HOUSES.filter((house) => critical.includes(`cusp_${house}`));
  const planets = PLANETS.filter((planet) => critical.includes(`planet_${planet}`));
  const near = [
    ...(cusps.length > 0 ? [`${cusps.length > 1 ? 'cusps' : 'cusp'} ${inWords(cusps)}`] : []),
    ...(planets.length > 0 ? [planetsInWords(planets)] : []),
  ];
  const within = `within ${thresholdArcsec} arc-seconds of a sub-sub border.`;
  if (near.length === 0) return `Nothing that was measured is ${within}`;
  return `${capitalised(near.join(' and '))} ${cusps.length + planets.length > 1 ? 'are' : 'is'} ${within}`;
}

/** What is near a border, and how easily births some seconds apart differ. */
export const subSubAnswer = (
  positions: readonly SubSubPosition[],
  thresholdArcsec: number,
  divergence: { readonly index: number; readonly band: DivergenceBand } | null,
): string =>
  answerOf(
    nearSentence(positions, thresholdArcsec),
    divergence !== null &&
      `Births some seconds apart differ at ${HOW_MANY[divergence.band]} cusps, by an index of ${divergence.index} of 100.`,
    'No KP verdict rests on sub-sub lords.',
  );
