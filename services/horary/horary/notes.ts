import type { HoraryTiming } from '@cuspal/engine/kp/horary/horary-windows';
import type { Rotation } from '@cuspal/engine/kp/horary/rotation';

/** What every horary result says of the way to ask (R17.5). */
const ASK_ONCE =
  'Ask one clear question, once. The number is good for two days and is not used again for the same question.';

/** Note on a question about another person (R9.8). */
const TURNED = [
  'The groups of houses are counted from the person asked about, while cusps and planets keep their numbers in the chart.',
  'Krishnamurti would cast the cusps anew from that cusp, which is not done here.',
];

const STAND_INS = 'No planet is fruitful for the matter, so weaker planets stand in and its periods are only partial.';

/** The notes of a result (R17.5), with what its own tool adds. */
export function horaryNotes(
  { rotation, timing }: { readonly rotation?: Rotation; readonly timing?: HoraryTiming },
  ...own: readonly (string | false)[]
): readonly string[] {
  return [
    ASK_ONCE,
    ...(rotation !== undefined && rotation.relation !== 'self' ? TURNED : []),
    ...(timing !== undefined && timing.relaxed && timing.windows.length > 0 ? [STAND_INS] : []),
    ...own.filter((note) => note !== false),
  ];
}
