import { readContract, schemaNames } from '@cuspal/catalog';

let schemas: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * The whole JSON Schema of what a tool answers, as text; what it refers to stands in its `$defs`. Undefined where the
 * answer is text.
 */
export async function resultSchema(tool: string): Promise<string | undefined> {
  const asked = (schemas ??= contract());
  // One that could not be read is read again.
  asked.catch(() => (schemas = undefined));
  const all = await asked;
  const schema = all.get(schemaNames(tool).result);
  if (schema === undefined) return undefined;
  const reached = new Map<string, string>();
  const open = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name of namesIn(next)) {
      const shape = all.get(name);
      if (shape === undefined || reached.has(name)) continue;
      reached.set(name, shape);
      open.push(shape);
    }
  }
  const defs = [...reached].map(([name, shape]) => `${JSON.stringify(name)}:${shape}`).join();
  const whole = defs === '' ? schema : `${schema.slice(0, -1)},"$defs":{${defs}}}`;
  return whole.replaceAll('"#/components/schemas/', '"#/$defs/');
}

const namesIn = (schema: string): readonly string[] =>
  [...schema.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** Each schema as text: all of them as objects would take several times the memory. */
async function contract(): Promise<ReadonlyMap<string, string>> {
  const read = JSON.parse(await readContract()) as Readonly<Record<string, object>>;
  return new Map(Object.entries(read).map(([name, schema]) => [name, JSON.stringify(schema)]));
}
