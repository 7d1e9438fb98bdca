import { layersSatisfied, statesOf } from '@cuspal/engine/election/layers';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { momentInWords } from '@cuspal/engine/time/print';
import type { Elected } from './election-run.ts';
import { LAYER_IN_WORDS } from './window-words.ts';

/** What a person could be told of several elections: the moment of each, and whether they follow one another. */
export function severalSummary(elected: readonly Elected[], sequence: 'NOT_ASKED' | 'FOUND' | 'NOT_POSSIBLE'): string {
  const unpromised = elected.filter(({ set }) => promise(set.chart, set.topic.judged).side === 'no');
  return [
    ...elected.map(momentOf),
    ...(sequence === 'FOUND' ? ['The sequence names windows that follow one another in this order.'] : []),
    ...(sequence === 'NOT_POSSIBLE'
      ? ['Among the best windows none follow one another in this order, so the events stand apart.']
      : []),
    ...(unpromised.length > 0
      ? [
          `The birth chart does not promise ${unpromised.length < elected.length ? `${unpromised.length} of these events` : 'what is asked for'}, and an election does not create a promise.`,
        ]
      : []),
  ].join(' ');
}

function momentOf({ set, selection, scan, occasion }: Elected): string {
  const window = selection.chosen[0]?.window;
  const event = `For "${set.topic.label}"`;
  if (window === undefined && scan.usableSeconds === 0) {
    return `${event} nothing could be looked for, because none of the hours named falls in the scan.`;
  }
  if (window === undefined) {
    return `${event} no moment is offered, and what is missing most is ${LAYER_IN_WORDS[scan.failedLayer]}.`;
  }
  const { layers, moment } = window;
  const held = layersSatisfied(layers);
  return `${event} the best moment is ${momentInWords(moment * 1000, occasion.place)}, where ${held} of ${statesOf(layers).length} layers ${held === 1 ? 'holds' : 'hold'}.`;
}
