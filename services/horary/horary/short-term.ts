import type { HoraryAnswered } from '@cuspal/engine/kp/horary/ask';
import type { NumberCast } from '@cuspal/engine/kp/horary/cast';
import { recoveryOf } from '@cuspal/engine/kp/horary/recovery';
import type { Rotation } from '@cuspal/engine/events/rotation';
import { isShortMatter, type ShortTiming, shortTiming } from '@cuspal/engine/kp/horary/short-timing';
import type { Search } from '@cuspal/engine/passages/transit-search';
import { lostTiming, lostWhen } from './lost-timing.ts';
import { recoverySentence } from './lost-words.ts';
import type { Told } from './when-words.ts';
import type { Asked, Telling } from './words.ts';

/** The days of a matter that takes weeks, by the ruling planets (R8.5); null where it takes longer or is not to come. */
export const soonOf = async (
  search: Search,
  { ruling }: NumberCast,
  key: string | null,
  { judgement }: Pick<HoraryAnswered, 'judgement'>,
): Promise<ShortTiming | null> =>
  isShortMatter(key) && judgement !== null && judgement.answer !== 'NO' ? shortTiming(search, ruling) : null;

/** A lost thing told in the words of its recovery, by the same judgement and the same periods wherever it is asked. */
export async function lostThingTold(
  search: Search,
  cast: NumberCast,
  rotation: Rotation,
  { timing: { windows } }: Pick<HoraryAnswered, 'timing'>,
  told: Told,
): Promise<Pick<Asked, 'said'> & Pick<Telling, 'soon' | 'when'>> {
  const recovery = recoveryOf(cast.chart, rotation, 'lost');
  const timing = await lostTiming(search, cast, recovery, 'lost');
  if (recovery.verdict === 'WITHHELD') return { soon: null };
  const said = recoverySentence(recovery.verdict, 'lost');
  return { said, soon: timing.soon, when: lostWhen(recovery, timing, windows, told) };
}
