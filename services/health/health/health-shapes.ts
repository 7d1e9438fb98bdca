import type { Chart } from '@cuspal/engine/chart/chart';
import { type BoundaryCaution, cautionTargets } from '@cuspal/engine/kp/borders/boundary-cautions';
import { CHRONICITIES } from '@cuspal/engine/topics/health/body';
import type { RecoverySpeed } from '@cuspal/engine/topics/health/recovery-speed';
import { HEALTH_CLASSES } from '@cuspal/engine/topics/health/pull';
import type { KpPromise } from '@cuspal/engine/kp/promise/promise';
import type { House } from '@cuspal/engine/zodiac/names';
import {
  ADVISER_ONLY,
  adviserOnlyShape,
  chainShape,
  listOf,
  scoreFactorsShape,
  severityShape,
  type TopicWindows,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './health.messages.ts';

/** What the health pages print alike. */

export const healthClassShape = z.enum(HEALTH_CLASSES);
export const chronicityShape = z.enum(CHRONICITIES);
export const textList = listOf(z.string());
export const chainsShape = listOf(chainShape);

/** A score of 0 to 100 and the factors that add up to it. */
export const scoreFields = { score: z.int().min(0).max(100), factors: scoreFactorsShape };

export const boundaryCautionsShape = listOf(
  z.strictObject({ target: z.string(), severity: severityShape.exclude(['CLEAR']) }),
).meta({
  description: "The cusps judged here that are within 10' of a sub border",
});

type Caution = Pick<BoundaryCaution, 'target'> & { readonly severity: 'CRITICAL' | 'CAUTION' };

/** The windows of a list, each beside its printed row. */
export const besideRows = ({ found, windows }: Pick<TopicWindows, 'found' | 'windows'>) =>
  found.flatMap((window, index) => {
    const row = windows[index];
    return row === undefined ? [] : [{ window, row }];
  });

/** The cusps a page judges by that stand within 10' of a sub border. */
export function boundaryCautions(chart: Chart, cusps: readonly House[]): readonly Caution[] {
  const judged = new Set<string>(cusps.map((cusp) => `cusp_${cusp}`));
  return cautionTargets(chart).flatMap(({ target, severity }) =>
    severity !== 'CLEAR' && judged.has(target) ? [{ target, severity }] : [],
  );
}

/** Parts of the body (R19.1, R19.2) as a sentence lists them; two that are one in a language are said once. */
export const partsNamed = (parts: readonly string[]): readonly string[] => [
  ...new Set(parts.map((said) => say.bodyPart({ part: said.replaceAll(' ', '_'), said }))),
];

/** How quickly somebody recovers and what slows it, in the same words wherever it is told. */
export const recoverySpeedSentence = ({ speed, slowedBy, age }: RecoverySpeed): string =>
  say.recovers({ speed, causes: slowedBy.map((cause) => say.slowedBy({ cause, age })) });

export const adviserFields = { audience: adviserOnlyShape, communicationRule: z.string() };

/** What an adviser alone reads, and may not pass on as it stands. */
export const forAdvisers = () => ({ audience: ADVISER_ONLY, communicationRule: say.communicationRule() });

/** The window of a list that no window has: the transits end with the ephemeris. */
export const truncatedShape = z
  .literal(true)
  .optional()
  .meta({ description: 'Transits past 2399, or past what one call may compute, are missing' });

/**
 * A promise as the health pages print it: its lines name the sign of Cancer as the fourth, since no text of theirs holds
 * the word.
 */
export const promiseView = (promise: KpPromise): KpPromise => ({
  ...promise,
  reasoning: promise.reasoning.map((line) => line.replace(/ in Cancer\b/, ' in the fourth sign')),
});
