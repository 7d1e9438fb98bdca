import type { JsonSchema } from '@cuspal/tool-kit';
import { managementContract } from './management.ts';
import { managementFile } from './management-client.ts';
import { argumentsName, camel, resultName } from './names.ts';
import type { LoadedTool } from '../tools.ts';
import { contractOf } from './contract.ts';
import type { Named } from './shared.ts';
import { formsText, plainResultSchema } from './result-forms.ts';
import { typeDeclarations } from './type-text.ts';

export const CLIENT_FOLDER = 'packages/client/src/generated';

const HEAD = '// Written by npm run generate from the tool files.\n';

/** The generated files of the client by name: the types of all arguments and results, and a method for each tool. */
export function clientFiles(tools: readonly LoadedTool[]): ReadonlyMap<string, string> {
  const { bases: births, schemas } = contractOf(tools, plainResultSchema);
  const results = new Set(tools.flatMap(({ tool }) => (tool.kind === 'engine' ? [resultName(tool.name)] : [])));
  const bases = [...births, resultBase(schemas.filter(([name]) => results.has(name)).map(([, schema]) => schema))];
  const exported = [
    ...bases.map(([name]) => name),
    ...tools.flatMap(({ tool: { name } }) => [argumentsName(name), resultName(name)]),
  ];
  return new Map([
    ['schemas.ts', `${HEAD}${typeDeclarations({ bases, schemas }, new Set(exported))}\n`],
    ['management.ts', managementFile(managementContract())],
    // A tool that answers an address alone is no method of its own.
    ['tools.ts', toolsFile(tools.filter(({ entry }) => entry.address === undefined))],
  ]);
}

/** The members that every result has, as a type that results extend: each in the form that it has in the first. */
function resultBase(results: readonly JsonSchema[]): Named {
  const [{ properties = {}, required = [] } = {}] = results;
  const isOfAll = (member: string): boolean => results.every((each) => member in (each.properties ?? {}));
  const ofAll = Object.entries(properties).filter(([member]) => isOfAll(member));
  return ['Result', { properties: Object.fromEntries(ofAll), required: required.filter(isOfAll) }];
}

function toolsFile(tools: readonly LoadedTool[]): string {
  const rows = tools.map(({ tool }) => {
    const { name, kind } = tool;
    const result = kind === 'engine' ? `S.${resultName(name)}` : 'string';
    const forms = kind === 'engine' ? formsText(tool, result) : '';
    return `  ${name}: { arguments: S.${argumentsName(name)}; result: ${result}${forms} };`;
  });
  const methods = tools.map(
    ({ tool: { name, title } }) =>
      `  /** ${title} */\n  readonly ${camel(name)}: Method<'${name}'> = this.method('${name}');`,
  );
  return `${HEAD}import type { Loose, Whole } from '../forms.ts';
import type { Method } from '../method.ts';
import type * as S from './schemas.ts';

/**
 * What each tool takes and answers, by its name. Where arguments choose what comes, \`result\` is that of a \`plain\` call
 * without them. Fields that are \`loose\` may be missing from other results, and \`full\` ones come with \`detail: full\`.
 * \`other\` is one more choice with its result.
 */
export interface ToolTypes {
${rows.join('\n')}
}

export type ToolName = keyof ToolTypes;

/** A method for each tool. */
export abstract class Tools {
  protected abstract method<Name extends ToolName>(name: Name): Method<Name>;

${methods.join('\n')}
}
`;
}
