import { create } from '@bufbuild/protobuf';
import { exampleOf, SERVED } from '@cuspal/catalog';
import { drawCalendar } from '@cuspal/figures';
import { CallToolResponseSchema, type CallToolResponse } from '@cuspal/proto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { echoClients } from '../../../test/fake-clients.ts';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { send } from '../../../test/http.ts';
import { meteredAccess } from '../../../test/rest-access.ts';
import { eachService } from '../../routing/clients.ts';

const { answer } = exampleOf('get_calendar');
const sent: object[] = [];
let told: { readonly text: string; readonly fault?: object } = { text: JSON.stringify(answer) };

interface Asked {
  readonly name?: string;
  readonly argumentsJson?: Uint8Array;
}

const played = async ({ name = '', argumentsJson = new Uint8Array() }: Asked): Promise<CallToolResponse> => {
  expect(name).toBe('get_calendar');
  sent.push(JSON.parse(Buffer.from(argumentsJson).toString()) as object);
  const { text, fault } = told;
  const resultJson = Buffer.from(
    JSON.stringify({ content: [{ type: 'text', text }], ...(fault && { isError: true }) }),
  );
  return create(CallToolResponseSchema, {
    resultJson,
    ...(fault
      ? { metaJson: Buffer.from(JSON.stringify(fault)), isError: true, code: 'validation_failed' }
      : { units: 1 }),
  });
};

let gateway: TestGateway;
const { access, taken, givenBack } = meteredAccess(1_000);
beforeAll(async () => {
  const [fake] = Object.values(echoClients());
  if (!fake) throw new Error('no service');
  const clients = eachService(() => ({ ...fake, callTool: played, callToolStream: played }));
  gateway = await startTestGateway({ catalogue: SERVED, clients, openAccess: async () => access, logLevel: 'silent' });
});
afterAll(() => gateway.gateway.close());
beforeEach(() => {
  for (const list of [sent, taken, givenBack]) list.length = 0;
  told = { text: JSON.stringify(answer) };
});

const get = (query: string, accept = 'application/json', method = 'GET') =>
  send(gateway.url, { method, path: `/v1/calendar${query}`, headers: { accept } });
const CHENNAI = 'latitude=13.0827&longitude=80.2707&time_zone=Asia/Kolkata';

describe('GET /v1/calendar', () => {
  it('passes the parameters on as arguments, and takes one unit', async () => {
    const { status, json } = await get(`?year=2026&month=11&tradition=tamil&tradition=smarta_south&${CHENNAI}`);
    expect([status, json]).toEqual([200, answer]);
    expect(sent).toEqual([
      {
        year: 2026,
        month: 11,
        tradition: 'tamil,smarta_south',
        latitude: 13.0827,
        longitude: 80.2707,
        time_zone: 'Asia/Kolkata',
      },
    ]);
    expect(taken).toHaveLength(1);
    expect(givenBack).toHaveLength(0);
  });

  it('is a picture by its format, or by what is accepted', async () => {
    const { svg } = drawCalendar(answer, { width: 400 });
    const byFormat = await get(`?year=2026&month=11&format=svg&width=400&${CHENNAI}`);
    expect([byFormat.status, byFormat.headers['content-type'], byFormat.text]).toEqual([200, 'image/svg+xml', svg]);
    const byHeader = await get(`?year=2026&month=11&${CHENNAI}`, 'image/svg+xml');
    expect(byHeader.text).toBe(drawCalendar(answer).svg);
    expect(String(byHeader.headers['vary'])).toContain('Accept');
    const named = await get(`?year=2026&month=11&format=json&${CHENNAI}`, 'image/svg+xml');
    expect(named.json).toEqual(answer);
    expect(taken).toHaveLength(3);
  });

  it('has no body for HEAD', async () => {
    const { status, text } = await get(`?year=2026&${CHENNAI}`, '*/*', 'HEAD');
    expect([status, text]).toEqual([200, '']);
  });

  it('hands on what the service refuses, and charges nothing', async () => {
    told = {
      text: 'tradition "x" is not known.',
      fault: { code: 'validation_failed', recoverable: true, field: 'tradition' },
    };
    const { status, json } = await get(`?year=2026&tradition=x&${CHENNAI}`);
    expect([status, json]).toEqual([400, expect.objectContaining({ field: 'tradition', code: 'validation_failed' })]);
    expect(givenBack).toHaveLength(taken.length);
  });

  it.each([
    ['', 'year'],
    [`?month=11&${CHENNAI}`, 'year'],
    ['?year=2026', 'place'],
    [`?year=2026&place=Pune&${CHENNAI}`, 'place'],
    ['?year=2026&place=%20', 'place'],
    [`?year=2026&place=${'a'.repeat(201)}`, 'place'],
    [`?year=2026&format=pdf&${CHENNAI}`, 'format'],
    [`?year=2026&format=svg&${CHENNAI}`, 'month'],
    [`?year=2026&month=11&width=400&${CHENNAI}`, 'width'],
    [`?year=2026&month=11&format=svg&width=200&${CHENNAI}`, 'width'],
    [`?year=2026&day=3&${CHENNAI}`, 'day'],
    [`?year=2026&year=2027&${CHENNAI}`, 'year'],
  ])('refuses %s by its field before anything is taken', async (query, field) => {
    const { status, json } = await get(query);
    expect([status, json]).toEqual([400, expect.objectContaining({ field })]);
    expect(sent).toEqual([]);
    expect(taken).toEqual([]);
  });
});
