import type { Paradigm } from '@cuspal/engine/comparison/paradigm';
import type { ParadigmLabel, ParadigmPanel } from '@cuspal/engine/comparison/paradigm-panel';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import { answerOf } from '@cuspal/tool-kit';
import { kpSentence } from './asked-matter.ts';

const ANSWER_IN_WORDS: Readonly<Record<Paradigm['answer'], string>> = {
  YES: 'yes',
  CONDITIONAL: 'conditional',
  NO: 'no',
};

const LABEL_IN_WORDS: Readonly<Record<ParadigmLabel, string>> = {
  CONCORDANT: 'They agree on the same grounds',
  CONCORDANT_ON_DIFFERENT_GROUNDS: 'They agree, but on different grounds',
  TIMING_DIVERGENCE: 'They agree on the answer, but not on the time',
  PARTLY_CONCORDANT: 'They agree in part',
  DIVERGENT: 'They contradict each other',
};

/** Picks the frame of the chart's own ayanamsa, or else the first one asked for. */
const shownFrame = ({ frames }: ParadigmPanel, own: Ayanamsa) =>
  frames.find(({ ayanamsa }) => ayanamsa === own) ?? frames[0];

/** The three answers in one frame, how they stand to each other, and what KP decides in the ayanamsa of the chart. */
export function panelAnswer(event: JudgedEvent, panel: ParadigmPanel, kp: Verdict, own: Ayanamsa): string {
  const frame = shownFrame(panel, own);
  if (frame === undefined) throw new RangeError('A panel has a frame.');
  const [first, second, third] = frame.paradigms.map(({ answer }) => ANSWER_IN_WORDS[answer]);
  const sensitive = panel.frameSensitivity === 'FRAME_SENSITIVE';
  return answerOf(
    `In the ayanamsa ${frame.ayanamsa} the answer of KP is ${first}, of Parashari ${second} and of Jaimini ${third}.`,
    `${LABEL_IN_WORDS[frame.label]}${sensitive ? ', and the KP verdict depends on the ayanamsa' : ''}.`,
    frame.ayanamsa === own
      ? kpSentence(event, kp)
      : kpSentence(event, kp).replace('By KP, which decides,', 'By KP in the ayanamsa of the chart, which decides,'),
  );
}
