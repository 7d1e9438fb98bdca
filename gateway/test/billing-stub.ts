import { z } from 'zod';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a billing system does with a request, beside what it should. */
export type Mood = 'well' | 'lost answer' | 'late' | 'busy' | 'broken' | 'broken after' | 'unauthorised';

/** An event as it counts. */
export interface CountedEvent {
  readonly id: string;
  readonly meter: string;
  readonly customer: string;
  readonly units: number;
  readonly time: Date;
}

/**
 * The two published interfaces: meter events of Stripe, which refuses an identifier that it has, and CloudEvents of
 * OpenMeter, which takes an event that it has without counting it.
 */
export async function startBillingStub(mood: () => Mood = () => 'well') {
  const counted = new Map<string, CountedEvent>();
  const requests: { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      serve(request, response, body);
    });
  });

  function serve(request: IncomingMessage, response: ServerResponse, body: string): void {
    const now = mood();
    const end = (status: number, json?: object, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(json === undefined ? '' : JSON.stringify(json));
    };
    const fault = (status: number, type: string, message: string, headers = {}): void =>
      end(status, { error: { type, message } }, headers);
    switch (now) {
      case 'late':
        // Nothing is counted and nothing is said.
        request.socket.destroy();
        return;
      case 'busy':
        return fault(429, 'rate_limit_error', 'Too many requests', { 'retry-after': '1' });
      case 'broken':
        return fault(500, 'api_error', 'Something went wrong');
      case 'unauthorised':
        return fault(401, 'invalid_request_error', 'Invalid API Key provided: rk_secret');
      case 'well':
      case 'lost answer':
      case 'broken after':
    }
    const event = request.url === '/api/v1/events' ? ofOpenMeter(body) : ofStripe(body);
    const isKnown = counted.has(event.id);
    if (!isKnown) counted.set(event.id, event);
    if (now === 'lost answer') return void request.socket.destroy();
    if (now === 'broken after') return fault(500, 'api_error', 'Something went wrong');
    if (request.url === '/api/v1/events') return end(204);
    if (isKnown) return fault(400, 'invalid_request_error', `An event already exists with identifier ${event.id}.`);
    return end(200, { object: 'billing.meter_event', identifier: event.id });
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    counted,
    units: (): number => [...counted.values()].reduce((sum, { units }) => sum + units, 0),
    close: (): Promise<unknown> => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

function ofStripe(body: string): CountedEvent {
  const fields = new URLSearchParams(body);
  return {
    id: fields.get('identifier') ?? '',
    meter: fields.get('event_name') ?? '',
    customer: fields.get('payload[stripe_customer_id]') ?? '',
    units: Number(fields.get('payload[value]')),
    time: new Date(Number(fields.get('timestamp')) * 1_000),
  };
}

const openMeterEvent = z.object({
  id: z.string(),
  type: z.string(),
  subject: z.string(),
  data: z.object({ value: z.number() }),
  time: z.string(),
});

function ofOpenMeter(body: string): CountedEvent {
  const { id, type, subject, data, time } = openMeterEvent.parse(JSON.parse(body));
  return { id, meter: type, customer: subject, units: data.value, time: new Date(time) };
}
