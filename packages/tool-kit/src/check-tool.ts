import type { AnyTool } from './define-tool.ts';
import { toolNameOfFile } from './discover.ts';
import { BIRTH_FIELDS } from './inputs/birth.ts';
import { jsonSchemaOf, type JsonSchema } from './schema/json-schema.ts';
import { lintInput } from './schema/lint.ts';
import { portableInput } from './schema/portable.ts';

const NAME = /^[a-z][a-z0-9_]{0,47}$/;
const MAX_DESCRIPTION = 600;

/** Everything a tool file got wrong that can be seen without a call; empty when it may be served. */
export function checkTool(tool: AnyTool, file: string): readonly string[] {
  const input = portableInput(jsonSchemaOf(tool.input, 'input'));
  return [
    ...checkNames(tool, file),
    ...checkDescription(tool.description),
    ...lintInput(input).map((fault) => `input schema: ${fault}`),
    ...checkInput(tool, input),
  ];
}

function checkNames({ name, title, needs }: AnyTool, file: string): readonly string[] {
  const faults: string[] = [];
  if (!NAME.test(name)) faults.push(`the name "${name}" must be lower case letters, digits and _, at most 48`);
  if (toolNameOfFile(file) !== name) faults.push(`the file must be called ${name.replaceAll('_', '-')}.tool.ts`);
  if (title.trim() === '') faults.push('the title is empty');
  for (const need of needs) {
    if (!NAME.test(need) || need === name) faults.push(`needs names "${need}", which is no other tool`);
  }
  return faults;
}

function checkDescription(description: string): readonly string[] {
  if (description.trim() === '') return ['the description is empty'];
  return description.length > MAX_DESCRIPTION
    ? [`the description has ${description.length} characters, at most ${MAX_DESCRIPTION} are shown`]
    : [];
}

function checkInput(tool: AnyTool, input: JsonSchema): readonly string[] {
  const properties = input.properties ?? {};
  const faults: string[] = [];
  if (tool.birth !== 'none') {
    const absent = BIRTH_FIELDS.filter((field) => !Object.hasOwn(properties, field));
    if (absent.length > 0)
      faults.push(`the input must list ${absent.join(', ')} (extend birthInput or acceptedBirthInput)`);
  }
  if (tool.kind !== 'engine') return faults;
  if (tool.birth === 'none' && tool.address === undefined)
    faults.push('a computed tool lists the birth parameters: birth must be required or accepted');
  if ((tool.paged !== undefined) !== Object.hasOwn(properties, 'page')) {
    faults.push(belongTogether('paged', 'page'));
  }
  if ((tool.brief !== undefined) !== Object.hasOwn(properties, 'detail'))
    faults.push('brief and the argument detail belong together (extend detailArgument)');
  if (tool.tabled !== undefined && !Object.hasOwn(properties, 'tables'))
    faults.push(belongTogether('tabled', 'tables'));
  if (tool.paged && !Object.hasOwn(tool.output.shape, 'pagination'))
    faults.push('a paged output needs pagination and pageNote');
  return faults;
}

const belongTogether = (part: string, argument: string): string =>
  `${part} and the argument ${argument} belong together`;
