import { inWords } from '@cuspal/engine/base/words';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import { pillarInWords, type Wealth, type WealthClass } from '@cuspal/engine/topics/money/financial';
import { answerOf, type TopicWindows } from '@cuspal/tool-kit';

const CLASS_IN_WORDS: Readonly<Record<WealthClass, string>> = {
  ABUNDANT: 'As a whole the chart shows abundant means.',
  GOOD: 'As a whole the chart shows good means.',
  MODERATE: 'As a whole the chart shows moderate means.',
  STRAINED: 'As a whole strained means are indicated.',
};

type Gains = Pick<TopicWindows, 'withheldReason' | 'first' | 'said'>;

/** The periods are those of one promise, which the whole of the pillars can contradict. */
function gainSentence({ wealthClass }: Wealth, gains: Gains, nowMs: number, clock: LocalClock): string | false {
  if (gains.withheldReason !== undefined)
    return 'No period of gain is given, because Wealth / Income Gain itself (cusp 2) is not promised.';
  const { first, said } = gains;
  if (wealthClass !== 'STRAINED' || first === null) return said;
  const fromMs = first.usableStartMs ?? first.startMs;
  const until = dateInWords(first.endMs, clock);
  return fromMs <= nowMs
    ? `Even so, a period of possible gain is already running, until ${until}.`
    : `Even so, gain is possible from ${dateInWords(fromMs, clock)} to ${until}.`;
}

export const wealthAnswer = (wealth: Wealth, gains: Gains, nowMs: number, clock: LocalClock): string =>
  answerOf(
    CLASS_IN_WORDS[wealth.wealthClass],
    `Of its four pillars ${inWords(wealth.pillars.map(({ name, level }) => pillarInWords(name, level)))}.`,
    gainSentence(wealth, gains, nowMs, clock),
  );
