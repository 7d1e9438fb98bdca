import { pascal } from '../generate/contract/names.ts';
import type { Named } from '../generate/contract/shared.ts';
import type { ManagementContract, ManagementMethod } from '../generate/contract/management.ts';

/** What is sent and may be null is a map: a struct cannot tell what is null from what is left out. */
export function goInputs({ schemas, methods }: ManagementContract): readonly Named[] {
  const sent = new Set(
    methods.flatMap(({ method, input }) => (method === 'PUT' && input !== undefined ? [input] : [])),
  );
  return schemas.map(([name, schema]): Named => {
    const members = Object.entries(schema.properties ?? {});
    const canBeNull = members.filter(([, { anyOf }]) => anyOf?.some(({ type }) => type === 'null'));
    if (!sent.has(name) || canBeNull.length === 0) return [name, schema];
    return [name, { type: 'object', description: `Members: ${members.map(([member]) => member).join(', ')}.` }];
  });
}

/** Methods of the Go client for management, one for each operation. */
export const managementMethods = ({ methods }: ManagementContract): string => methods.map(methodText).join('');

function methodText({ name, method, path, ids, summary, input, answer, once, versioned }: ManagementMethod): string {
  const sent = input === undefined ? [] : [`input ${input}`];
  const guarded = versioned && method !== 'GET';
  const given = guarded ? ['options ...ChangeOption'] : [];
  const parameters = ['ctx context.Context', ...ids.map((id) => `${id} string`), ...sent, ...given];
  const at = path
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? `"${part}"` : `url.PathEscape(${part})`))
    .filter((part) => part !== '""')
    .join(' + ');
  const title = `// ${pascal(name)}: ${summary}.`;
  const head = `func (m *Management) ${pascal(name)}(${parameters.join(', ')})`;
  if (answer === undefined)
    return `\n${title}\n${head} error {\n\treturn m.client.remove(ctx, ${at}${guarded ? ', options...' : ''})\n}\n`;
  const call =
    method === 'GET'
      ? `${versioned ? 'getTagged' : 'get'}[${answer}](ctx, m.client, ${input === undefined ? at : `withQuery(${at}, input)`})`
      : `${versioned ? 'changeTagged' : 'change'}[${answer}](ctx, m.client, sent{method: http.MethodPut, path: ${at}${once ? ', once: true' : ''}}, ${input === undefined ? 'struct{}{}' : 'input'}${guarded ? ', options' : ''})`;
  return `\n${title}\n${head} (*${answer}, error) {\n\treturn ${call}\n}\n`;
}
