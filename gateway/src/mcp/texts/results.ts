import type {
  CompleteResult,
  ListPromptsResult,
  ListResourcesResult,
  ListResourceTemplatesResult,
  ReadResourceResult,
} from '@modelcontextprotocol/server';
import { invalidParams, shown } from './invalid-params.ts';
import type { Texts } from './texts.ts';

/** Most values that the protocol lets a completion have. */
const MOST_VALUES = 100;

export const listPrompts = ({ prompts }: Texts): ListPromptsResult => ({ prompts: [...prompts.list()] });

export const listResources = ({ resources }: Texts, apps: boolean): ListResourcesResult => ({
  resources: [...resources.list(apps)],
});

export const listTemplates = ({ resources }: Texts): ListResourceTemplatesResult => ({
  resourceTemplates: [...resources.templates()],
});

/** Undefined where nothing has that URI. */
export function readResource({ resources }: Texts, uri: string): ReadResourceResult | undefined {
  const found = resources.read(uri);
  return found && { contents: [found] };
}

/** The fault of a URI that leads nowhere; the errors of the older era turn its code into theirs. */
export function notFound({ resources }: Texts, uri: string): ReturnType<typeof invalidParams> {
  const nearest = resources.nearest(uri);
  const hint = nearest.length === 0 ? '' : ` Nearest: ${nearest.join(', ')}.`;
  const message = `Resource not found: ${shown(uri)}.${hint} resources/list and resources/templates/list name them all.`;
  return invalidParams(message, { uri, nearest });
}

export const completed = (values: readonly string[]): CompleteResult => ({
  completion: {
    values: values.slice(0, MOST_VALUES),
    total: values.length,
    hasMore: values.length > MOST_VALUES,
  },
});
