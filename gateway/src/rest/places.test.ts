import { grpcService, PlaceService, type FindPlacesRequest } from '@cuspal/proto';
import { Server, ServerCredentials, status, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meteredAccess, type MeteredAccess } from '../../test/rest-access.ts';
import { startTestGateway, testConfig, type TestGateway } from '../../test/gateway.ts';
import { send } from '../../test/http.ts';

const PUNE = {
  name: 'Pune',
  region: 'Maharashtra',
  country: 'India',
  countryCode: 'IN',
  latitude: 18.52,
  longitude: 73.86,
  timeZone: 'Asia/Kolkata',
  population: 3_124_458,
};
const BARE = { ...PUNE, name: 'Elsewhere', region: '', population: 0 };

type Call = ServerUnaryCall<FindPlacesRequest, unknown>;

let server: Server;
let gateway: TestGateway;
let access: MeteredAccess;
const asked: string[] = [];
beforeAll(async () => {
  server = new Server();
  server.addService(grpcService(PlaceService), {
    FindPlaces({ request: { question } }: Call, done: sendUnaryData<object>) {
      asked.push(question);
      if (question === 'broken') done({ code: status.INTERNAL, details: 'secret' });
      else done(null, { taken: PUNE, places: [PUNE, BARE], total: 2, finding: 'FAR_LARGER', attribution: 'GeoNames' });
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  access = meteredAccess(1, { now: () => 0 });
  const { targets } = testConfig();
  gateway = await startTestGateway({
    config: { targets: { ...targets, meta: `127.0.0.1:${port}` } },
    openAccess: async () => access.access,
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await gateway.gateway.close();
  server.forceShutdown();
});
const find = (query: string) => send(gateway.url, { method: 'GET', path: `/v1/places?q=${query}` });

describe('places by REST', () => {
  it('answers what may be meant, without what is not known, and takes nothing from the allowance', async () => {
    const { status: code, json } = await find(encodeURIComponent(' पुणे '));
    const { region: _, population: __, ...bare } = BARE;
    expect(code).toBe(200);
    expect(json).toEqual({
      finding: 'FAR_LARGER',
      taken: PUNE,
      places: [PUNE, bare],
      total: 2,
      attribution: 'GeoNames',
    });
    expect(asked).toEqual(['पुणे']);
    expect(access.taken).toEqual([]);
  });

  it('says what failed, and no more', async () => {
    const { json, text } = await find('broken');
    expect(json).toMatchObject({ status: 500, code: 'internal_error' });
    expect(text).not.toContain('secret');
  });

  it('has a limit of its own, by account', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => find('Pune')));
    const limited = answers.filter((answer) => answer.status === 429);
    expect(limited).toHaveLength(2);
    expect(limited[0]?.json).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 });
    expect(limited[0]?.headers['retry-after']).toBe('1');
  });
});
