import { builtTools } from '@cuspal/catalog';
import { labelled, PATTERNS, type Pattern } from '@cuspal/catalog/reading';

/** Whether a tool can be called; plans and the protocol name no other. */
export type Callable = (tool: string) => boolean;

const BUILT: ReadonlySet<string> = new Set(builtTools().map(({ name }) => name));

export const isBuilt: Callable = (tool) => BUILT.has(tool);

export interface ExpertPattern {
  readonly key: Pattern['key'];
  readonly name: string;
  /** The calls in order, with what joins them and the systems of the tools. */
  readonly path: string;
  readonly use: string;
}

/** The patterns as far as their tools can be called. */
export const expertPatterns = (callable: Callable): readonly ExpertPattern[] =>
  PATTERNS.map((pattern) => ({
    key: pattern.key,
    name: pattern.name,
    path: pathOf(pattern, callable),
    use: useOf(pattern, callable),
  }));

/** The words that lead to the tool that stands for the steps. */
const LEADS = { sum: ', summed by ', substitute: ', or ' } as const;

function pathOf({ steps, joint, bundle }: Pattern, callable: Callable): string {
  const calls = steps.filter(({ tool }) => callable(tool));
  const written = calls.map(({ tool, how }) => [labelled(tool), ...(how === undefined ? [] : [how])].join(' '));
  const bundled = bundle !== undefined && callable(bundle.tool) ? bundle : undefined;
  const short = bundled === undefined ? '' : labelled(bundled.tool);
  if (written.length === 0) return short === '' ? 'its tools are not built yet' : short;
  const rest = written.length < steps.length ? ' (its other tools are not built yet)' : '';
  return written.join(joint) + (bundled === undefined ? '' : LEADS[bundled.as] + short) + rest;
}

const useOf = ({ use, shortcut }: Pattern, callable: Callable): string =>
  shortcut !== undefined && callable(shortcut.tool) ? `${use} ${shortcut.sentence}` : use;
