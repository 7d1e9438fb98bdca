import { counted } from '@cuspal/engine/base/words';
import type { Period } from '@cuspal/engine/dasha/vimshottari';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import type { KpPromise } from '@cuspal/engine/kp/promise/promise';
import type { JudgedPeriod } from '@cuspal/engine/kp/timing/coming-periods';
import type { LordLink } from '@cuspal/engine/kp/timing/joint-lords';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import { planetFirst, planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { CLASS_IN_WORDS, promiseLimit } from './event-promise.ts';

const LINK_IN_WORDS: Readonly<Record<LordLink['link'], string>> = {
  SUPPORTS: 'supports it',
  NEUTRAL: 'neither supports nor strains it',
  STRAINS: 'strains it',
};

const PERIODS = ['mahadasha', 'antardasha', 'pratyantardasha'] as const;

/** Sentences on the lords of the first three levels and how each works with the lord above it. */
export const lordSentences = (
  running: readonly Period[],
  links: readonly { readonly link: LordLink['link'] | null }[],
): readonly string[] =>
  PERIODS.flatMap((name, index) => {
    const [planet, upper] = [running[index]?.planet, running[index - 1]?.planet];
    const link = links[index]?.link ?? null;
    if (planet === undefined) return [];
    if (upper === planet) return [`${planetFirst(planet)} rules the ${name} too.`];
    const rules = `${planetFirst(planet)} rules the ${name}`;
    return [
      link === null || upper === undefined
        ? `${rules}.`
        : `${rules} and ${LINK_IN_WORDS[link].replace(' it', ` ${planetInWords(upper)}`)}.`,
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
  if (judged.side === 'no') return [promised, 'So no period is a date for it.'];
  const first = isOffered(now.class) ? undefined : next.find((each) => isOffered(each.class));
  const limit = isOffered(now.class) || first !== undefined ? promiseLimit(judged.verdict) : false;
  return [
    promised,
    `The present pratyantardasha ${CLASS_IN_WORDS[now.class]}.`,
    ...(isOffered(now.class) ? [] : [comingSentence(first, next.length, clock)]),
    ...(limit === false ? [] : [limit]),
  ];
}

function comingSentence(first: JudgedPeriod | undefined, count: number, clock: LocalClock): string {
  if (count === 0) return 'It is the last of the 120 years.';
  return first === undefined
    ? `None of the next ${counted(count, 'pratyantardasha')} supports it strongly. Later ones may.`
    : `The first that supports it strongly is that of ${planetInWords(first.pd.planet)}, from ${dateInWords(first.pd.startMs, clock)}.`;
}
