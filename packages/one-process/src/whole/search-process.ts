import { create } from '@bufbuild/protobuf';
import { CallerSchema, CallToolRequestSchema } from '@cuspal/proto';
import { createLogger, LOG_LEVELS } from '@cuspal/telemetry';
import type { SearchNews, SearchOrder } from './search-messages.ts';
import { openToolHosts } from './tool-hosts.ts';

// The process of long searches, beside a gateway that runs the tools itself: what takes long here holds up no call there.
const level = LOG_LEVELS.find((each) => each === process.env['LOG_LEVEL']);
const hosts = openToolHosts(createLogger('searches', level, { calls: 'errors' }));
const underWay = new Map<number, AbortController>();

const tell = (news: SearchNews): void => {
  if (process.connected) process.send?.(news);
};

process.on('message', (order: SearchOrder) => {
  if ('cancel' in order) underWay.get(order.cancel)?.abort();
  else void search(order);
});
// Without the gateway there is nobody to search for.
process.on('disconnect', () => process.exit(0));

async function search(order: Exclude<SearchOrder, { cancel: number }>): Promise<void> {
  const { id, service, asked, now, waitMs } = order;
  const gone = new AbortController();
  underWay.set(id, gone);
  try {
    const host = (await hosts).of(service);
    const onProgress = (step: { done: number; total: number; message: string }): void => tell({ id, step });
    const request = create(CallToolRequestSchema, asked);
    request.caller ??= create(CallerSchema);
    request.caller.nowMs ??= now;
    const answer = await host.call(request, { signal: gone.signal, deadline: Date.now() + waitMs, onProgress });
    tell(answer === undefined ? { id } : { id, answer });
  } catch {
    tell({ id });
  } finally {
    underWay.delete(id);
  }
}
