import type { Readout } from '@cuspal/engine/parashari/vargas/readout';
import { chaturthamsaTopic } from '@cuspal/engine/parashari/vargas/topics/comforts';
import { planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { defineTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { lordRef, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';

const topicFields = z.strictObject({
  fourthLord: lordRef,
  propertySupport: z.boolean(),
  changeOfPlace: z.boolean(),
});

/** Why the fourth house carries no property: too few points, or a debilitated lord or Mars beside enough of them. */
function withheld({ focusHouses, karakas }: Readout): string {
  const fourth = focusHouses.find(({ house }) => house === 4);
  if (fourth === undefined || fourth.points <= 0) return 'gives little support to fixed property';
  const fallen = [
    ...karakas
      .filter(({ planet, dignity }) => planet === 'Mars' && dignity === 'DEBILITATED')
      .map(() => 'Mars' as const),
    ...(fourth.lordDignity === 'DEBILITATED' && fourth.lord !== 'Mars' ? [fourth.lord] : []),
  ];
  return `favours fixed property, though the debility of ${planetsInWords(fallen)} takes the support away,`;
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
      says: ({ propertySupport, changeOfPlace }, readout) =>
        `Its fourth house ${propertySupport ? 'supports fixed property' : withheld(readout)} and ${changeOfPlace ? 'indicates a' : 'indicates no'} change of place.`,
      next: { tool: 'get_property_decision', reason: 'It judges property by KP, which decides.' },
    }),
});
