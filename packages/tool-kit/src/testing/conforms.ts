import { z } from 'zod';
import { MOST_SENTENCES } from '../answer.ts';
import type { AnyTool } from '../define-tool.ts';
import { callTool, type CallResult, type TestCallOptions } from './call-tool.ts';
import { columnOf, type Tabled } from '../tabled.ts';
import { sentencesOf } from './prose.ts';
import { findTool } from './tool-files.ts';

const ADDED_BY_THE_HOST = ['system', 'extensionNote', 'disclaimer', 'provenance'] as const;

const provenance = z.strictObject({
  rules: z.array(z.string().min(1)),
  sources: z.array(z.string().min(1)),
  notes: z.array(z.string().min(1)),
});

/** Calls a tool and throws unless the result is exactly what its output schema and docs/api.md#results promise. */
export async function conforms(
  toolOrName: AnyTool | string,
  args: object,
  options: TestCallOptions = {},
): Promise<CallResult> {
  const tool = typeof toolOrName === 'string' ? await findTool(toolOrName) : toolOrName;
  const call = await callTool(tool, args, options);
  if (call.isError) throw new Error(`${tool.name} answered ${String(call.meta['code'])}: ${call.text}`);
  if (tool.kind === 'engine') checkResult(tool, outputOf(tool, args), call);
  return call;
}

/** What the result of a call is to be: with `tables` it has tables in the places of lists. */
const outputOf = ({ output, tabled = [] }: Extract<AnyTool, { kind: 'engine' }>, args: object): z.ZodObject =>
  'tables' in args && args.tables === true
    ? tabled.reduce((schema, table) => withTable(schema, table.list.split('.'), table), output)
    : output;

function withTable(schema: z.ZodObject, [name = '', ...rest]: readonly string[], table: Tabled): z.ZodObject {
  const { [name]: list, ...others } = schema.shape;
  if (rest.length > 0 && list instanceof z.ZodObject)
    return z.strictObject({ ...others, [name]: withTable(list, rest, table) });
  const columns = z.array(z.enum(table.columns.map((column) => columnOf(column).name)));
  return z.strictObject({
    ...others,
    [table.as]: z.strictObject({ columns, rows: z.array(z.array(z.unknown())) }).optional(),
  });
}

function checkResult(tool: Extract<AnyTool, { kind: 'engine' }>, output: z.ZodObject, { result }: CallResult): void {
  const own = Object.entries(result).filter(
    ([key]) => Object.hasOwn(output.shape, key) || !ADDED_BY_THE_HOST.some((added) => added === key),
  );
  const { answer } = result;
  const faults = [
    ...faultsOf(output, Object.fromEntries(own)),
    ...faultsOf(provenance, result['provenance']).map((fault) => `provenance ${fault}`),
    ...(typeof result['system'] === 'string' ? [] : ['system is missing']),
    ...(result['system'] === 'extension' && typeof result['extensionNote'] !== 'string'
      ? ['extensionNote is missing']
      : []),
    ...(needsDisclaimer(tool) && typeof result['disclaimer'] !== 'string' ? ['disclaimer is missing'] : []),
    ...(typeof answer === 'string' && sentencesOf(answer).length > MOST_SENTENCES
      ? ['answer has too many sentences']
      : []),
  ];
  if (faults.length > 0) throw new Error(`${tool.name} does not conform: ${faults.join('; ')}`);
}

const needsDisclaimer = ({ disclaimer }: Extract<AnyTool, { kind: 'engine' }>): boolean =>
  disclaimer !== null && disclaimer !== 'relationship';

function faultsOf(schema: z.ZodType, value: unknown): readonly string[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
