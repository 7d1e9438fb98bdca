import { shodasamsaTopic } from '@cuspal/engine/parashari/vargas/topics/comforts';
import { defineTool, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { houseRef, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const topicFields = z.strictObject({
  fourthHouse: houseRef,
  comfortPlanets: planetList,
  vehicleCaution: z.boolean(),
});

export default defineTool({
  ...vargaTags('D16'),
  title: 'Shodasamsa (vehicles, comforts)',
  purpose: 'Conveyances and comforts',
  disclaimer: null,
  description:
    'What the Parashari shodasamsa (D16) shows of vehicles and comforts. Call it as a second look at them, after the KP verdict.',
  output: vargaOutput('D16', topicFields),
  run: (context) =>
    vargaResult(context, 'D16', {
      topic: shodasamsaTopic,
      says: ({ vehicleCaution }) => say.vehicleCare({ caution: vehicleCaution }),
      next: {
        tool: 'analyze_natal_promise',
        reason: say.nextVehicle(),
      },
    }),
});
