import type { Chart } from '@cuspal/engine/chart/chart';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { mahadashas } from '@cuspal/engine/dasha/vimshottari';
import type { YogaRow } from '@cuspal/engine/parashari/yogas/evaluate';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { datesShape, listOf, planetName } from '@cuspal/tool-kit';
import { datesView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';

const CARRIED = ['MD', 'AD', 'MD_AD'] as const;

export const carriersShape = listOf(
  z.strictObject({
    planet: planetName,
    ids: listOf(z.string()).meta({ description: 'Yogas it forms that are not cancelled' }),
    ...datesShape,
    running: z.enum(CARRIED).nullable().meta({ description: 'Its period at asOf' }),
  }),
).meta({ description: 'Yogas give their fruit in the periods of the planets that form them' });

/** The planets that form yogas, each with its mahadasha in the 120 years from birth (PVR 11, R13.1). */
export function carriersOf(chart: Chart, rows: readonly YogaRow[], utcMs: number) {
  const running = runningLords(chart, utcMs);
  const periods = mahadashas(vimshottariOf(chart));
  const runs = (period: 'MD' | 'AD', planet: (typeof PLANETS)[number]): boolean =>
    running?.some((each) => each.period === period && each.planet === planet) ?? false;
  const carriers = PLANETS.flatMap((planet) => {
    const ids = rows
      .filter(({ planets, strength }) => strength !== 'CANCELLED' && planets.includes(planet))
      .map(({ id }) => id);
    const period = periods.find((each) => each.planet === planet);
    if (ids.length === 0 || period === undefined) return [];
    const [md, ad] = [runs('MD', planet), runs('AD', planet)];
    return [
      {
        planet,
        ids: [...new Set(ids)],
        ...datesView(period, chart.moment),
        running: md ? (ad ? ('MD_AD' as const) : ('MD' as const)) : ad ? ('AD' as const) : null,
      },
    ];
  });
  return { carriers, outside: running === null };
}
