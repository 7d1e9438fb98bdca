import { create } from '@bufbuild/protobuf';
import { CALLABLE, readExample } from '@cuspal/catalog';
import { CallToolResponseSchema } from '@cuspal/proto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClientOfVersion1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportOfVersion1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { echoClients } from '../../test/fake-clients.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { send } from '../../test/http.ts';
import { servicesOn, total, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { eachService } from '../routing/clients.ts';
import { canMakePdf } from './writer/pdf.ts';

const BIRTH = { birth_datetime: '1992-08-14T10:02:00', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };
const ASKED = { ...BIRTH, question: 'When will I marry?', report: true };
/** Calls of a report on marriage: chart, reading, what the birth time is worth, the question. */
const UNITS = 4;
const HOUR_MS = 3_600_000;

interface Sent {
  readonly name?: string;
  readonly argumentsJson?: Uint8Array;
  readonly asText?: boolean;
}

/** Arguments of the questions that reached a service. */
const questions: object[] = [];

/** Plays every tool by its example. */
async function played({ name = '', argumentsJson = new Uint8Array(), asText = false }: Sent) {
  if (name === 'answer_question') questions.push(JSON.parse(Buffer.from(argumentsJson).toString()) as object);
  const text = JSON.stringify((await readExample(name)).answer);
  const whole = JSON.stringify({ content: [{ type: 'text', text }] });
  return create(CallToolResponseSchema, { resultJson: Buffer.from(asText ? text : whole), units: 1, asText });
}

interface Linked {
  readonly says: string;
  readonly uri: string;
  readonly kind: string;
  readonly units: number;
  readonly until: string;
}

describe.each([true, false])('links to reports (fast path %s)', (fastPath) => {
  let database: Database;
  let services: TestServices;
  let gateway: TestGateway;
  let aheadMs = 0;
  const now = (): number => Date.now() + aheadMs;
  beforeAll(async () => {
    database = await quickest().fresh();
    services = servicesOn(database, now);
    const [echo] = Object.values(echoClients());
    if (!echo) throw new Error('no service');
    const clients = eachService(() => ({ ...echo, callTool: played, callToolStream: played }));
    gateway = await startTestGateway({ database, now, clients, catalogue: CALLABLE, config: { fastPath } });
  });
  afterAll(async () => {
    await gateway.gateway.close();
    await database.close();
  });

  const CLIENTS = {
    'SDK 1': async (key: string) => {
      const client = new ClientOfVersion1({ name: 'test', version: '1' });
      await client.connect(new TransportOfVersion1(address(), { requestInit: keyed(key) }));
      return client;
    },
    'SDK 2': async (key: string) => {
      const client = new Client(
        { name: 'test', version: '1' },
        { versionNegotiation: { mode: { pin: '2026-07-28' } } },
      );
      await client.connect(new StreamableHTTPClientTransport(address(), { requestInit: keyed(key) }));
      return client;
    },
  };
  const address = () => new URL(`${gateway.url}/mcp`);
  const keyed = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

  const customer = async (monthlyAllowance = 50) => {
    const { account, key } = await services.customer({ monthlyAllowance, ratePerSecond: 50, burst: 200 });
    const used = async (): Promise<number> => total((await services.usage.month(account.id)).perDay);
    return { key, used };
  };

  /** The link of an answer in REST. */
  const linked = async (key: string, body: object = ASKED): Promise<Linked> => {
    const { json } = await send(gateway.url, {
      method: 'POST',
      path: '/v1/tools/answer_question',
      headers: { authorization: `Bearer ${key}` },
      body,
    });
    return json.report;
  };
  const read = async (key: string, uri: string) => {
    const client = await CLIENTS['SDK 2'](key);
    try {
      return await client.readResource({ uri });
    } finally {
      await client.close();
    }
  };

  it.each(['SDK 1', 'SDK 2'] as const)(
    'stand beside the answer and are read by %s, at the price that they say',
    async (kind) => {
      const { key, used } = await customer();
      const client = await CLIENTS[kind](key);
      const answer = await client.callTool({ name: 'answer_question', arguments: ASKED });
      const [said, link, ...more] = answer.content as readonly [{ readonly text: string }, Record<string, unknown>];
      const { report, ...result } = JSON.parse(said.text) as { readonly report: Linked };
      expect(result).toEqual((await readExample('answer_question')).answer);
      expect(more).toEqual([]);
      expect(report).toMatchObject({ kind: 'marriage', units: UNITS });
      expect(report.says).toContain(`takes up to ${UNITS} calls`);
      expect(link).toMatchObject({
        type: 'resource_link',
        uri: report.uri,
        mimeType: 'text/html',
        title: 'Report on marriage to print',
        description: report.says,
      });
      expect(questions.at(-1)).toEqual({ ...BIRTH, question: ASKED.question });
      expect(await used()).toBe(1);

      const { contents } = await client.readResource({ uri: report.uri });
      const [page] = contents;
      if (!page || !('text' in page)) throw new Error('no page');
      expect([contents.length, page.uri, page.mimeType]).toEqual([1, report.uri, 'text/html']);
      expect(page.text).toContain('<h1>Report on marriage</h1>');
      expect(page.text).toContain('When will I marry?');
      expect(page.text).not.toContain('<script');
      expect(await used()).toBe(1 + UNITS);
      if (canMakePdf()) {
        const pdf = await client.readResource({ uri: `${report.uri}.pdf` });
        const [file] = pdf.contents;
        if (!file || !('blob' in file)) throw new Error('no file');
        expect([file.mimeType, Buffer.from(file.blob, 'base64').toString('latin1', 0, 5)]).toEqual([
          'application/pdf',
          '%PDF-',
        ]);
      }
      await client.close();
    },
  );

  it('come in REST as a member of the result, and hold nothing that can be read', async () => {
    const { key } = await customer();
    const { uri, until, says } = await linked(key);
    expect(uri).toMatch(/^cuspal:\/\/reports\/[A-Za-z0-9_-]{86,4000}$/);
    expect(Buffer.from(uri.slice('cuspal://reports/'.length), 'base64url').toString('latin1')).not.toMatch(
      /1992|marry|13\.08/,
    );
    const ends = Date.parse(until) - now();
    expect(ends > HOUR_MS - 60_000 && ends <= HOUR_MS).toBe(true);
    expect(says).not.toContain('1992');
    expect(JSON.stringify(gateway.log)).not.toContain(uri.slice(-60));
    const { report: _, ...plain } = ASKED;
    expect(await linked(key, plain)).toBeUndefined();
  });

  it('open nothing for another account, when they are not whole, and after their hour', async () => {
    const { key, used } = await customer();
    const other = await customer();
    const { uri } = await linked(key);
    const gone = { code: -32_602, message: expect.stringContaining('There is no report behind this link') };
    await expect(read(other.key, uri)).rejects.toMatchObject(gone);
    for (const bad of [uri.slice(0, -4), `${uri}x`, `${uri}.txt`, 'cuspal://reports/', `${uri}/..`])
      await expect(read(key, bad), bad).rejects.toMatchObject(gone);
    aheadMs += HOUR_MS + 1_000;
    await expect(read(key, uri)).rejects.toMatchObject(gone);
    expect([await used(), await other.used()]).toEqual([1, 0]);
  });

  it('are refused before anything is spent where less is left than the report costs', async () => {
    const { key, used } = await customer(UNITS);
    const { uri } = await linked(key);
    const asked = questions.length;
    await expect(read(key, uri)).rejects.toMatchObject({
      code: 402,
      message: expect.stringContaining(`costs ${UNITS} units, and ${UNITS - 1} are left`),
      data: { code: 'quota_exhausted', units: UNITS, left: UNITS - 1, recoverable: false },
    });
    // What a refusal had taken of the allowance is given back beside the answer.
    await expect.poll(used).toBe(1);
    expect(questions.length).toBe(asked);
  });

  it('say that there is none for a question that is too long for a link, and the answer stands', async () => {
    const { key } = await customer();
    const report = await linked(key, {
      ...ASKED,
      question: 'கேள்வி '.repeat(140).trim(),
      person2: { ...BIRTH, name: 'ஆ'.repeat(200) },
    });
    expect(report).toEqual({ says: expect.stringContaining('POST /v1/reports/match makes one') });
  });
});
