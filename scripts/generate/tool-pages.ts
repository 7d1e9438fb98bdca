import {
  disclaimerText,
  DISCLAIMER_CLASSES,
  FAMILIES,
  BIRTH_FIELDS,
  jsonSchemaOf,
  type Family,
} from '@cuspal/tool-kit';
import type { CatalogEntry } from '@cuspal/catalog';
import { argumentRows } from './argument-rows.ts';
import { NAMED_SHAPES, NAMED_TYPES, printObject, printType } from './print-type.ts';
import type { LoadedTool } from './tools.ts';

const fileOf = (family: Family): string => `${family.replaceAll(' ', '-')}.md`;
const NOTE = '<!-- Written by npm run generate from the tool files. -->';

/** docs/tools: one page a family and an index, by file name. */
export function toolPages(
  catalogue: readonly CatalogEntry[],
  tools: readonly LoadedTool[],
): ReadonlyMap<string, string> {
  const byName = new Map(tools.map((each) => [each.entry.name, each]));
  const toolOf = ({ name }: CatalogEntry): LoadedTool => {
    const tool = byName.get(name);
    if (tool === undefined) throw new Error(`No file defines ${name}, which the catalogue lists.`);
    return tool;
  };
  const pages = new Map([['README.md', indexPage(catalogue)]]);
  for (const family of FAMILIES) {
    const rows = catalogue.filter((row) => row.family === family);
    const sections = rows.map((row) => toolSection(toolOf(row)));
    pages.set(fileOf(family), [`# Tools: ${family}`, NOTE, ...sections, ''].join('\n\n'));
  }
  return pages;
}

function indexPage(catalogue: readonly CatalogEntry[]): string {
  const families = FAMILIES.map((family) => {
    const rows = catalogue.filter((row) => row.family === family);
    const names = rows.map(({ name }) => `\`${name}\``);
    return `- [${family}](${fileOf(family)}): ${names.join(', ')}`;
  });
  const types = [...NAMED_TYPES].map(([name, values]) => `- \`${name}\`: ${values.join(', ')}`);
  const shapes = [...NAMED_SHAPES].map(([name, schema]) => `${name} = ${printObject(schema, '')}`);
  const disclaimers = DISCLAIMER_CLASSES.map((name) => `- ${name}: ${disclaimerText(name)}`);
  return `# Tools

${NOTE}

${catalogue.length} tools, by family.

${families.join('\n')}

## Birth parameters

Every computed tool takes ${BIRTH_FIELDS.map((name) => `\`${name}\``).join(', ')}. Where a page says that they are required, \`birth_datetime\`, \`latitude\`, \`longitude\` and \`utc_offset_minutes\` must come with each call; \`time_zone\` with an IANA name may replace the offset. \`ayanamsa\` is one of the list below, \`kp\` when left out. Elsewhere they are accepted, and what has no part in the result is named in \`provenance.notes\`.

## Every result

- \`system\`: the school a result belongs to. Only \`kp\` may carry a KP verdict.
- \`provenance\`: \`rules\`, \`sources\` and \`notes\` of the calculation.
- \`extensionNote\`: present where the system is \`extension\`.
- \`disclaimer\`: present in the classes below, always; in the class relationship where the tool prints one.

Instants are ISO 8601 with the offset of the place. Angles are sidereal degrees unless a name says otherwise.

## Named types

\`1..12\` is a whole number from 1 to 12, \`number 0..<360\` a number from 0 up to but not including 360, \`[12]\` a list of exactly twelve.

${types.join('\n')}

\`\`\`text
${shapes.join('\n\n')}
\`\`\`

## Disclaimers

${disclaimers.join('\n')}
`;
}

function toolSection({ entry, tool }: LoadedTool): string {
  const tags = [
    `service ${entry.service}`,
    `system ${entry.system}`,
    `phase ${entry.phase}`,
    ...(entry.needs.length === 0 ? [] : [`needs ${entry.needs.join(', ')}`]),
    ...(entry.disclaimer === null ? [] : [`disclaimer class ${entry.disclaimer}`]),
    ...(entry.pageSize === null ? [] : [`${entry.pageSize} per page`]),
    ...(entry.deadlineSeconds === undefined ? [] : [`deadline ${entry.deadlineSeconds} s`]),
    ...(entry.maxResultChars === undefined ? [] : [`pages of up to ${entry.maxResultChars} characters`]),
  ];
  return `## ${entry.name} — ${entry.title}

${tags.join(' · ')}

${entry.description}

${argumentRows(tool)}

${tool.kind === 'text' ? 'Answers in plain text; the same as an object travels in `_meta["cuspal/structured"]`.' : resultBlock(tool)}`;
}

function resultBlock(tool: Extract<LoadedTool['tool'], { kind: 'engine' }>): string {
  const rules = tool.provenance.rules.join(', ');
  return `Result${rules === '' ? '' : ` (rules ${rules})`}:\n\n\`\`\`text\n${printType(jsonSchemaOf(tool.output, 'output'))}\n\`\`\``;
}
