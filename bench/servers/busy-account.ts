import { createToolClient } from '@cuspal/proto';
import { callOf } from '../lib/service-calls.ts';

// busy-account.ts TARGET TOOL CALLS: an account that has so many calls of a tool under way at any time, until it is ended.
const [target = '', name = '', calls = '1'] = process.argv.slice(2);
const client = createToolClient(target);
const account = async (first: number): Promise<void> => {
  for (let index = first; ; index += Number(calls))
    await client.callTool(callOf(name, index, 'busy'), { deadlineMs: 120_000 });
};
const all = Array.from({ length: Number(calls) }, (_, index) => account(index));
process.send?.('busy');
await Promise.all(all);
