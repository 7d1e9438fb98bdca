import { vimsamsaTopic } from '@cuspal/engine/parashari/vargas/topics/learning';
import { defineTool, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { lordRef, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const topicFields = z.strictObject({
  ninthLord: lordRef,
  fifthLord: lordRef,
  devotionPlanets: planetList,
  deityOfAscendantPart: z.string(),
  mokshaMarker: z.boolean(),
});

export default defineTool({
  ...vargaTags('D20'),
  title: 'Vimsamsa (spiritual practice)',
  purpose: 'Devotion and practice',
  disclaimer: null,
  description:
    'What the Parashari vimsamsa (D20) shows of devotion and spiritual practice. Call it as a second look at spiritual life, after the KP verdict.',
  output: vargaOutput('D20', topicFields),
  run: (context) =>
    vargaResult(context, 'D20', {
      topic: vimsamsaTopic,
      says: ({ deityOfAscendantPart, mokshaMarker }) =>
        say.deityAndKetu({ deity: deityOfAscendantPart, marked: mokshaMarker }),
      next: {
        tool: 'analyze_natal_promise',
        reason: say.nextSpiritual(),
      },
    }),
});
