import { createPlaceClient, grpcService, PlaceService, type FindPlacesRequest } from '@cuspal/proto';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { Server, ServerCredentials, status, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from 'vitest';
import { Limits } from '../limits/limits.ts';
import { CHANNEL } from './clients.ts';
import { PlaceFinder } from './place-finder.ts';

type Call = ServerUnaryCall<FindPlacesRequest, unknown>;

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A finder on a server that answers so, with limits of its own. */
async function finder(answer: (call: Call, done: sendUnaryData<object>) => void) {
  const server = new Server();
  server.addService(grpcService(PlaceService), { FindPlaces: answer });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  const places = new PlaceFinder(createPlaceClient(`127.0.0.1:${port}`, CHANNEL));
  const limits = new Limits({ logger: suiteLogger('gateway', 'silent'), now: () => 0 });
  open.push(places, limits, { close: () => server.forceShutdown() });
  const find = (question: string, subject = 'account', signal = new AbortController().signal) =>
    places.find(question, { limits, subject, caller: { requestId: 'req-1', traceparent: 'trace' }, signal });
  return { find, stop: () => server.forceShutdown() };
}

const TOWN = { name: 'Pune', region: 'Maharashtra', country: 'India', countryCode: 'IN', timeZone: 'Asia/Kolkata' };

describe('the look-up of places', () => {
  it('carries the question to the service and its answer back', async () => {
    const asked: FindPlacesRequest[] = [];
    const { find } = await finder(({ request }, done) => {
      asked.push(request);
      done(null, { taken: { ...TOWN, latitude: 18.52 }, places: [TOWN], total: 1, finding: 'ONLY_ONE' });
    });
    expect(await find('पुणे')).toMatchObject({
      kind: 'found',
      answer: { taken: { name: 'Pune', latitude: 18.52 }, places: [{ timeZone: 'Asia/Kolkata' }], finding: 'ONLY_ONE' },
    });
    expect(asked).toMatchObject([{ question: 'पुणे', requestId: 'req-1', traceparent: 'trace' }]);
  });

  it('is limited by whoever asks, before the service is', async () => {
    let calls = 0;
    const { find } = await finder((_, done) => {
      calls += 1;
      done(null, { finding: 'NOTHING' });
    });
    for (let tries = 0; tries < 30; tries += 1) expect((await find('x')).kind).toBe('found');
    expect(await find('x')).toMatchObject({ kind: 'limited', taken: { ok: false, retryAfterSeconds: 1 } });
    expect(calls).toBe(30);
    expect((await find('x', 'another')).kind).toBe('found');
  });

  it('says what failed and throws nothing', async () => {
    const { find, stop } = await finder((_, done) => done({ code: status.INTERNAL, details: 'secret' }));
    expect(await find('x')).toEqual({ kind: 'failed', code: 'internal_error' });
    const gone = new AbortController();
    gone.abort();
    expect(await find('x', 'account', gone.signal)).toEqual({ kind: 'failed', code: 'cancelled' });
    stop();
    expect(await find('x')).toEqual({ kind: 'failed', code: 'engine_unavailable' });
  });
});
