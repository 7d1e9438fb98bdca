import { siddhamsaTopic } from '@cuspal/engine/parashari/vargas/topics/learning';
import { defineTool, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { lordRef, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

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
      says: ({ higherStudy, researchMarker }) => say.higherStudy({ supported: higherStudy, research: researchMarker }),
      next: { tool: 'get_education_signature', reason: say.nextStudy() },
    }),
});
