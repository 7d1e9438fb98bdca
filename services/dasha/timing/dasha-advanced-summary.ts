import { RUNNING_PERIODS } from '@cuspal/engine/dasha/running-lords';
import type { Period } from '@cuspal/engine/dasha/vimshottari';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import type { KpPromise } from '@cuspal/engine/kp/promise/promise';
import type { JudgedPeriod } from '@cuspal/engine/kp/timing/coming-periods';
import type { LordLink } from '@cuspal/engine/kp/timing/joint-lords';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate } from '@cuspal/engine/time/print';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { promiseLimit } from './event-promise.ts';
import { say } from './timing.messages.ts';

/** Sentences on the lords of the first three levels and how each works with the lord above it. */
export const lordSentences = (
  running: readonly Period[],
  links: readonly { readonly link: LordLink['link'] | null }[],
): readonly string[] =>
  RUNNING_PERIODS.flatMap((period, index) => {
    const [planet, upper] = [running[index]?.planet, running[index - 1]?.planet];
    const link = links[index]?.link ?? null;
    if (planet === undefined) return [];
    if (upper === planet) return [say.rulesToo({ planet, period })];
    return [
      link === null || upper === undefined
        ? say.rulesPeriod({ planet, period })
        : say.rulesAndWorks({ planet, period, link, upper }),
    ];
  });

/** What is promised, what the present pratyantardasha does for it, and which of the next ones brings it first. */
export function eventSentences(
  event: JudgedEvent,
  judged: KpPromise,
  { now, next }: { readonly now: JudgedPeriod; readonly next: readonly JudgedPeriod[] },
  clock: LocalClock,
): readonly string[] {
  const promised = promiseSentence(event, judged);
  if (judged.side === 'no') return [promised, say.noPeriodIsDate()];
  const first = isOffered(now.class) ? undefined : next.find((each) => isOffered(each.class));
  const limit = isOffered(now.class) || first !== undefined ? promiseLimit(event, judged.verdict) : false;
  return [
    promised,
    say.presentPratyantardasha({ support: now.class }),
    ...(isOffered(now.class) ? [] : [comingSentence(first, next.length, clock)]),
    ...(limit === false ? [] : [limit]),
  ];
}

function comingSentence(first: JudgedPeriod | undefined, count: number, clock: LocalClock): string {
  if (count === 0) return say.lastOfDashaYears();
  return first === undefined
    ? say.noneOfNext({ count })
    : say.firstStrongPratyantardasha({ planet: first.pd.planet, from: printDate(first.pd.startMs, clock) });
}
