import { capitalised, inWords } from '@cuspal/engine/base/words';
import type { DivergenceBand, SubSubPosition } from '@cuspal/engine/kp/borders/sub-sub-boundary';
import { HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';

const HOW_MANY: Readonly<Record<DivergenceBand, string>> = { LOW: 'few', MODERATE: 'some', HIGH: 'many' };

function nearSentence(positions: readonly SubSubPosition[], thresholdArcsec: number): string {
  const critical = positions.filter(({ flag }) => flag === 'CRITICAL').map(({ target }) => target);
  const cusps = HOUSES.filter((house) => critical.includes(`cusp_${house}`));
  const planets = PLANETS.filter((planet) => critical.includes(`planet_${planet}`));
  const named = planets.map(planetInWords);
  const near =
    cusps.length === 1
      ? inWords([`cusp ${cusps[0]}`, ...named])
      : [...(cusps.length > 0 ? [`cusps ${inWords(cusps)}`] : []), ...(named.length > 0 ? [inWords(named)] : [])].join(
          cusps.length > 1 && named.length > 1 ? ', and ' : ' and ',
        );
  const within = `within ${thresholdArcsec} arc-seconds of a sub-sub border.`;
  if (near === '') return `Nothing that was measured is ${within}`;
  return `${capitalised(near)} ${cusps.length + planets.length > 1 ? 'are' : 'is'} ${within}`;
}

/** Says what is near a border, and how easily births some seconds apart differ. */
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
