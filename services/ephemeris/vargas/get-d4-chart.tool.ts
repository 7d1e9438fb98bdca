import type { Readout } from '@cuspal/engine/parashari/vargas/readout';
import { chaturthamsaTopic } from '@cuspal/engine/parashari/vargas/topics/comforts';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { defineTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { lordRef, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const topicFields = z.strictObject({
  fourthLord: lordRef,
  propertySupport: z.boolean(),
  changeOfPlace: z.boolean(),
});

/** What takes the support away from a fourth house with points enough: the debility of Mars or of its lord. */
function fallenIn({ focusHouses, karakas }: Readout): readonly Planet[] {
  const fourth = focusHouses.find(({ house }) => house === 4);
  if (fourth === undefined || fourth.points <= 0) return [];
  return [
    ...karakas
      .filter(({ planet, dignity }) => planet === 'Mars' && dignity === 'DEBILITATED')
      .map(() => 'Mars' as const),
    ...(fourth.lordDignity === 'DEBILITATED' && fourth.lord !== 'Mars' ? [fourth.lord] : []),
  ];
}

export default defineTool({
  ...vargaTags('D4'),
  title: 'Chaturthamsa (property, home)',
  purpose: 'Fixed property, residence and comfort of home',
  disclaimer: null,
  description:
    'What the Parashari chaturthamsa (D4) shows of property, residence and home. Call it as a second look at them, after the KP verdict.',
  output: vargaOutput('D4', topicFields),
  run: (context) =>
    vargaResult(context, 'D4', {
      topic: chaturthamsaTopic,
      says: ({ propertySupport, changeOfPlace }, readout) => {
        const fallen = fallenIn(readout);
        const property = propertySupport ? 'SUPPORTED' : fallen.length === 0 ? 'LITTLE' : 'FALLEN';
        return say.fourthHouse({ property, fallen, change: changeOfPlace });
      },
      next: { tool: 'get_property_decision', reason: say.nextProperty() },
    }),
});
