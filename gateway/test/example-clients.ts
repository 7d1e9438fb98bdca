import { create } from '@bufbuild/protobuf';
import { readExample } from '@cuspal/catalog';
import { CallToolResponseSchema } from '@cuspal/proto';
import type { ToolEntry } from '../src/catalog/entry.ts';
import { eachService, type ServiceClients } from '../src/routing/clients.ts';
import { echoClients } from './fake-clients.ts';

export interface ExampleClients {
  readonly clients: ServiceClients;
  /** Names of the tools that were asked, in order. */
  readonly asked: string[];
  /** The tool that fails. */
  failing: string | undefined;
  /** Awaited by each call. */
  gate: Promise<void> | undefined;
}

/** The tools that calendars are made of. */
export const FEED_CATALOGUE: readonly ToolEntry[] = [
  'find_event_timing_v2',
  'get_annotated_dasha',
  'get_pratyantardasha_periods',
  'get_retrograde_advanced',
  'get_saturn_return',
  'get_jupiter_return',
  'get_varshaphala_chart',
  'get_misdiagnosis_risk',
  'get_calendar',
].map((name) => ({ name, title: name, family: 'timing', phase: 'timing', system: 'kp', service: 'dasha' }));

/** Clients without a network, which answer with the examples of the catalogue whatever they are asked. */
export function exampleClients(): ExampleClients {
  const played: Omit<ExampleClients, 'clients'> = { asked: [], failing: undefined, gate: undefined };
  const callTool: ServiceClients['meta']['callTool'] = async ({ name = '', asText = false }) => {
    await played.gate;
    played.asked.push(name);
    if (played.failing === name) return create(CallToolResponseSchema, FAILED);
    const text = JSON.stringify((await readExample(name)).answer);
    const whole = JSON.stringify({ content: [{ type: 'text', text }] });
    return create(CallToolResponseSchema, { resultJson: Buffer.from(asText ? text : whole), units: 1, asText });
  };
  const [echo] = Object.values(echoClients());
  if (!echo) throw new Error('no service');
  return Object.assign(played, { clients: eachService(() => ({ ...echo, callTool })) });
}

const FAILED = {
  resultJson: Buffer.from('{"content":[{"type":"text","text":"latitude does not fit."}],"isError":true}'),
  metaJson: Buffer.from('{"code":"validation_failed","recoverable":true,"field":"latitude"}'),
  isError: true,
  code: 'validation_failed',
};
