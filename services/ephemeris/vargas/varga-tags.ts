import type { DivisionName } from '@cuspal/engine/parashari/vargas/vargas';
import { birthInput } from '@cuspal/tool-kit';

/** Tags that all divisional chart tools have in common; `rules` names those that only this one follows. */
export const vargaTags = (division: DivisionName, ...rules: readonly string[]) => ({
  name: `get_${division.toLowerCase()}_chart`,
  family: 'vargas' as const,
  phase: 'advanced' as const,
  system: 'parashari' as const,
  needs: [],
  birth: 'required' as const,
  provenance: {
    rules: ['R4.5', 'R7.3', 'R23.1', 'R23.2', 'R23.3', 'R23.7', 'R23.8', 'R24', 'R24.1', 'R25', ...rules],
    sources: ['BPHS', 'PVR'] as const,
  },
  input: birthInput,
});
