import { capitalised, counted, inWords } from '@cuspal/engine/base/words';
import { natalEvent } from '@cuspal/engine/events/natal';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { SessionTemper } from '@cuspal/engine/topics/money/speculation';
import { answerOf } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';

const DAY_IN_WORDS: Readonly<Record<SessionTemper['dayTone'], string>> = {
  SUPPORTIVE_DAY: 'mostly supportive',
  MIXED_DAY: 'mixed',
  ADVERSE_DAY: 'mostly adverse',
};

const NO_SIGNAL = 'this is not a trading signal.';

/** What holds the session back, if anything, and that it is no signal. */
function limitSentence({ fitness: { gate }, slots }: SessionTemper): string {
  if (gate === 'CLOSED') return `So no stretch counts as supportive, and ${NO_SIGNAL}`;
  const limits = [
    ...(gate === 'GUARDED' ? ['a tie to the houses of loss'] : []),
    ...(slots.some(({ cappedBy }) => cappedBy === 'DASHA_HOSTILE') ? ['hostile dasha lords'] : []),
  ];
  if (limits.length === 0) return capitalised(NO_SIGNAL);
  return `${capitalised(inWords(limits))} speak${limits.length > 1 || gate !== 'GUARDED' ? '' : 's'} for restraint, and ${NO_SIGNAL}`;
}

export function sessionAnswer(session: SessionTemper, promised: Verdict): string {
  const { supportive, neutral, adverse } = session.minutes;
  const minutes = [supportive, neutral, adverse].map(Math.round);
  return answerOf(
    promiseSentence(natalEvent('speculation'), promised),
    supportive + adverse > 0
      ? `The session is ${DAY_IN_WORDS[session.dayTone]}, with about ${minutes[0]} supportive, ${minutes[1]} neutral and ${minutes[2]} adverse minutes.`
      : `The whole session is neutral, ${counted(Math.round(neutral), 'minute')} without support or opposition.`,
    limitSentence(session),
  );
}
