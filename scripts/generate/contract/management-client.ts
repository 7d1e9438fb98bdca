import type { ManagementContract, ManagementMethod } from './management.ts';
import { typeDeclarations } from './type-text.ts';

const HEAD = '// Written by npm run generate from the table of operations of /v1/manage.\n';

/** The module of the typed client for management: the shapes, and a method for each operation. */
export function managementFile({ schemas, methods }: ManagementContract): string {
  const names = new Set(schemas.map(([name]) => name));
  return `${HEAD}import type { Waiting } from '../method.ts';
import type { ChangeOptions, Tagged } from '../tagged.ts';

${typeDeclarations({ bases: [], schemas }, names)}

/** One request of an operation. */
export interface ManagementRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: object;
  readonly body?: object;
  /** Whether what has perhaps been done is not sent again, because its secret would be lost. */
  readonly once?: boolean;
  /** Whether the answer is to hold its ETag. */
  readonly tagged?: boolean;
}

const id = encodeURIComponent;

/** A method for each operation. */
export abstract class ManagementOperations {
  protected abstract send<Answer>(request: ManagementRequest, options: ChangeOptions | undefined): Promise<Answer>;
${methods.map(methodText).join('')}}
`;
}

function methodText({ name, method, path, ids, summary, input, answer, once, versioned }: ManagementMethod): string {
  const sent = input === undefined ? [] : [method === 'PUT' ? `input: ${input}` : `query: ${input} = {}`];
  const [options, type] = versioned && method !== 'GET' ? ['options', 'ChangeOptions'] : ['waiting', 'Waiting'];
  const tagged = versioned && answer !== undefined;
  const parameters = [...ids.map((each) => `${each}: string`), ...sent, `${options}?: ${type}`];
  const at = ids.length === 0 ? `'${path}'` : `\`${path.replaceAll(/\{(\w+)\}/g, '${id($1)}')}\``;
  const what =
    method === 'PUT' ? `, body: ${input === undefined ? '{}' : 'input'}` : input === undefined ? '' : ', query';
  return `
  /** ${summary}. */
  ${name}(${parameters.join(', ')}): Promise<${tagged ? `Tagged<${answer}>` : (answer ?? 'void')}> {
    return this.send({ method: '${method}', path: ${at}${what}${once ? ', once: true' : ''}${tagged ? ', tagged: true' : ''} }, ${options});
  }
`;
}
