import type { LoadedTool } from '../tools.ts';
import type { Contract } from './contract.ts';
import { argumentsName, camel, resultName } from './names.ts';
import { typeDeclarations } from './type-text.ts';

export const CLIENT_FOLDER = 'packages/client/src/generated';

const HEAD = '// Written by npm run generate from the tool files.\n';

/** The generated files of the client by name: the types of all arguments and results, and a method for each tool. */
export function clientFiles(contract: Contract, tools: readonly LoadedTool[]): ReadonlyMap<string, string> {
  return new Map([
    ['schemas.ts', `${HEAD}${typeDeclarations(contract, exportedNames(contract, tools))}\n`],
    ['tools.ts', toolsFile(tools)],
  ]);
}

const exportedNames = ({ bases }: Contract, tools: readonly LoadedTool[]): ReadonlySet<string> =>
  new Set([
    ...bases.map(([name]) => name),
    ...tools.flatMap(({ tool: { name } }) => [argumentsName(name), resultName(name)]),
  ]);

function toolsFile(tools: readonly LoadedTool[]): string {
  const rows = tools.map(({ tool: { name, kind } }) => {
    const result = kind === 'engine' ? `S.${resultName(name)}` : 'string';
    return `  ${name}: { arguments: S.${argumentsName(name)}; result: ${result} };`;
  });
  const methods = tools.map(
    ({ tool: { name, title } }) =>
      `  /** ${title} */\n  readonly ${camel(name)}: Method<'${name}'> = this.method('${name}');`,
  );
  return `${HEAD}import type { Method } from '../method.ts';
import type * as S from './schemas.ts';

/** What each tool takes and answers, by its name. */
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
