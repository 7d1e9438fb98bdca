import type { Chart } from '@cuspal/engine/chart/chart';
import type { ArudhaException } from '@cuspal/engine/jaimini/arudha';
import { coLordReason } from '@cuspal/engine/jaimini/strength';
import type { CoLordRule } from '@cuspal/engine/jaimini/strength';
import { NATURES } from '@cuspal/engine/parashari/base/natures';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { isNode } from '@cuspal/engine/zodiac/names';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { listOf, planetName } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './jaimini.messages.ts';

export const planetNatures = listOf(z.strictObject({ planet: planetName, nature: z.enum(NATURES) }));

export const coLordRuleShape = z.string().nullable().meta({
  description: 'Rule that chose between two lords; null where the sign has one',
});

/** Why one of the two lords of Scorpio or Aquarius was taken; no sentence for a sign with one lord. */
export const coLordNote = (sign: number, lord: Planet, rule: CoLordRule | null): readonly string[] =>
  rule === null ? [] : [say.twoLords({ sign: nameOfSign(sign), lord, reason: coLordReason(rule) })];

/** Why an arudha stands in the tenth sign from where its count ended; `from` is the sign it was counted from. */
export const exceptionNote = (exception: ArudhaException, from: 'LAGNA' | 'TWELFTH'): readonly string[] =>
  exception === 'none' ? [] : [say.countEnded({ exception, from })];

/** Note for results that print the dignity of a node. */
export const nodeNote = (...lords: readonly Planet[]): readonly string[] =>
  lords.some(isNode) ? [say.nodeDignityDiffers()] : [];

/** Note for births where seconds decide the rising sign, and with it every house. */
export function borderNote({ ascendant }: Chart): readonly string[] {
  const degree = ascendant.longitude - ascendant.signIndex * 30;
  return degree < 1 || degree >= 29 ? [say.ascendantNearBorder()] : [];
}
