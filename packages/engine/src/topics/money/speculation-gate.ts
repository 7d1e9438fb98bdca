import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { houseLevels } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { verdictSentence } from '../../kp/promise/promise-reasoning.ts';
import { say } from './money.messages.ts';

export const SPECULATION_GATES = ['OPEN', 'GUARDED', 'CLOSED'] as const;
type SpeculationGate = (typeof SPECULATION_GATES)[number];

export interface SpeculationFitness {
  readonly gate: SpeculationGate;
  readonly reasons: readonly string[];
}

/**
 * Natal fitness for speculation: the promise, and the sub lords of 5 and 11 free of 8 and 12 at every level (R10, KPM).
 * Throws out_of_range without Placidus.
 */
export function speculationGate(chart: Chart): SpeculationFitness {
  const judged = promise(chart, natalEvent('speculation'));
  const { side, csl } = judged;
  const links = ([5, 11] as const).map((cusp) => {
    const lord = cuspalSubLord(chart, cusp);
    const held = houseLevels(chart, lord, [8, 12]);
    return {
      clean: held.length === 0,
      text: say.lossLink({ lord, cusp, clean: held.length === 0, held: housesInWords(chart, lord, [8, 12]) }),
    };
  });
  const clean = links.every((link) => link.clean);
  return {
    gate: side !== 'yes' ? 'CLOSED' : clean ? 'OPEN' : 'GUARDED',
    reasons: [
      `${say.fifthSubLord({ csl })} ${verdictSentence(say.speculation(), judged)}`,
      ...links.map(({ text }) => text),
    ],
  };
}
