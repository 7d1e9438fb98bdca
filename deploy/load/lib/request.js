import { SharedArray } from 'k6/data';
import http from 'k6/http';
import { Counter, Rate, Trend } from 'k6/metrics';
import { CLASSES, drawn, mixOf } from './mix.js';

const keys = new SharedArray('keys', () =>
  open(__ENV.KEYS)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);
const URL = `${__ENV.ADDRESS}/mcp`;
const mix = mixOf(__ENV.MIX);

const failed = new Rate('cuspal_failed');
const faults = new Counter('cuspal_faults');
const trends = Object.fromEntries(CLASSES.map((name) => [name, new Trend(`cuspal_${name}`, true)]));

/** The first account sends half of all, as the one large customer does; the others share the rest. */
const someKey = () => keys[Math.random() < 0.5 ? 0 : Math.floor(Math.random() * keys.length)];

/** One request of the mix, with the key of one of the accounts. `phase`: part of the load whose objectives it counts for. */
export function request(phase = 'all') {
  const wanted = drawn(Math.random(), mix);
  const [name, args] = wanted.calls[Math.floor(Math.random() * wanted.calls.length)] ?? [];
  const message =
    name === undefined
      ? { jsonrpc: '2.0', id: 1, method: 'tools/list' }
      : { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args() } };
  const response = http.post(URL, JSON.stringify(message), {
    headers: {
      authorization: `Bearer ${someKey()}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    tags: { name: '/mcp' },
    timeout: '60s',
  });
  trends[wanted.name].add(response.timings.duration, { phase });
  const outcome = outcomeOf(response);
  failed.add(outcome !== 'success');
  if (outcome !== 'success') faults.add(1, { outcome, tool: name ?? 'tools/list' });
  if (outcome !== 'success' && __ENV.SHOW_FAULTS) console.warn(`${name ?? 'tools/list'}: ${outcome}`);
}

/** `success`, a status, or the code of a failed call. */
function outcomeOf({ status, body }) {
  if (status !== 200) return `status ${status}`;
  const { result } = JSON.parse(body);
  if (result === undefined) return 'no result';
  return result.isError ? String(result._meta?.code ?? 'error') : 'success';
}
