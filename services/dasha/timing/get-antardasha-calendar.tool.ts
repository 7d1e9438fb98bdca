import { printDate } from '@cuspal/engine/time/print';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { cycleEndMs, mahadashas, wholeOf } from '@cuspal/engine/dasha/vimshottari';
import { DASHA_YEAR_DAYS } from '@cuspal/engine/dasha/years';
import { LAST_JD } from '@cuspal/engine/time/known-span';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import {
  aboutOf,
  aboutShape,
  birthInput,
  cutDatesShape,
  defineTool,
  listOf,
  planetName,
  wholeDatesShape,
  yearDaysShape,
} from '@cuspal/tool-kit';
import { cutDatesView, wholeDatesView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { say } from './timing.messages.ts';

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
  description:
    'The bare Vimshottari calendar of 120 years by KP, whole and long. For meaning call get_annotated_dasha.',
  provenance: { rules: ['R13.1', 'R13.2'], sources: ['KPR2'] },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    mahadashas: listOf(
      z.strictObject({
        planet: planetName,
        ...cutDatesShape,
        antardashas: listOf(z.strictObject({ planet: planetName, ...wholeDatesShape })),
      }),
    ),
    yearDays: yearDaysShape,
    note: z.string(),
  }),
  run: ({ chart, note }) => {
    const cycle = vimshottariOf(chart);
    if (jdFromUtcMs(cycleEndMs(cycle)) > LAST_JD) note(say.pastSkyArithmetic());
    const all = mahadashas(cycle);
    return {
      about: aboutOf(say.calendar({ count: all.length, end: printDate(cycleEndMs(cycle), chart.moment) })),
      mahadashas: all.map((md) => ({
        planet: md.planet,
        ...cutDatesView(md, chart.moment),
        antardashas: wholeOf(md).map((ad) => ({ planet: ad.planet, ...wholeDatesView(ad, chart.moment) })),
      })),
      yearDays: DASHA_YEAR_DAYS,
      note: say.periodsCutAtBirth(),
    };
  },
});
