import { SERVED } from '@cuspal/catalog';
import {
  Calls,
  cuspalPrompts,
  cuspalResources,
  type Entitlements,
  freezeOnDemand,
  NO_LEDGERS,
  type Principal,
  type ProtocolParts,
  SetTools,
  ToolCatalogue,
  ToolList,
  type ToolRouter,
} from '@cuspal/gateway/protocol';
import type { Logger } from '@cuspal/telemetry';

/** What answers messages, whichever way they come. */
export interface LocalProtocol extends ProtocolParts {
  readonly list: ToolList;
  readonly calls: Calls;
}

/** Lists, texts and calls as the gateway gives them; nobody is counted or measured. */
export function localProtocol(router: Pick<ToolRouter, 'call'>, logger: Logger, preface = ''): LocalProtocol {
  const catalogue = new ToolCatalogue(SERVED);
  const list = new ToolList(catalogue, freezeOnDemand);
  const setTools = new SetTools(catalogue, list);
  const calls = new Calls(catalogue, router, setTools, NO_LEDGERS, logger, {
    observe: () => {},
    began: () => () => {},
  });
  const places: ProtocolParts['places'] = async (name) => {
    // Read with the first name: whoever asks for no birth needs no places.
    const { placesNamed } = await import('@cuspal/services/meta/places/places-named');
    return placesNamed(name);
  };
  return {
    list,
    calls,
    places,
    preface,
    texts: { prompts: cuspalPrompts(catalogue), resources: cuspalResources(catalogue) },
  };
}

/** The one caller: the person who runs the process, whose calls are not counted. */
export const OWNER: Principal = { accountId: 'local' };
export const ENTITLEMENTS: Entitlements = { accountId: 'local', suspended: false, metered: false, rate: undefined };
