import { acceptedBirthInput, defineTool } from '@cuspal/tool-kit';
import { z } from 'zod';

/** Works in slices for so many milliseconds, as a search does. */
export default defineTool({
  name: 'get_toy_wait',
  title: 'Toy wait',
  purpose: 'Stands in for a tool in tests',
  family: 'timing',
  phase: 'timing',
  system: 'extension',
  needs: ['get_toy_sign'],
  disclaimer: null,
  birth: 'accepted',
  deadlineSeconds: 50,
  progress: true,
  description: 'Works for a while, for tests.',
  provenance: { rules: [], sources: [] },
  input: acceptedBirthInput.extend({ milliseconds: z.number().min(0).max(60_000).default(0) }),
  output: z.strictObject({ slices: z.int() }),
  run: async ({ input, yieldTurn, progress }) => {
    const begin = performance.now();
    const end = begin + input.milliseconds;
    let slices = 0;
    do {
      const slice = performance.now() + 10;
      while (performance.now() < slice);
      slices += 1;
      progress((performance.now() - begin) / input.milliseconds, 'waiting');
      await yieldTurn();
    } while (performance.now() < end);
    return { slices };
  },
});
