import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate } from '@cuspal/engine/time/print';
import { pillarInWords, type Wealth } from '@cuspal/engine/topics/money/financial';
import { answerOf, type TopicWindows } from '@cuspal/tool-kit';
import { say } from './money.messages.ts';

type Gains = Pick<TopicWindows, 'withheldReason' | 'first' | 'said'>;

/** The periods are those of one promise, which the whole of the pillars can contradict. */
function gainSentence({ wealthClass }: Wealth, gains: Gains, nowMs: number, clock: LocalClock): string | false {
  if (gains.withheldReason !== undefined) return say.noGainPeriod();
  const { first, said } = gains;
  if (wealthClass !== 'STRAINED' || first === null) return said;
  const fromMs = first.usableStartMs ?? first.startMs;
  const until = printDate(first.endMs, clock);
  return fromMs <= nowMs ? say.gainRunning({ until }) : say.gainPossible({ from: printDate(fromMs, clock), until });
}

export const wealthAnswer = (wealth: Wealth, gains: Gains, nowMs: number, clock: LocalClock): string =>
  answerOf(
    say.means({ means: wealth.wealthClass }),
    say.fourPillars({ pillars: wealth.pillars.map(({ name, level }) => pillarInWords(name, level)) }),
    gainSentence(wealth, gains, nowMs, clock),
  );
