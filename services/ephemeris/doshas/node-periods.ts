import { overlap } from '@cuspal/engine/base/intervals';
import { childrenOf, mahadashas, vimshottari } from '@cuspal/engine/dasha/vimshottari';
import type { Period } from '@cuspal/engine/dasha/vimshottari';
import type { Chart } from '@cuspal/engine/chart/chart';
import { YEAR_MS } from '@cuspal/engine/time/julian';
import { isNode } from '@cuspal/engine/zodiac/names';
import { datesView } from '@cuspal/tool-kit/views/periods';

const YEARS_AHEAD = 40;

/** Mahadashas and antardashas of Rahu and Ketu that overlap the forty years from a moment, by their start. */
export function nodePeriods({ moment, planets }: Chart, fromMs: number) {
  const ahead = { startMs: fromMs, endMs: fromMs + YEARS_AHEAD * YEAR_MS };
  const overlaps = (period: Period): boolean => overlap(period, ahead);
  const view = (period: Period, level: 'MD' | 'AD', md: Period) => ({
    planet: period.planet,
    level,
    md: md.planet,
    ...datesView(period, moment),
  });
  return mahadashas(vimshottari(planets.Moon.longitude, moment.utcMs))
    .filter(overlaps)
    .flatMap((md) => [
      ...(isNode(md.planet) ? [view(md, 'MD', md)] : []),
      ...childrenOf(md)
        .filter((ad) => isNode(ad.planet) && overlaps(ad))
        .map((ad) => view(ad, 'AD', md)),
    ]);
}
