import { acceptedBirthInput, defineTool } from '@cuspal/tool-kit';
import { z } from 'zod';

export default defineTool({
  name: 'get_toy_fault',
  title: 'Toy fault',
  purpose: 'Stands in for a tool in tests',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: [],
  disclaimer: null,
  birth: 'accepted',
  description: 'Fails, for tests.',
  provenance: { rules: [], sources: [] },
  input: acceptedBirthInput,
  output: z.strictObject({}),
  run: () => {
    throw new Error('secret detail 1992-08-14');
  },
});
