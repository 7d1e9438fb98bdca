import type { Chart } from '../src/chart/chart.ts';
import { childrenOf, mahadashas, vimshottari } from '../src/dasha/vimshottari.ts';
import type { Period } from '../src/dasha/vimshottari.ts';
import type { HouseSets } from '../src/events/event.ts';
import { timingSets } from '../src/kp/kernel/timing-sets.ts';
import { fruitfulSet } from '../src/kp/horary/fruitfulness.ts';
import type { House, Planet } from '../src/zodiac/names.ts';
import { naiveChart } from './naive-chart.ts';
import { naivePrincipal, naiveRank } from './naive-levels.ts';

/** The classes of periods of a horary chart spelled out, without cleverness: what the engine must agree with. */
export function naiveClass(chart: Chart, event: HouseSets, lords: readonly Planet[]): string {
  const { favourable, denial, widerDenial } = timingSets(event);
  const { planets, fruitful, relaxed } = fruitfulSet(chart, event);
  const isFruitful = (planet: Planet): boolean => fruitful.includes(planet);
  const isHostile = (planet: Planet): boolean =>
    !isFruitful(planet) && planets.some((row) => row.planet === planet && row.class === 'HOSTILE');
  const covered = favourable.filter((house) => lords.some((planet) => naiveRank(chart, planet, house) < 9));
  const whole = event.required.every((house) => covered.includes(house));
  const principals = new Map(
    event.required.map((house) => [house, naivePrincipal(chart, house, favourable, widerDenial)]),
  );
  const [md, ad, pd] = lords;
  if (md === undefined || ad === undefined) throw new Error('two lords at least');

  const plain = ((): string => {
    const allGive = lords.every(isFruitful) && whole;
    if (allGive && pd !== undefined && differentHouses(lords, principals)) return 'TRIPLE_PRINCIPAL';
    if (allGive) return 'ALL_FRUITFUL';
    const anyHostile = lords.some(isHostile);
    if (pd === undefined) {
      if (isFruitful(ad) && !isHostile(md)) return 'PARTIAL';
      if (isFruitful(md) && !isFruitful(ad) && !isHostile(ad)) return 'OPENED';
    } else {
      if (isFruitful(ad) && isFruitful(pd) && !isHostile(md)) return 'PARTIAL';
      if (isFruitful(ad) !== isFruitful(pd) && !anyHostile) return 'OPENED';
    }
    return anyHostile ? 'BLOCKED' : 'SILENT';
  })();

  const { planet: lordsOf, houseHeld, owned } = naiveChart(chart);
  const postponed = lords.some((planet) => {
    const { star } = lordsOf(planet);
    const row = [houseHeld(star), ...owned(star)];
    return row.some((house) => denial.includes(house)) && !row.some((house) => favourable.includes(house));
  });
  const chain = ['TRIPLE_PRINCIPAL', 'ALL_FRUITFUL', 'PARTIAL', 'OPENED'];
  const at = chain.indexOf(plain);
  const lowered = postponed && at >= 0 ? (chain[Math.min(at + 1, 3)] ?? plain) : plain;
  return relaxed && ['TRIPLE_PRINCIPAL', 'ALL_FRUITFUL'].includes(lowered) ? 'PARTIAL' : lowered;
}

/** Every way of giving the lords houses, tried one by one. */
function differentHouses(lords: readonly Planet[], principals: ReadonlyMap<House, Planet | undefined>): boolean {
  const houses = [...principals.keys()];
  const tries = (left: readonly Planet[], taken: readonly House[]): boolean => {
    const [lord, ...rest] = left;
    if (lord === undefined) return true;
    return houses.some(
      (house) => !taken.includes(house) && principals.get(house) === lord && tries(rest, [...taken, house]),
    );
  };
  return tries(lords, []);
}

/** All joint periods of a life, every pratyantardasha built. */
export function allJointPeriods(
  chart: Chart,
): readonly { readonly md: Period; readonly ad: Period; readonly pd: Period }[] {
  const cycle = vimshottari(chart.planets.Moon.longitude, chart.moment.utcMs);
  return mahadashas(cycle).flatMap((md) =>
    childrenOf(md).flatMap((ad) => childrenOf(ad).map((pd) => ({ md, ad, pd }))),
  );
}
