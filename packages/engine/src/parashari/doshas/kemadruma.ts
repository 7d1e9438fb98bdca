import type { Planet } from '../../zodiac/names.ts';
import { countSigns } from '../base/frame.ts';
import type { Reading } from '../yogas/reading.ts';
import { adverseRow } from '../yogas/catalogues.ts';
import type { HeldClause } from './clause.ts';
import { NO_SEVERITY, severityOf } from './severity.ts';
import type { SeverityReading } from './severity.ts';
import { say } from './doshas.messages.ts';

/** The cancelling rules of the adverse yoga, in its order. */
export const KEMADRUMA_CANCELLATION_RULES = [
  'planetWithMoon',
  'planetInKendraFromMoon',
  'planetInKendra',
  'moonInKendra',
  'jupiterAspectsMoon',
  'moonOwnOrExalted',
] as const;
type KemadrumaCancellation = (typeof KEMADRUMA_CANCELLATION_RULES)[number];

/** Sun and nodes neither break nor cancel it. */
const JUDGED = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

export interface Kemadruma extends SeverityReading {
  /** No planet of Mars to Saturn in the second or twelfth sign from the Moon. */
  readonly present: boolean;
  /** The planets that stand in those two signs. */
  readonly beside: readonly Planet[];
  readonly cancellations: readonly HeldClause<KemadrumaCancellation>[];
}

/** Kemadruma (R28.1): severe without a cancellation, mild with one, none with two or more. Our own ladder. */
export function kemadruma(reading: Reading): Kemadruma {
  const { signs } = reading;
  const beside = JUDGED.filter((planet) => [2, 12].includes(countSigns(signs.Moon, signs[planet])));
  const row = adverseRow(reading, 'kemadruma');
  if (row === null) return { present: false, beside, cancellations: [], ...NO_SEVERITY };
  const tested = row.tested.filter(({ kind }) => kind === 'CANCEL');
  const cancellations = KEMADRUMA_CANCELLATION_RULES.flatMap((rule, index) => {
    const found = row.cancellations.find((cancelled) => cancelled.rule === tested[index]?.rule);
    return found === undefined ? [] : [{ rule, detail: found.detail }];
  });
  const lowered = [0, 2][cancellations.length] ?? 3;
  return {
    present: true,
    beside,
    cancellations,
    ...severityOf([
      { factor: 'base', detail: say.noPlanetBesideMoon(), points: 3 },
      ...(lowered > 0
        ? [
            {
              factor: 'cancellations',
              detail: say.kemadrumaCancelled({ cancellations: cancellations.length }),
              points: -lowered,
            },
          ]
        : []),
    ]),
  };
}
