import type { Chart } from '../../chart/chart.ts';
import type { House } from '../../zodiac/names.ts';
import { wholeSignHouse } from '../base/frame.ts';
import { held } from './clause.ts';
import type { HeldClause } from './clause.ts';
import { MANGLIK_CANCELLATIONS } from './manglik-cancellations.ts';
import type { ManglikCancellation } from './manglik-cancellations.ts';
import { MANGLIK_REFERENCES, manglikHits } from './manglik-hits.ts';
import type { ManglikHit, ManglikReference } from './manglik-hits.ts';
import { NO_SEVERITY, severityOf } from './severity.ts';
import type { SeverityFactor, SeverityReading } from './severity.ts';
import { say } from './doshas.messages.ts';

export interface Manglik extends SeverityReading {
  readonly present: boolean;
  readonly hits: Readonly<Record<ManglikReference, ManglikHit>>;
  /** Hit from Venus alone. */
  readonly venusOnly: boolean;
  readonly cancellations: readonly HeldClause<ManglikCancellation>[];
}

/** Cancellations beyond these do not lower the severity further. */
const MOST_LOWERED = 2;
const HARD: readonly House[] = [7, 8];

/** Mars in 1, 2, 4, 7, 8 or 12 by sign from Lagna, Moon or Venus, with what cancels it (R28.5). */
export function manglik(chart: Chart): Manglik {
  const hits = manglikHits(chart);
  const from = MANGLIK_REFERENCES.filter((reference) => hits[reference].hit);
  const present = from.length > 0;
  const venusOnly = from.join() === 'Venus';
  if (!present) return { present, hits, venusOnly, cancellations: [], ...NO_SEVERITY };
  const cancellations = held(MANGLIK_CANCELLATIONS, chart);
  const hard = HARD.includes(wholeSignHouse(chart, 'Mars'));
  const lowered = Math.min(MOST_LOWERED, cancellations.length);
  const factors: readonly SeverityFactor[] = [
    { factor: 'hits', detail: say.marsCounts({ references: from.length }), points: from.length },
    ...(hard ? [{ factor: 'marsIn7or8', detail: say.marsFromLagna({ house: hits.Lagna.house }), points: 1 }] : []),
    // One hit is mild already: the limit is named, but it never has to lower anything.
    ...(venusOnly ? [{ factor: 'venusOnly', detail: say.marsFromVenusAlone(), points: 0 }] : []),
    ...(lowered > 0
      ? [
          {
            factor: 'cancellations',
            detail: say.manglikLowered({ cancellations: lowered }),
            points: -lowered,
          },
        ]
      : []),
  ];
  return { present, hits, venusOnly, cancellations, ...severityOf(factors) };
}
