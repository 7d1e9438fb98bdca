import { inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { type BoundaryCaution, cautionTargets } from '@cuspal/engine/kp/borders/boundary-cautions';
import { CHRONICITIES } from '@cuspal/engine/topics/health/body';
import type { RecoverySpeed, SlowedBy } from '@cuspal/engine/topics/health/recovery-speed';
import type { Recuperation } from '@cuspal/engine/topics/health/vitality';
import { HEALTH_CLASSES } from '@cuspal/engine/topics/health/pull';
import type { KpPromise } from '@cuspal/engine/kp/promise/promise';
import type { House } from '@cuspal/engine/zodiac/names';
import {
  adviserOnlyShape,
  chainShape,
  listOf,
  scoreFactorsShape,
  severityShape,
  type TopicWindows,
} from '@cuspal/tool-kit';
import { z } from 'zod';

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

/** `the heart, back and spine`; a stretch of the map (R19.1) is named as a part. */
export const partsInWords = (parts: readonly string[]): string =>
  `the ${inWords(parts.map((part) => (part === 'ankle to knee' ? 'leg from ankle to knee' : part)))}`;

/** How quickly somebody recovers, in the same words wherever it is told. */
const RECOVERS: Readonly<Record<Recuperation, string>> = {
  FAST_HEALER: 'Recovery tends to be quick',
  AVERAGE: 'Recovery tends to take its usual time',
  SLOW_HEALER: 'Recovery tends to take its time, and rest helps',
  FRAGILE: 'Recovery tends to ask for patience, rest and good care',
};

/** The same as a sentence, with what makes it slower than the vitality of the chart. */
export function recoverySpeedSentence({ speed, slowedBy, age }: RecoverySpeed): string {
  const because: Readonly<Record<SlowedBy, string>> = {
    SATURN: 'Saturn prolongs it',
    COURSE: 'ailments tend to run long or relief comes later',
    AGE: `the person is ${age}`,
  };
  return `${RECOVERS[speed]}${slowedBy.length > 0 ? `, because ${inWords(slowedBy.map((by) => because[by]))}` : ''}.`;
}

/** Text beside everything that touches mind, mood and dependence. */
export const CRISIS_NOTE =
  'If you or someone near you may come to harm, contact the local emergency number or a crisis line now.' as const;
export const crisisNoteShape = z.literal(CRISIS_NOTE);

/** Text beside periods of unwelcome matters. */
export const CARE_NOTE =
  'Periods of unwelcome matters are periods that ask for ordinary care and usual check-ups. They say nothing of what happens, and care is sought whenever it is needed.' as const;
export const careNoteShape = z.literal(CARE_NOTE);

export const COMMUNICATION_RULE =
  'This is for an experienced adviser. It is never shown or read to the person, a parent or a caregiver as it stands.' as const;
export const adviserFields = {
  audience: adviserOnlyShape,
  communicationRule: z.literal(COMMUNICATION_RULE),
};

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
