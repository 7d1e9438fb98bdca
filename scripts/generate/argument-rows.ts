import { BIRTH_FIELDS, type AnyTool } from '@cuspal/tool-kit';
import { catalogueEntry } from '@cuspal/tool-kit';
import { printType } from './print-type.ts';

const BIRTH_LINE = {
  required: 'Birth parameters: required.',
  accepted: 'Birth parameters: accepted.',
  none: 'No birth parameters.',
};

/** The arguments of a tool: a line on the birth parameters and a table of the others. */
export function argumentRows(tool: AnyTool): string {
  const { inputSchema } = catalogueEntry(tool, 'meta');
  const required = inputSchema.required ?? [];
  const own = Object.entries(inputSchema.properties ?? {}).filter(
    ([name, schema]) => !isPlainBirthField(tool, name, required, schema.description),
  );
  if (own.length === 0) return BIRTH_LINE[tool.birth];
  const rows = own.map(([name, schema]) => {
    const { default: standard, description = '', ...type } = schema;
    const needed = required.includes(name)
      ? 'required'
      : standard === undefined
        ? ''
        : `\`${JSON.stringify(standard)}\``;
    return `| \`${name}\` | ${code(printType(type))} | ${needed} | ${description.replaceAll('|', '\\|')} |`;
  });
  return [
    BIRTH_LINE[tool.birth],
    '',
    '| argument | type | default | meaning |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Whether an argument is part of a birth and means no more than the index says of it. */
function isPlainBirthField(
  tool: AnyTool,
  name: string,
  required: readonly string[],
  description: string | undefined,
): boolean {
  if (!BIRTH_FIELDS.some((field) => field === name)) return false;
  return tool.birth === 'required' || (!required.includes(name) && description === undefined);
}

const code = (type: string): string => `\`${type.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``;
