import { capitalised, inWords } from '@cuspal/engine/base/words';
import type { DivergenceBand, SubSubPosition } from '@cuspal/engine/kp/borders/sub-sub-boundary';
import { answerOf } from '@cuspal/tool-kit';

const HOW_MANY: Readonly<Record<DivergenceBand, string>> = { LOW: 'few', MODERATE: 'some', HIGH: 'many' };

/** Names of the critical cusps or planets, without their prefix. */
const criticalOf = (positions: readonly SubSubPosition[], prefix: 'cusp_' | 'planet_'): readonly string[] =>
  positions
    .filter(({ target, flag }) => flag === 'CRITICAL' && target.startsWith(prefix))
    .map(({ target }) => target.replace(prefix, ''));

function nearSentence(positions: readonly SubSubPosition[], thresholdArcsec: number): string {
  const [cusps, planets] = [criticalOf(positions, 'cusp_'), criticalOf(positions, 'planet_')];
  const near = [
    ...(cusps.length > 0 ? [`${cusps.length > 1 ? 'cusps' : 'cusp'} ${inWords(cusps)}`] : []),
    ...(planets.length > 0 ? [`${planets.length > 1 ? 'planets' : 'planet'} ${inWords(planets)}`] : []),
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
