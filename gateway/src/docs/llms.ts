import { TOOL_COUNT } from '@cuspal/catalog';
import { addressOf, type Library } from './library.ts';

const ABOUT = `Cuspal is a Model Context Protocol server with ${TOOL_COUNT} astrology tools, mostly Krishnamurti Paddhati (KP), computed on the Swiss Ephemeris. Every verdict carries its chain of reasons and its source.`;

/** What has no place of its own, in folders too. */
const isGuide = (path: string): boolean => !/^(?:tools|rules)(?:\/|$)|^adr\//.test(path);
const isTool = (path: string): boolean => /^tools\/[a-z0-9]+_/.test(path);

/** /llms.txt: what there is to read, for programs. */
export function llmsIndex({ paths, titleOf }: Library, baseUrl: string): string {
  const of = (wanted: (path: string) => boolean): string =>
    paths
      .filter((path) => path !== '' && wanted(path))
      .map((path) => `- [${titleOf(path)}](${baseUrl}${addressOf(path)}.md)`)
      .join('\n');
  return `# Cuspal

> ${ABOUT}

The MCP endpoint is ${baseUrl}/mcp. Call set_birth_profile first.

## Guides

${of(isGuide)}

## Tools

${of(isTool)}

## Rule book

${of((path) => path.startsWith('rules'))}

## Optional

${of((path) => path.startsWith('adr/'))}
`;
}

/** /llms-full.txt: the guides, the pages of the tool families and the rule book in one text. */
export const llmsFull = ({ paths, sourceAt }: Library): string =>
  paths
    .filter((path) => !path.startsWith('adr/') && !isTool(path))
    .map((path) => sourceAt(path)?.trim() ?? '')
    .join('\n\n---\n\n');
