/** Tags of a tool of the tests; input, output and run are added. */
export const SAMPLE_TAGS = {
  name: 'get_sample',
  title: 'Sample',
  purpose: 'Stands in for a tool in tests',
  family: 'foundation',
  phase: 'promise',
  system: 'kp',
  needs: [],
  disclaimer: null,
  birth: 'required',
  description: 'For tests.',
  provenance: { rules: [], sources: [] },
} as const;
