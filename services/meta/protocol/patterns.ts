import { labelled, PATTERNS, type Pattern } from '@cuspal/catalog/reading';

export interface ExpertPattern {
  readonly key: Pattern['key'];
  readonly name: string;
  /** The calls in order, with what joins them and the systems of the tools. */
  readonly path: string;
  readonly use: string;
}

/** The words that lead to the tool that stands for the steps. */
const LEADS = { sum: ', summed by ', substitute: ', or ' } as const;

export const EXPERT_PATTERNS: readonly ExpertPattern[] = PATTERNS.map((pattern) => ({
  key: pattern.key,
  name: pattern.name,
  path: pathOf(pattern),
  use: useOf(pattern),
}));

function pathOf({ steps, joint, bundle }: Pattern): string {
  const calls = steps.map(({ tool, how }) => [labelled(tool), ...(how === undefined ? [] : [how])].join(' '));
  return calls.join(joint) + (bundle === undefined ? '' : LEADS[bundle.as] + labelled(bundle.tool));
}

function useOf({ use, shortcut }: Pattern): string {
  return shortcut === undefined ? use : `${use} ${shortcut.sentence}`;
}
