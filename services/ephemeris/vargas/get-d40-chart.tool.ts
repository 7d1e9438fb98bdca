import { khavedamsaTopic } from '@cuspal/engine/parashari/vargas/topics/family';
import { defineTool, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { readoutVerdict, vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const topicFields = z.strictObject({
  maternalMerit: readoutVerdict.meta({ description: 'The verdict of house 4' }),
  auspicious: planetList,
  inauspicious: planetList,
});

export default defineTool({
  ...vargaTags('D40'),
  title: 'Khavedamsa (maternal line)',
  purpose: 'Merit of the maternal line',
  disclaimer: null,
  description:
    "What the Parashari khavedamsa (D40) shows of the merit of the maternal line. Call it as a second look at the mother's family. It needs a birth time good to three minutes.",
  output: vargaOutput('D40', topicFields),
  run: (context) =>
    vargaResult(context, 'D40', {
      topic: khavedamsaTopic,
      says: ({ maternalMerit }) => say.maternalLine({ merit: maternalMerit }),
      next: { tool: 'get_relatives_karaka_panel', reason: say.nextRelatives() },
    }),
});
