import type { Chart } from '@cuspal/engine/chart/chart';
import type { ArudhaException } from '@cuspal/engine/jaimini/arudha';
import { CO_LORD_RULE_IN_WORDS } from '@cuspal/engine/jaimini/strength';
import type { CoLordRule } from '@cuspal/engine/jaimini/strength';
import { NATURES } from '@cuspal/engine/parashari/base/natures';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { isNode } from '@cuspal/engine/zodiac/names';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { listOf, planetName } from '@cuspal/tool-kit';
import { z } from 'zod';

export const planetNatures = listOf(z.strictObject({ planet: planetName, nature: z.enum(NATURES) }));

export const coLordRuleShape = z.string().nullable().meta({
  description: 'Rule that chose between two lords; null where the sign has one',
});

export const JAIMINI_ONLY = 'This belongs to the Jaimini system, and no KP verdict rests on it.';
export const WAXING_MOON =
  'Natures go by the chart. The Moon is benefic from 84 to 276 degrees ahead of the Sun. Another school takes the waxing Moon as benefic.';

/** Why one of the two lords of Scorpio or Aquarius was taken; no sentence for a sign with one lord. */
export const coLordNote = (sign: number, lord: Planet, rule: CoLordRule | null): readonly string[] =>
  rule === null ? [] : [`${nameOfSign(sign)} has two lords. ${lord} was taken because ${CO_LORD_RULE_IN_WORDS[rule]}.`];

/** Why an arudha stands in the tenth sign from where its count ended; `of` names the sign it was counted from. */
export const exceptionNote = (exception: ArudhaException, of: string): readonly string[] =>
  exception === 'none'
    ? []
    : [
        `The count ended on ${exception === 'first' ? `${of} itself` : `the seventh sign from ${of}`}, so the tenth sign from there is taken. Some authors leave the count as it is.`,
      ];

/** Note for results that print the dignity of a node. */
export const nodeNote = (...lords: readonly Planet[]): readonly string[] =>
  lords.some(isNode) ? ['Schools differ on the dignity of Rahu and Ketu.'] : [];

/** Note for births where seconds decide the rising sign, and with it every house. */
export function borderNote({ ascendant }: Chart): readonly string[] {
  const degree = ascendant.longitude - ascendant.signIndex * 30;
  return degree < 1 || degree >= 29
    ? ['The Ascendant is within 1 degree of a sign border, so the houses depend on an exact birth time.']
    : [];
}
