import type { LocalClock } from '@cuspal/engine/time/clock';
import { printedMs } from '@cuspal/engine/time/print';
import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import { periodInWords } from '@cuspal/tool-kit/views/window-words';
import { dateInWords } from '@cuspal/engine/time/print';
import type { AskedDates } from './asked.ts';
import type { Timing } from './promised-event.ts';

/** How the time of a matter is spoken of. */
export interface Spoken {
  readonly clock: LocalClock;
  readonly nowMs: number;
  readonly dates: AskedDates | null;
  readonly past: boolean;
  /** Name of the matter. */
  readonly matter: string;
  readonly adverse: boolean;
  readonly side: 'yes' | 'split' | 'no';
}

type Chosen = NonNullable<Timing['best']>;

/** When it may come, in one to three sentences: of the days asked about first, then the best of all. */
export function periodSentences(timing: Timing, spoken: Spoken): readonly string[] {
  if (spoken.side === 'no' || timing.withheldReason !== undefined)
    return spoken.side === 'no' && !spoken.adverse ? ['So no date is given for it.'] : [];
  const { first, best } = timing;
  if (best === null) return [noneSentence(timing, spoken)];
  const asked = !spoken.dates?.to ? null : inDates(first, spoken.dates.to, spoken);
  const [word, firstWord] = words(best, spoken);
  const said = [`${word} ${runs(best, spoken)}.`];
  const other = first !== null && first.start !== best.start ? [`${firstWord} ${runs(first, spoken)}.`] : [];
  if (asked === null) return [...said, ...other];
  return asked.within
    ? [asked.says, ...(other.length > 0 ? said : [])]
    : [asked.says, ...(other.length > 0 ? other : said)];
}

/** Whether the first good period begins within the days asked about. */
function inDates(first: Chosen | null, to: string, spoken: Spoken) {
  const said = spoken.dates?.said ?? '';
  const days = said === 'the dates sent' ? 'those dates' : said;
  const within = first !== null && first.usableStart.slice(0, 10) <= to;
  if (!within) return { within, says: `No good period falls ${inThose(days)}.` };
  return {
    within,
    says: spoken.adverse
      ? `A time that asks for care falls ${inThose(days)}, and it ${runs(first, spoken)}.`
      : `A good period falls ${inThose(days)}, and it ${runs(first, spoken)}.`,
  };
}

/** `in 2027`, `next spring`: the words of the question, with a preposition where they have none. */
const inThose = (said: string): string =>
  /^(?:in|on|at|by|before|after|this|next|during|within|from|between|until|tomorrow|today)\b/i.test(said)
    ? said
    : `in ${said}`;

function words(best: Chosen, { adverse, side, past, matter }: Spoken): readonly [string, string] {
  if (adverse) return ['The time that asks for most care', 'The first such time'];
  const named = matter.toLowerCase();
  const most = isOffered(best.class) ? (best.class === 'FULL' ? 'The strongest' : 'A good') : 'A weaker';
  const period = `${most} ${past ? 'past ' : ''}period for ${named}`;
  return [side === 'split' ? `If it comes at all, ${period.toLowerCase()}` : period, 'The first good one'];
}

/** `runs from 3 March to 28 May 2028`; of what has begun `is already running, until 28 May 2028`. */
function runs({ usableStart, end }: Chosen, { nowMs, clock }: Spoken): string {
  const [startMs, endMs] = [printedMs(usableStart), printedMs(end)];
  if (startMs <= nowMs && nowMs < endMs) return `is already running, until ${dateInWords(endMs, clock)}`;
  return `${endMs <= nowMs ? 'ran' : 'runs'} ${periodInWords({ startMs, endMs }, clock)}`;
}

function noneSentence({ to, windows, weaker }: Timing, { clock, past }: Spoken): string {
  if (windows.length + weaker.length > 0)
    return 'No date is given, because every period for it ends before it can be used.';
  const until = dateInWords(printedMs(to), clock).replace(/^\d+ /, '');
  return past ? 'No suitable period lies in the years looked at.' : `No suitable period comes before ${until}.`;
}
