import { readFileSync } from 'node:fs';
import { VIEW_FIGURES } from '@cuspal/figures';

/** The extension of the protocol by which hosts show pages beside results (MCP Apps). */
export const VIEW_EXTENSION = 'io.modelcontextprotocol/ui';

/** Media type of such a page. */
export const VIEW_MIME_TYPE = 'text/html;profile=mcp-app';

/** The one page that draws the figures of results. */
export const VIEW_URI = 'ui://cuspal/figure.html';

/** What hosts are told of the page: it asks for nothing from anywhere, and stands best in a frame. */
export const VIEW_META = {
  csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
  prefersBorder: true,
} as const;

/** Whether the results of a tool have a figure that the page draws; the others it says in words. */
export const hasView = (tool: string): boolean => Object.hasOwn(VIEW_FIGURES, tool);

const FILE = new URL('../dist/figure.html', import.meta.url);

/**
 * The page as HTML, whole in itself: `packages/views/build.mjs` writes it.
 *
 * @throws Error where it is not built.
 */
export const viewPage = (): string => built(FILE, 'The page of the figures');

/** Modules for pages of others: the element `<cuspal-chart>`, and the figures that it loads when one is wanted. */
export type EmbedScript = 'cuspal-chart' | 'cuspal-figures';

/**
 * A script for pages of others, from the same build.
 *
 * @throws Error where it is not built.
 */
export const embedScript = (name: EmbedScript): string =>
  built(new URL(`../dist/${name}.mjs`, import.meta.url), `The script ${name}`);

function built(file: URL, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${name} is not built. Run npm run build.`, { cause });
  }
}
