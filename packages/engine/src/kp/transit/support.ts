import type { Interval } from '../../base/intervals.ts';
import { unionOf } from '../../base/intervals.ts';
import { knownSky } from '../../passages/known-sky.ts';
import { staysOf } from '../../passages/stays.ts';
import type { Search } from '../../passages/transit-search.ts';
import { inZone } from './zone.ts';
import type { Zone } from './zone.ts';
import type { TransitBody } from './zone-windows.ts';

/** When a body stands in star and sub of planets fruitful for a matter, within a span, as far as the sky is known (R14.1). */
export async function supportSpans(
  search: Search,
  body: TransitBody,
  { fruitful, borders }: Zone,
  span: Interval,
): Promise<readonly Interval[]> {
  const { startMs, endMs } = knownSky(span);
  const stays = await staysOf(search, body, borders, { startMs, endMs });
  return unionOf(stays.filter(({ inside }) => inZone(fruitful, inside)));
}
