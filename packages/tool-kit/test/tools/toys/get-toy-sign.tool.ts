import { birthInput, defineTool } from '@cuspal/tool-kit';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { z } from 'zod';

export default defineTool({
  name: 'get_toy_sign',
  title: 'Toy sign',
  purpose: 'Stands in for a tool in tests',
  family: 'foundation',
  phase: 'chart_foundation',
  system: 'kp',
  needs: [],
  disclaimer: 'health',
  birth: 'required',
  description: 'Rising sign of a birth chart, for tests.',
  provenance: { rules: ['R3.1'], sources: ['SE'] },
  input: birthInput,
  output: z.strictObject({ sign: z.enum(SIGNS), degree: z.number().min(0).lt(30) }),
  run: ({ chart, note }) => {
    note('a note');
    return { sign: SIGNS[chart.ascendant.signIndex] ?? 'Aries', degree: Math.floor(chart.ascendant.longitude % 30) };
  },
});
