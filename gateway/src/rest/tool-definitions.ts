import type { ToolEntry } from '../catalog/entry.ts';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { unknownTool } from '../catalog/unknown-tool.ts';
import { chosenEncoding, freezeOnDemand, type FrozenJson } from '../mcp/frozen-json.ts';
import { reply } from '../mcp/reply.ts';
import { refuse, type Exchange } from './exchange.ts';
import { outcomeOf } from './outcome.ts';
import { fieldProblem } from './problem.ts';
import { readQuery } from './query.ts';

/** GET /v1/tools and GET /v1/tools/{name}: definitions with whole schemas, written once for each state of the catalogue. */
export class ToolDefinitions {
  #written: { readonly list: FrozenJson; readonly byName: ReadonlyMap<string, Buffer> } | undefined;

  constructor(private readonly catalogue: ToolCatalogue) {
    catalogue.onChange(() => (this.#written = undefined));
  }

  list(exchange: Exchange): void {
    if (!takesNothing(exchange)) return;
    const { request, response, admitted } = exchange;
    const wanted = chosenEncoding(request.headers['accept-encoding']?.toString());
    const { encoding, parts } = this.#frozen().list.body(wanted, ']}');
    const coding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    const varied = ['Accept-Encoding', ...(admitted.headers['Vary'] === undefined ? [] : ['Origin'])].join(', ');
    reply(response, 200, { ...admitted.headers, 'Content-Type': 'application/json', ...coding, Vary: varied }, parts);
  }

  one(exchange: Exchange, name: string): void {
    if (!takesNothing(exchange)) return;
    const { response, requestId, admitted } = exchange;
    const body = this.#frozen().byName.get(name);
    if (body) return reply(response, 200, { ...admitted.headers, 'Content-Type': 'application/json' }, [body]);
    const outcome = outcomeOf(unknownTool(this.catalogue, name), requestId);
    if (!outcome.ok) refuse(exchange, outcome.problem);
  }

  #frozen() {
    return (this.#written ??= written(this.catalogue.tools));
  }
}

function written(tools: readonly ToolEntry[]) {
  const entries = tools.map((entry) => [entry.name, JSON.stringify(definition(entry))] as const);
  return {
    list: freezeOnDemand(`{"tools":[${entries.map(([, json]) => json).join()}`),
    byName: new Map(entries.map(([name, json]) => [name, Buffer.from(json)])),
  };
}

/** Everything that a program needs of a tool. */
function definition(entry: ToolEntry) {
  const { name, title, description, family, phase, system, needs = [], resultMembers, outputSchema } = entry;
  return {
    name,
    title,
    description: description ?? title,
    family,
    phase,
    system,
    needs,
    answers: resultMembers === undefined ? 'text/plain' : 'application/json',
    ...(resultMembers && { resultMembers }),
    inputSchema: entry.inputSchema ?? { type: 'object', additionalProperties: false },
    ...(outputSchema && { outputSchema }),
  };
}

function takesNothing(exchange: Exchange): boolean {
  const query = readQuery(exchange.request.url ?? '', []);
  if (!query.ok) refuse(exchange, fieldProblem(exchange.requestId, query.field, query.detail));
  return query.ok;
}
