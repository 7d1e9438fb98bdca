import { akshavedamsaTopic } from '@cuspal/engine/parashari/vargas/topics/family';
import { defineTool, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { lordRef, readoutVerdict, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const topicFields = z.strictObject({
  paternalMerit: readoutVerdict.meta({ description: 'The verdict of house 9' }),
  character: z.strictObject({ ascendantLord: lordRef, occupantsOf1: planetList, aspectedBy: planetList }),
});

export default defineTool({
  ...vargaTags('D45'),
  title: 'Akshavedamsa (paternal line, character)',
  purpose: 'Merit of the paternal line and character',
  disclaimer: null,
  description:
    "What the Parashari akshavedamsa (D45) shows of the paternal line and of character. Call it as a second look at the father's family. It needs a birth time better than three minutes.",
  output: vargaOutput('D45', topicFields),
  run: (context) =>
    vargaResult(context, 'D45', {
      topic: akshavedamsaTopic,
      says: ({ paternalMerit }) => say.paternalLine({ merit: paternalMerit }),
      next: { tool: 'get_relatives_karaka_panel', reason: say.nextRelatives() },
    }),
});
