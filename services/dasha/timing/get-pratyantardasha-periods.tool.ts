import { periodAt } from '@cuspal/engine/dasha/cut-period';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { mahadashas, type Period, wholeOf } from '@cuspal/engine/dasha/vimshottari';
import { DASHA_YEAR_DAYS } from '@cuspal/engine/dasha/years';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  aboutOf,
  aboutShape,
  birthInput,
  cutDatesShape,
  defineTool,
  listOf,
  planetInput,
  planetName,
  ToolError,
  wholeDatesShape,
  yearDaysShape,
} from '@cuspal/tool-kit';
import { cutDatesView, fromFirstToLast, wholeDatesView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { say } from './timing.messages.ts';

const running = z.boolean().meta({ description: 'Holds now' });
const pratyantardasha = z.strictObject({ planet: planetName, ...wholeDatesShape, current: running });

export default defineTool({
  name: 'get_pratyantardasha_periods',
  title: 'Nested tree of one mahadasha',
  purpose: 'Antardashas and pratyantardashas of one mahadasha, the level at which KP timing resolves',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_smart_current_dasha'],
  birth: 'required',
  disclaimer: null,
  description:
    'The antardashas and pratyantardashas of one Vimshottari mahadasha, the level at which KP times events. Call get_smart_current_dasha first.',
  provenance: { rules: ['R13.1', 'R13.2', 'R13.4'], sources: ['KPR2'] },
  input: birthInput.extend({
    mahadasha: planetInput.meta({ description: 'Lord of the mahadasha' }),
    antardasha: planetInput.optional().meta({ description: 'Only this antardasha' }),
  }),
  output: z.strictObject({
    about: aboutShape,
    mahadasha: z.strictObject({ planet: planetName, ...cutDatesShape }),
    antardashas: listOf(
      z.strictObject({
        planet: planetName,
        ...wholeDatesShape,
        current: running,
        pratyantardashas: listOf(pratyantardasha),
      }),
    ),
    yearDays: yearDaysShape,
    note: z.string(),
  }),
  run: ({ input, chart, now }) => {
    const md = mahadashaOf(mahadashas(vimshottariOf(chart)), input.mahadasha);
    const chosen = wholeOf(md).filter(({ planet }) => (input.antardasha ?? planet) === planet);
    const row = (periods: readonly Period[], period: Period) => ({
      planet: period.planet,
      ...wholeDatesView(period, chart.moment),
      current: periodAt(periods, now) === period && !period.beforeBirth,
    });
    return {
      about: aboutOf(
        say.pratyantardashaTree({ count: chosen.length, md: md.planet, span: fromFirstToLast(chosen, chart.moment) }),
      ),
      mahadasha: {
        planet: md.planet,
        ...cutDatesView(md, chart.moment),
      },
      antardashas: chosen.map((ad) => {
        const pratyantardashas = wholeOf(ad);
        return { ...row(chosen, ad), pratyantardashas: pratyantardashas.map((pd) => row(pratyantardashas, pd)) };
      }),
      yearDays: DASHA_YEAR_DAYS,
      note: md.cutAtBirth ? say.mahadashaRanAtBirth() : say.endsWhenNextBegins(),
    };
  },
});

function mahadashaOf(periods: readonly Period[], planet: Planet): Period {
  const found = periods.find((period) => period.planet === planet);
  if (found === undefined) throw new ToolError('internal_error', 'Every planet has its mahadasha.');
  return found;
}
