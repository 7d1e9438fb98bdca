import type { ToolEntry } from '../catalog/entry.ts';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { unknownTool } from '../catalog/unknown-tool.ts';
import { freezeOnDemand, type FrozenJson } from '../http/frozen-json.ts';
import { replyFrozen } from '../http/reply-frozen.ts';
import { reply } from '../http/reply.ts';
import { queryOf, refuse, type RestExchange } from './exchange.ts';
import { outcomeOf } from './outcome.ts';
import { resultSchema } from './result-schema.ts';

/** GET /v1/tools and GET /v1/tools/{name}: what programs need of tools, written once for each state of the catalogue. */
export class ToolDefinitions {
  #list: FrozenJson | undefined;
  readonly #one = new Map<string, Promise<Buffer>>();

  constructor(private readonly catalogue: ToolCatalogue) {
    catalogue.onChange(() => {
      this.#list = undefined;
      this.#one.clear();
    });
  }

  list(exchange: RestExchange): void {
    if (!queryOf(exchange, [])) return;
    const { request, response, admitted } = exchange;
    const list = (this.#list ??= freezeOnDemand(
      `{"tools":[${this.catalogue.tools.map((entry) => JSON.stringify(definition(entry))).join()}`,
    ));
    replyFrozen({ request, response, headers: admitted.headers }, list, ']}');
  }

  /** One tool has the whole schema of its result too. */
  async one(exchange: RestExchange, name: string): Promise<void> {
    if (!queryOf(exchange, [])) return;
    const { response, requestId, admitted } = exchange;
    const entry = this.catalogue.find(name);
    if (entry) {
      const body = this.#one.get(name) ?? wholeDefinition(entry);
      this.#one.set(name, body);
      // One that could not be written is written again.
      body.catch(() => this.#one.delete(name));
      return reply(response, 200, { ...admitted.headers, 'Content-Type': 'application/json' }, [await body]);
    }
    const outcome = outcomeOf(unknownTool(this.catalogue, name), requestId);
    if (!outcome.ok) refuse(exchange, outcome.problem);
  }
}

async function wholeDefinition(entry: ToolEntry): Promise<Buffer> {
  const schema = entry.resultMembers && (await resultSchema(entry.name));
  const shown = JSON.stringify(definition(entry));
  return Buffer.from(schema === undefined ? shown : `${shown.slice(0, -1)},"resultSchema":${schema}}`);
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
