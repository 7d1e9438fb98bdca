import {
  BIRTH_FIELDS,
  disclaimerText,
  DISCLAIMER_CLASSES,
  FAMILIES,
  jsonSchemaOf,
  withTables,
  type Family,
} from '@cuspal/tool-kit';
import { firstSentence, type CatalogEntry } from '@cuspal/catalog';
import { argumentList, sentenceKeys } from './argument-list.ts';
import { unusedSentences } from './argument-sentences.ts';
import { NAMED_SHAPES, NAMED_TYPES, printObject, printType } from './print-type.ts';
import { toolFacts, toolMarks } from './tool-facts.ts';
import type { ToolFault } from './tool-faults.ts';
import type { LoadedTool } from './tools.ts';

const fileOf = (family: Family): string => `${family.replaceAll(' ', '-')}.md`;
const NOTE = '<!-- Written by npm run generate from the tool files. -->';

/** docs/tools: one page a family and an index, by file name. `faults`: what each tool says to wrong calls. */
export function toolPages(
  catalogue: readonly CatalogEntry[],
  tools: readonly LoadedTool[],
  faults: ReadonlyMap<string, readonly ToolFault[]>,
): ReadonlyMap<string, string> {
  const unused = unusedSentences(sentenceKeys(tools));
  if (unused.length > 0)
    throw new Error(`No tool has these (scripts/generate/argument-sentences.ts): ${unused.join('; ')}`);
  const byName = new Map(tools.map((each) => [each.entry.name, each]));
  const toolOf = ({ name }: CatalogEntry): LoadedTool => {
    const tool = byName.get(name);
    if (tool === undefined) throw new Error(`No file defines ${name}, which the catalogue lists.`);
    return tool;
  };
  const pages = new Map([['README.md', indexPage(catalogue, toolOf)]]);
  for (const family of FAMILIES) {
    const rows = catalogue.filter((row) => row.family === family);
    const sections = rows.map((row) => toolSection(toolOf(row), faults.get(row.name) ?? []));
    pages.set(fileOf(family), [`# Tools: ${family}`, NOTE, ...sections, ''].join('\n\n'));
  }
  return pages;
}

function indexPage(catalogue: readonly CatalogEntry[], toolOf: (entry: CatalogEntry) => LoadedTool): string {
  const families = FAMILIES.map((family) => {
    const rows = catalogue.filter((row) => row.family === family);
    const lines = rows.map(
      (row) => `- \`${row.name}\`: ${row.title}. ${asProse(firstSentence(row))} (${toolMarks(toolOf(row))})`,
    );
    return `### [${family}](${fileOf(family)})\n\n${lines.join('\n')}`;
  });
  const disclaimers = DISCLAIMER_CLASSES.map((name) => `- ${name}: ${disclaimerText(name)}`);
  return `# Tools

${NOTE}

${catalogue.length} tools in ${FAMILIES.length} families. Behind each stand its school, whether its result has a figure, and whether it is for advisers only.

## By family

${families.join('\n\n')}

## Birth parameters

Every computed tool takes ${BIRTH_FIELDS.map((name) => `\`${name}\``).join(', ')}. Where a page says that they are required, \`birth_datetime\`, \`latitude\`, \`longitude\` and \`utc_offset_minutes\` must come with each call; \`time_zone\` with an IANA name may replace the offset. \`ayanamsa\` is one of the list below, \`kp\` when left out. Elsewhere they are accepted, and what has no part in the result is named in \`provenance.notes\`. Their forms stand under [Arguments](../api.md#arguments).

## Every result

- \`system\`: the school a result belongs to. Only \`kp\` may carry a KP verdict.
- \`provenance\`: \`rules\`, \`sources\` and \`notes\` of the calculation.
- \`extensionNote\`: present where the system is \`extension\`.
- \`disclaimer\`: present in the classes below, always; in the class relationship where the tool prints one.

Instants are ISO 8601 with the offset of the place. Angles are sidereal degrees unless a name says otherwise. What many results hold has a [name](../types.md).

## Disclaimers

${disclaimers.join('\n')}
`;
}

/** docs/types.md: the types that have a name, those of values and those of objects. */
export function typesPage(): string {
  const types = [...NAMED_TYPES].map(([name, values]) => `- \`${name}\`: ${values.join(', ')}`);
  const shapes = [...NAMED_SHAPES].map(([name, schema]) => `${name} = ${printObject(schema, '')}`);
  return `# Types of results

${NOTE}

Pages of tools print the type of each result. \`1..12\` is a whole number from 1 to 12, \`number 0..<360\` a number from 0 up to but not including 360, \`[12]\` a list of exactly twelve, \`?\` a member that may be missing. What many results hold has a name, and stands here. The [words of verdicts](vocabulary.md) are told one by one.

## Values

${types.join('\n')}

## Objects

\`\`\`text
${shapes.join('\n\n')}
\`\`\`
`;
}

function toolSection(loaded: LoadedTool, faults: readonly ToolFault[]): string {
  const { entry, tool } = loaded;
  return `## ${entry.name} — ${entry.title}

${asProse(entry.description)}

### Arguments

${argumentList(loaded)}

### Result

${tool.kind === 'text' ? 'Answers in plain text; the same as an object travels in `_meta["cuspal/structured"]`.' : resultBlock(tool)}

### Errors

${faultRows(faults)}

### About this tool

${toolFacts(loaded)}`;
}

const EVERY_TOOL =
  'An argument that is unknown or of another type is `validation_failed` with all that are taken. Every tool may also give [what the server itself says](../errors.md), such as `rate_limited`.';

function faultRows(faults: readonly ToolFault[]): string {
  const rows = faults.map(
    ({ code, when, text }) => `- [\`${code}\`](../errors.md#${code}), where ${when}:\\\n  ${asProse(text)}`,
  );
  return [...(rows.length === 0 ? [] : [rows.join('\n')]), EVERY_TOOL].join('\n\n');
}

/** A text of a tool as Markdown, its names as code. */
const asProse = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[*<>[\]`\\]/g, (sign) => `\\${sign}`)
    .replaceAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g, (name) => `\`${name}\``);

function resultBlock(tool: Extract<LoadedTool['tool'], { kind: 'engine' }>): string {
  const rules = tool.provenance.rules.join(', ');
  const by = rules === '' ? '' : `By the rules ${rules}. `;
  const result = withTables(jsonSchemaOf(tool.output, 'output'), tool.tabled ?? []);
  return `${by}Names such as \`Chain\` are [types](../types.md).\n\n\`\`\`text\n${printType(result)}\n\`\`\``;
}
