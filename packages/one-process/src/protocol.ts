import { CATALOG } from '@cuspal/catalog';
import {
  Calls,
  cuspalResources,
  freezeOnDemand,
  NO_LEDGERS,
  patternPrompts,
  SetTools,
  ToolCatalogue,
  ToolList,
  type ProtocolParts,
  type ToolRouter,
} from '@cuspal/gateway/protocol';
import type { Logger } from '@cuspal/telemetry';

/** What answers messages, whichever way they come. */
export interface LocalProtocol extends ProtocolParts {
  readonly list: ToolList;
  readonly calls: Calls;
}

/** Lists, texts and calls as the gateway gives them; nobody is counted or measured. */
export function localProtocol(router: Pick<ToolRouter, 'call'>, logger: Logger): LocalProtocol {
  const catalogue = new ToolCatalogue(CATALOG);
  const list = new ToolList(catalogue, freezeOnDemand);
  const setTools = new SetTools(catalogue, list);
  const calls = new Calls(catalogue, router, setTools, NO_LEDGERS, logger, {
    observe: () => {},
    began: () => () => {},
  });
  return { list, calls, texts: { prompts: patternPrompts(catalogue), resources: cuspalResources(catalogue) } };
}
