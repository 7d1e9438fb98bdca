import type { Chart } from '../../chart/chart.ts';
import type { RunningPeriod } from '../../dasha/running-lords.ts';
import type { NatalEvent } from '../../events/event.ts';
import { natalEvent } from '../../events/natal.ts';
import { contact, level } from '../../kp/kernel/levels.ts';
import type { Level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { Side } from '../../kp/promise/promise-verdict.ts';
import type { Planet } from '../../zodiac/names.ts';
import { propertyDecision } from './decision.ts';
import type { Decided } from './decision.ts';
import { nowLayer } from './now-layer.ts';
import type { NowLayer } from './now-layer.ts';
import { stageAt } from '../../kp/timing/stage-years.ts';
import { OWNING_HOUSES, PROPERTY_FLAGS, PROPERTY_KIND_ROWS } from './property-data.ts';
import type { PropertyFlag, PropertyIntent, PropertyKind } from './property-data.ts';
import { say } from './property.messages.ts';

export const FUNDINGS = ['OWN_FUNDS', 'WITH_LOAN', 'FROM_FAMILY'] as const;
type Funding = (typeof FUNDINGS)[number];

/** What a chart says of a kind of property, before any window is looked for. */
export interface PropertyReading {
  /** The catalogue row of its purchase. */
  readonly purchase: NatalEvent;
  readonly karaka: { readonly planet: Planet; readonly contact: Level | null };
  readonly now: { readonly buy: NowLayer; readonly sell: NowLayer };
  readonly funding: Funding;
  /** Houses that the sub lord of cusp 4 also signifies. */
  readonly flags: readonly (PropertyFlag & { readonly meaning: string; readonly level: Level })[];
  /** The decision, once it is known where windows lie. */
  decide(intent: PropertyIntent, windows: { readonly buy: boolean; readonly sell: boolean }): Decided;
}

/**
 * Owning, selling and renting (R10): karaka on 4, 11, 12, the running lords of an instant for owning and for selling,
 * closed to an age that does neither, how it is paid for and what colours it. Throws out_of_range without Placidus.
 */
export function propertyReading(
  chart: Chart,
  kind: PropertyKind,
  lords: Readonly<Record<RunningPeriod, Planet>>,
  atMs: number,
): PropertyReading {
  const { karaka, purchase: key } = PROPERTY_KIND_ROWS[kind];
  const purchase = natalEvent(key);
  const sideOf = (event: string): Side => verdictOf(chart, natalEvent(event)).side;
  const fourth = cuspalSubLord(chart, 4);
  const tenancy = level(chart, fourth, 6) !== null;
  const sale = natalEvent('property_sale');
  const layer = (event: NatalEvent): NowLayer => {
    const found = nowLayer(chart, lords, event);
    return stageAt(chart, event, atMs) === 'inside' ? found : { ...found, state: 'CLOSED' };
  };
  const now = { buy: layer(purchase), sell: layer(sale) };
  return {
    purchase,
    karaka: { planet: karaka, contact: contact(chart, karaka, OWNING_HOUSES) },
    now,
    funding: fundingOf(sideOf('loan'), tenancy, sideOf('ancestral_property')),
    flags: PROPERTY_FLAGS.flatMap((flag) => {
      const at = level(chart, fourth, flag.house);
      return at === null ? [] : [{ ...flag, meaning: say.flag({ house: flag.house }), level: at }];
    }),
    decide: (intent, windows) =>
      propertyDecision({
        intent,
        kind,
        purchase: verdictOf(chart, purchase).side,
        sale: verdictOf(chart, sale),
        now: { buy: now.buy.state, sell: now.sell.state },
        windows,
        tenancy,
        residenceChange: sideOf('residence_change'),
      }),
  };
}

/** A loan that is promised and stands with the sub lord of cusp 4 on 6, else family property that is promised. */
function fundingOf(loan: Side, tenancy: boolean, ancestral: Side): Funding {
  if (loan === 'yes' && tenancy) return 'WITH_LOAN';
  return ancestral === 'yes' ? 'FROM_FAMILY' : 'OWN_FUNDS';
}
