import { D60_NATURES } from '@cuspal/engine/parashari/vargas/d60-deities';
import { secondsToEdge } from '@cuspal/engine/parashari/vargas/edges';
import { readout } from '@cuspal/engine/parashari/vargas/readout';
import { CONFIDENCES, deityFactors, shashtiamsaTopic } from '@cuspal/engine/parashari/vargas/topics/d60';
import { defineTool, perPlanet } from '@cuspal/tool-kit';
import { z } from 'zod';
import { houseRef, vargaOutput, vargaTags } from './varga-shapes.ts';
import { hasSeconds, printedSeconds, vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const deity = z.strictObject({ number: z.int().min(1).max(60), name: z.string(), nature: z.enum(D60_NATURES) });
const topicFields = z.strictObject({
  firstHouse: houseRef,
  deities: z.strictObject({ Ascendant: deity, ...perPlanet(deity).shape }),
  benignCount: z.int().min(0).max(10).meta({ description: 'Of the ten' }),
  harshCount: z.int().min(0).max(10),
  timeSensitivitySeconds: z.number().min(0).nullable().meta({ description: 'To the nearer edge; null at a pole' }),
  confidence: z.enum(CONFIDENCES).meta({ description: 'LOW without seconds of birth or under 20 s from an edge' }),
});

export default defineTool({
  ...vargaTags('D60'),
  title: 'Shashtiamsa (all matters, past merit)',
  purpose: 'The finest division, all matters; only with an exact birth time',
  disclaimer: null,
  description:
    'What the Parashari shashtiamsa (D60) shows of all matters and past merit, the finest division. Call it only with an exact birth time, as a last look after the KP verdict.',
  output: vargaOutput('D60', topicFields),
  run: (context) =>
    vargaResult(context, 'D60', {
      readout: (varga) => readout(varga, deityFactors(varga, context.chart)),
      topic: (varga) => {
        const seconds = secondsToEdge(context.ephemeris, context.chart, 'D60');
        const found = shashtiamsaTopic(varga, context.chart, seconds, hasSeconds(context));
        return { ...found, timeSensitivitySeconds: printedSeconds(seconds) };
      },
      says: ({ benignCount, confidence }) => say.benignDeities({ benign: benignCount, sure: confidence !== 'LOW' }),
      next: { tool: 'get_past_life_karmic_panel', reason: say.nextPastMerit() },
    }),
});
