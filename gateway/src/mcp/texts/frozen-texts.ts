import type { IncomingHttpHeaders } from 'node:http';
import { SERVER_INFO_META_KEY } from '@modelcontextprotocol/server';
import { freeze, type FrozenJson } from '../../http/frozen-json.ts';
import { SERVER_INFO } from '../identity.ts';
import { listCache } from '../tool-list.ts';
import { listPrompts, listResources, listTemplates, readResource } from './results.ts';
import { textRequest, type TextRequest } from './text-request.ts';
import type { Texts } from './texts.ts';

/** A reply but for its end, and the id that belongs there. */
export interface FrozenReply {
  readonly frozen: FrozenJson;
  readonly id: string | number;
}

/** Lists and texts as bytes. Each is written once an era, when it is first asked for, and kept until the tools change. */
export class FrozenTexts {
  readonly #kept = new Map<string, FrozenJson>();

  constructor(private readonly texts: Texts) {}

  /** The tools have changed, and with them what is said of them. */
  forget(): void {
    this.#kept.clear();
  }

  /** Undefined for all but a plain request for a list or for a text there is: the SDK answers the rest. */
  answer(message: unknown, headers: IncomingHttpHeaders): FrozenReply | undefined {
    const request = textRequest(message, headers);
    if (!request) return undefined;
    const key = `${request.era} ${request.apps} ${request.list ?? 'resources/read'} ${request.uri}`;
    const known = this.#kept.get(key);
    if (known) return { frozen: known, id: request.id };
    const result = this.#resultOf(request);
    if (!result) return undefined;
    const frozen = replyTo(request, result);
    this.#kept.set(key, frozen);
    return { frozen, id: request.id };
  }

  #resultOf({ list, uri, apps }: TextRequest): object | undefined {
    if (list === 'prompts/list') return listPrompts(this.texts);
    if (list === 'resources/list') return listResources(this.texts, apps);
    return list === 'resources/templates/list' ? listTemplates(this.texts) : readResource(this.texts, uri);
  }
}

const META = { [SERVER_INFO_META_KEY]: SERVER_INFO };

function replyTo({ era, apps }: TextRequest, result: object): FrozenJson {
  const modern = { resultType: 'complete', ...listCache(apps), _meta: META };
  return freeze(`{"jsonrpc":"2.0","result":${JSON.stringify(era === 'modern' ? { ...result, ...modern } : result)},`);
}
