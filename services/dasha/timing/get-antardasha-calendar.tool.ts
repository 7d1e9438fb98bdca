import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { childrenOf, cycleEndMs, mahadashas } from '@cuspal/engine/dasha/vimshottari';
import { DASHA_YEAR_DAYS } from '@cuspal/engine/dasha/years';
import { LAST_JD } from '@cuspal/engine/time/known-span';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import {
  birthInput,
  datesShape,
  defineTool,
  listOf,
  planetName,
  planetPeriodShape,
  yearDaysShape,
} from '@cuspal/tool-kit';
import { datesView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';

export default defineTool({
  name: 'get_antardasha_calendar',
  title: '120-year calendar',
  purpose: 'The bare nested calendar of 120 years; for ranking use get_annotated_dasha',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  structured: true,
  description:
    'The bare Vimshottari calendar of 120 years by KP, antardashas by lord and date alone, long and whole. For meaning call get_annotated_dasha.',
  provenance: { rules: ['R13.1', 'R13.2'], sources: ['KPR2'] },
  input: birthInput,
  output: z.strictObject({
    mahadashas: listOf(z.strictObject({ planet: planetName, ...datesShape, antardashas: listOf(planetPeriodShape) })),
    yearDays: yearDaysShape,
    note: z.string(),
  }),
  run: ({ chart, note }) => {
    const cycle = vimshottariOf(chart);
    if (jdFromUtcMs(cycleEndMs(cycle)) > LAST_JD)
      note('Periods past 2399 are pure arithmetic, because no planet is computed there.');
    return {
      mahadashas: mahadashas(cycle).map((md) => ({
        planet: md.planet,
        ...datesView(md, chart.moment),
        antardashas: childrenOf(md).map((ad) => ({ planet: ad.planet, ...datesView(ad, chart.moment) })),
      })),
      yearDays: DASHA_YEAR_DAYS,
      note: 'Each period ends when the next begins. The mahadasha and antardasha running at birth are cut there, and earlier antardashas are left out.',
    };
  },
});
