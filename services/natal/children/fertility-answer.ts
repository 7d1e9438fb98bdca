import type { LocalClock } from '@cuspal/engine/time/clock';
import { datesInWords } from '@cuspal/engine/time/print';
import { DELAYING, type Fertility } from '@cuspal/engine/topics/children/fertility';
import type { FertilityWindows } from '@cuspal/engine/topics/children/fertility-windows';
import { windowsSentence } from '@cuspal/tool-kit/views/answers';
import { jointWindowsOf } from './fertility-view.ts';

/** What delays a promised child, or what stands open where none is promised; false where there is nothing to add. */
export function delaySentence({ verdict, delays, alternative }: Fertility): string | false {
  if (verdict === 'NOT_PROMISED')
    return alternative === null
      ? 'So no date is given, and a doctor decides every question of fertility.'
      : 'So no date is given, but the chart promises the adoption of a child.';
  const cause = verdict === 'PROMISED_WITH_DELAY' && delays.find(({ delay }) => DELAYING.includes(delay));
  return cause ? `A delay is indicated, because ${cause.detail.replace(/^The /, 'the ')}` : false;
}

/** When a child may come: by the windows both share where there is a partner, else by the person's own. */
export function timeSentence(own: FertilityWindows, partner: FertilityWindows | null, clock: LocalClock) {
  if (own.withheldReason !== undefined) return false;
  if (partner === null) return windowsSentence({ found: own.windows }, clock);
  if (partner.withheldReason !== undefined)
    return 'The chart of the partner does not promise it, so no shared period is given.';
  const [best] = jointWindowsOf(own, partner);
  return best === undefined
    ? 'No period of the years asked for is shared with the partner.'
    : `The best period shared with the partner runs ${datesInWords(best.startMs, best.endMs, clock)}.`;
}
