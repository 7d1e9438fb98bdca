import { atmakaraka } from '@cuspal/engine/jaimini/karakamsa';
import { dignityInWords } from '@cuspal/engine/parashari/base/dignity';
import { navamsaTopic } from '@cuspal/engine/parashari/vargas/topics/d9';
import { defineTool, disclaimerText, grahaName, houseNumber, listOf, signName } from '@cuspal/tool-kit';
import { z } from 'zod';
import { bodyName, houseRef, lordRef, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const signAndLord = z.strictObject({ sign: signName, lord: grahaName });
const topicFields = z.strictObject({
  seventhHouse: houseRef,
  seventhLord: lordRef,
  karakamsa: z.strictObject({ atmakaraka: grahaName, sign: signName, houseFromD9Lagna: houseNumber }),
  vargottamaBodies: listOf(bodyName),
  pushkaraNavamsa: listOf(bodyName),
  d1SeventhLordInD9: lordRef,
  lagnaLordInD9: lordRef,
  sixtyFourthNavamsa: z.strictObject({ fromMoon: signAndLord, fromLagna: signAndLord }),
});

export default defineTool({
  ...vargaTags('D9', 'R23.6', 'R29.2', 'R29.4'),
  title: 'Navamsa (marriage, dharma)',
  purpose: 'Partner, dharma and the inner strength of every planet',
  disclaimer: 'relationship',
  description:
    "What the Parashari navamsa (D9) shows of partner, dharma and each planet's inner strength. Call it as a second look at marriage or any planet, after the KP verdict.",
  output: vargaOutput('D9', topicFields),
  run: (context) => ({
    ...vargaResult(context, 'D9', {
      topic: (varga) => navamsaTopic(varga, context.chart, atmakaraka(context.chart)),
      says: ({ d1SeventhLordInD9: { planet, house, dignity } }) =>
        say.seventhLordAtBirth({ planet, house, dignity: dignityInWords(dignity) }),
      next: { tool: 'get_marriage_advanced', reason: say.nextMarriage() },
    }),
    disclaimer: disclaimerText('relationship'),
  }),
});
