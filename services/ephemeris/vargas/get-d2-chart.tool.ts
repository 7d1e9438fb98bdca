import { HORA_BALANCES, horaReadout, HORAS, horaTopic } from '@cuspal/engine/parashari/vargas/topics/d2';
import { defineTool, grahaName, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';
import { vargaOutput, vargaTags } from './varga-shapes.ts';
import { vargaResult } from './varga-view.ts';
import { say } from './vargas.messages.ts';

const hora = z.enum(HORAS);
const topicFields = z.strictObject({
  sunHora: planetList,
  moonHora: planetList,
  lagnaHora: hora,
  secondLordD1: z.strictObject({ planet: grahaName, hora }),
  eleventhLordD1: z.strictObject({ planet: grahaName, hora }),
  balance: z.enum(HORA_BALANCES).meta({ description: 'Of Sun to Saturn without Mercury' }),
  wellPlaced: planetList,
});

export default defineTool({
  ...vargaTags('D2'),
  title: 'Hora (wealth)',
  purpose: 'How the chart divides between solar and lunar wealth',
  disclaimer: 'financial',
  description:
    'How a chart divides between solar and lunar wealth, by the Parashari hora (D2). Call it as a second look at money, after the KP verdict.',
  output: vargaOutput('D2', topicFields),
  run: (context) =>
    vargaResult(context, 'D2', {
      readout: (varga) => horaReadout(varga, context.chart),
      topic: (varga) => horaTopic(varga, context.chart),
      says: ({ balance }) => say.horaBalance({ balance }),
      next: { tool: 'get_financial_analysis', reason: say.nextMoney() },
    }),
});
