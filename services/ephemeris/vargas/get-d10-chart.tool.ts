import { dasamsaTopic, WORK_TONES } from '@cuspal/engine/parashari/vargas/topics/d10';
import { planetField } from '@cuspal/engine/topics/career/planet-fields';
import { defineTool, grahaName, listOf, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { lordRef, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const topicFields = z.strictObject({
  tenthLord: lordRef,
  planetsInTenth: planetList,
  strongestCareerPlanet: grahaName,
  tone: z.enum(WORK_TONES).meta({ description: 'House 6 against house 7, by 2 points' }),
  authority: z.boolean().meta({ description: 'Sun or Mars in 10 or 1, not debilitated' }),
  fields: listOf(z.string()),
  d1TenthLordInD10: lordRef,
});

export default defineTool({
  ...vargaTags('D10', 'R20.1'),
  title: 'Dasamsa (career)',
  purpose: 'Work, standing and their kind',
  disclaimer: null,
  description:
    'What the Parashari dasamsa (D10) shows of work and standing. Call it as a second look at a career, after the KP verdict.',
  output: vargaOutput('D10', topicFields),
  run: (context) =>
    vargaResult(context, 'D10', {
      topic: (varga) => {
        const found = dasamsaTopic(varga, context.chart);
        return { ...found, fields: planetField(found.strongestCareerPlanet).split(', ') };
      },
      says: ({ strongestCareerPlanet, tone }) => say.strongestForWork({ planet: strongestCareerPlanet, tone }),
      next: { tool: 'get_career_cusp_panel', reason: say.nextCareerCusps() },
    }),
});
