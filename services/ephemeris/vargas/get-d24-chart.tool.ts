import { siddhamsaTopic } from '@cuspal/engine/parashari/vargas/topics/learning';
import { defineTool, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { lordRef, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';

const topicFields = z.strictObject({
  fourthLord: lordRef,
  fifthLord: lordRef,
  ninthLord: lordRef,
  learningPlanets: planetList,
  obstacleMarkers: planetList,
  higherStudy: z.boolean(),
  researchMarker: z.boolean(),
});

export default defineTool({
  ...vargaTags('D24'),
  title: 'Siddhamsa (learning)',
  purpose: 'Study and its obstacles',
  disclaimer: null,
  description:
    'What the Parashari siddhamsa (D24) shows of study and its obstacles. Call it as a second look at education, after the KP verdict.',
  output: vargaOutput('D24', topicFields),
  run: (context) =>
    vargaResult(context, 'D24', {
      topic: siddhamsaTopic,
      says: ({ higherStudy, researchMarker }) =>
        `Its ninth house ${higherStudy ? 'supports' : 'does not support'} higher study. There is ${researchMarker ? 'a' : 'no'} mark of research.`,
      next: { tool: 'get_education_signature', reason: 'It judges study by KP, which decides.' },
    }),
});
