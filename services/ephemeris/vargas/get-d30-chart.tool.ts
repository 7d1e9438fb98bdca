import { trimsamsaTopic } from '@cuspal/engine/parashari/vargas/topics/d30';
import { defineTool, planetList, signName } from '@cuspal/tool-kit';
import { z } from 'zod';
import { houseRef, vargaDignity, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const topicFields = z.strictObject({
  sixthHouse: houseRef,
  eighthHouse: houseRef,
  moonState: z.strictObject({ sign: signName, dignity: vargaDignity, withMalefics: planetList }),
  rulers: z.strictObject({
    Mars: planetList,
    Saturn: planetList,
    Jupiter: planetList,
    Mercury: planetList,
    Venus: planetList,
  }),
  evilShare: z.int().min(0).max(9).meta({ description: 'Planets in the shares of Mars and Saturn' }),
  mentalStrainMarker: z.boolean().meta({ description: 'A traditional sign, never a diagnosis' }),
});

export default defineTool({
  ...vargaTags('D30'),
  title: 'Trimsamsa (misfortune, strain)',
  purpose: 'Strain and misfortune, especially of mind',
  disclaimer: 'health',
  description:
    'What the Parashari trimsamsa (D30) shows of strain and misfortune, especially of the mind. Call it as a second look, after the KP verdict. A mark is no diagnosis.',
  output: vargaOutput('D30', topicFields),
  run: (context) =>
    vargaResult(context, 'D30', {
      topic: trimsamsaTopic,
      says: ({ evilShare }) => say.evilShare({ planets: evilShare }),
      next: {
        tool: 'analyze_natal_promise',
        reason: say.nextHealth(),
      },
    }),
});
