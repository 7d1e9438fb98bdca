import { createToolClient, type CallToolResponse } from '@cuspal/proto';
import { credentials, loadPackageDefinition, status } from '@grpc/grpc-js';
import { stableText } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { service as healthDefinition } from 'grpc-health-check';
import { BIRTH, bytes, read, start, TOYS, until, type Running } from '../../test/running-service.ts';

describe('a folder of tools as a gRPC service', () => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(async () => {
    running.client.close();
    await running.service.drain();
  });

  const call = (name: string, args: object, options = {}): Promise<CallToolResponse> =>
    running.client.callTool(
      {
        name,
        argumentsJson: bytes(args),
        caller: {
          requestId: 'req-1',
          accountId: 'acc-1',
          traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        },
      },
      options,
    );

  it('answers a call with the finished MCP result and one unit', async () => {
    const response = await call('get_toy_sign', BIRTH);
    const result = read(response.resultJson);
    expect(Object.keys(result)).toEqual(['content']);
    const said = JSON.parse(result.content[0].text);
    expect(said).toMatchObject({
      sign: 'Virgo',
      system: 'kp',
      provenance: { rules: ['R3.1'], sources: ['SE'], notes: ['a note'] },
    });
    expect(said.disclaimer).toContain('never replaces a doctor');
    expect(response).toMatchObject({ isError: false, code: '', units: 1 });
    expect(response.metaJson).toHaveLength(0);
  });

  it('answers a text tool with text alone and its object in _meta', async () => {
    const response = await call('get_toy_text', { question: 'why?' });
    expect(read(response.resultJson)).toEqual({ content: [{ type: 'text', text: 'You asked: why?' }] });
    expect(read(response.metaJson)).toEqual({ 'cuspal/structured': { now: expect.any(Number) } });
  });

  it('takes the clock of a test account for now, and says so in every result', async () => {
    const at = Date.parse('2026-01-02T03:04:05Z');
    const said =
      'This account is for tests: its clock stands at 2026-01-02T03:04:05.000Z, and every call takes that for now.';
    const caller = { requestId: 'req-1', accountId: 'acc-1', testClockMs: at };
    const ask = (name: string, args: object): Promise<CallToolResponse> =>
      running.client.callTool({ name, argumentsJson: bytes(args), caller }, {});
    const engine = read((await ask('get_toy_sign', BIRTH)).resultJson);
    expect(JSON.parse(engine.content[0].text).provenance.notes).toEqual([said, 'a note']);
    const meta = await ask('get_toy_text', { question: 'why?' });
    expect(read(meta.resultJson)).toEqual({ content: [{ type: 'text', text: `You asked: why?\n\n${said}` }] });
    expect(read(meta.metaJson)).toEqual({ 'cuspal/structured': { now: at } });
  });

  it('answers a fault of the arguments as a result that costs nothing', async () => {
    const response = await call('get_toy_sign', { ...BIRTH, latitude: 95 });
    expect(response).toMatchObject({ isError: true, code: 'validation_failed', units: 0 });
    expect(read(response.resultJson)).toEqual({
      content: [
        {
          type: 'text',
          text: 'Argument "latitude" is 95 but must be a number from -90 to 90. Correct it and call again.',
        },
      ],
      isError: true,
    });
    expect(read(response.metaJson)).toEqual({
      code: 'validation_failed',
      recoverable: true,
      field: 'latitude',
      requestId: 'req-1',
    });
  });

  it('tells nothing of an internal error to the caller and masks it in the log', async () => {
    const response = await call('get_toy_fault', {});
    expect(response.code).toBe('internal_error');
    expect(Buffer.from(response.resultJson).toString()).not.toContain('secret');
    const line = running.lines.findLast(({ tool }) => tool === 'get_toy_fault');
    expect(line).toMatchObject({ outcome: 'internal_error', level: 'error' });
    expect(line?.['fault']).toMatchObject({ type: 'Error', message: 'secret detail ####-##-##' });
  });

  it('refuses a tool it does not have with NOT_FOUND', async () => {
    await expect(call('get_other', {})).rejects.toMatchObject({ code: status.NOT_FOUND });
  });

  it('lists its tools once for each hash', async () => {
    const full = await running.client.listTools({ knownHash: '' });
    expect(full.tools.map(({ name }) => name)).toEqual([
      'get_toy_fault',
      'get_toy_sign',
      'get_toy_text',
      'get_toy_wait',
    ]);
    const entry = read(full.tools[1]?.entryJson ?? new Uint8Array());
    expect(entry).toMatchObject({
      name: 'get_toy_sign',
      service: 'natal',
      pageSize: null,
    });
    expect(entry.inputSchema.required).toEqual(['birth_datetime', 'latitude', 'longitude']);
    const again = await running.client.listTools({ knownHash: full.hash });
    expect(again).toMatchObject({ hash: full.hash, tools: [] });
  });

  it('stops the work at the deadline', async () => {
    const begun = Date.now();
    await expect(call('get_toy_wait', { milliseconds: 20_000 }, { deadlineMs: 500 })).rejects.toMatchObject({
      code: status.DEADLINE_EXCEEDED,
    });
    await until(() => running.lines.some(({ outcome }) => outcome === 'engine_timeout'));
    expect(Date.now() - begun).toBeLessThan(2_000);
  });

  it('stops the work when the caller goes away', async () => {
    await until(() => running.service.underWay === 0);
    const gone = new AbortController();
    const answer = call('get_toy_wait', { milliseconds: 20_000 }, { signal: gone.signal });
    await until(() => running.service.underWay === 1);
    gone.abort();
    await expect(answer).rejects.toMatchObject({ code: status.CANCELLED });
    await until(() => running.lines.some(({ outcome }) => outcome === 'cancelled'));
  });

  it('serves others while one call works', async () => {
    const ended: string[] = [];
    const long = call('get_toy_wait', { milliseconds: 400 }).finally(() => ended.push('long'));
    const short = call('get_toy_text', {}).finally(() => ended.push('short'));
    await Promise.all([long, short]);
    expect(ended).toEqual(['short', 'long']);
    expect(JSON.parse(read((await long).resultJson).content[0].text).slices).toBeGreaterThan(1);
  });

  it('lets the calls of one account wait for each other, not those of another', async () => {
    const ended: string[] = [];
    const as = async (accountId: string, name: string, args: object): Promise<void> => {
      await running.client.callTool({ name, argumentsJson: bytes(args), caller: { requestId: 'r', accountId } });
      ended.push(accountId);
    };
    const busy = Array.from({ length: 30 }, () => as('busy', 'get_toy_wait', { milliseconds: 10 }));
    await until(() => running.service.underWay > 1);
    const seldom = Array.from({ length: 3 }, () => as('seldom', 'get_toy_text', {}));
    await Promise.all([...busy, ...seldom]);
    // Whatever had been done by the time they came: the three were before most of the thirty.
    expect(ended.lastIndexOf('seldom')).toBeLessThan(15);
  });

  it('refuses arguments over 256 KiB', async () => {
    const response = await call('get_toy_text', { question: 'x'.repeat(300_000) });
    expect(read(response.resultJson).content[0].text).toBe(
      'The arguments are 300015 bytes long, but at most 262144 are accepted. Send less.',
    );
  });

  it('writes one line a call, without arguments', async () => {
    const before = running.lines.length;
    await call('get_toy_sign', BIRTH);
    const lines = running.lines.slice(before);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      service: 'toys',
      requestId: 'req-1',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      accountId: 'acc-1',
      tool: 'get_toy_sign',
      outcome: 'success',
    });
    expect(stableText(JSON.stringify(lines))).not.toMatch(/1992|13\.08|80\.27/);
  });

  it('counts calls by tool and outcome', async () => {
    const response = await fetch(`http://127.0.0.1:${running.metricsPort}/metrics`);
    const text = await response.text();
    expect(text).toMatch(
      /cuspal_tool_calls_total\{tool="get_toy_sign",family="foundation",outcome="success",service="natal"\} \d/,
    );
    expect(text).toMatch(
      /cuspal_tool_calls_total\{tool="get_toy_sign",family="foundation",outcome="validation_failed",service="natal"\} 1/,
    );
    expect(text).not.toContain('get_other');
  });

  it('gives the text of a success alone where that is wanted, and a failure as ever', async () => {
    const whole = await call('get_toy_sign', BIRTH);
    const caller = { requestId: 'req-1' };
    const asked = (args: object) =>
      running.client.callTool({ name: 'get_toy_sign', argumentsJson: bytes(args), caller, asText: true });
    const alone = await asked(BIRTH);
    expect(alone).toMatchObject({ asText: true, isError: false, units: 1 });
    expect(Buffer.from(alone.resultJson).toString()).toBe(read(whole.resultJson).content[0].text);
    const failed = await asked({ ...BIRTH, latitude: 95 });
    expect(failed).toMatchObject({ asText: false, code: 'validation_failed', units: 0 });
    expect(read(failed.resultJson)).toMatchObject({ isError: true });
  });

  it('says it is serving', async () => {
    expect(await health(running.port)).toBe('SERVING');
  });
});

describe('the end of a service', () => {
  it('finishes what is under way, refuses what is new', async () => {
    const { client, service, port } = await start();
    const underWay = client.callTool({ name: 'get_toy_wait', argumentsJson: bytes({ milliseconds: 500 }) });
    await until(() => service.underWay === 1);
    const drained = service.drain();
    await expect(underWay).resolves.toMatchObject({ isError: false });
    await expect(drained).resolves.toBe(true);
    const late = createToolClient(`127.0.0.1:${port}`);
    await expect(late.callTool({ name: 'get_toy_text' })).rejects.toMatchObject({ code: status.UNAVAILABLE });
    late.close();
    client.close();
  });

  it('says NOT_SERVING first and takes calls for LAME_DUCK_SECONDS more', async () => {
    const { client, service, port } = await start(TOYS, 5, 1);
    const drained = service.drain();
    expect(await health(port)).toBe('NOT_SERVING');
    const late = createToolClient(`127.0.0.1:${port}`);
    await expect(late.callTool({ name: 'get_toy_text', argumentsJson: bytes({}) })).resolves.toMatchObject({
      isError: false,
    });
    await expect(drained).resolves.toBe(true);
    await expect(late.callTool({ name: 'get_toy_text' })).rejects.toMatchObject({ code: status.UNAVAILABLE });
    late.close();
    client.close();
  });

  it('gives up after DRAIN_SECONDS', async () => {
    const { client, service } = await start(TOYS, 0);
    const gone = new AbortController();
    const underWay = client.callTool(
      { name: 'get_toy_wait', argumentsJson: bytes({ milliseconds: 5_000 }) },
      { signal: gone.signal },
    );
    await until(() => service.underWay === 1);
    await expect(service.drain()).resolves.toBe(false);
    gone.abort();
    await expect(underWay).rejects.toMatchObject({ code: status.CANCELLED });
    client.close();
  });
});

it('a service without tools starts and serves an empty list', async () => {
  const { client, service } = await start(new URL('../../test/no-such-folder/', import.meta.url));
  await expect(client.listTools({})).resolves.toMatchObject({
    tools: [],
    hash: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  client.close();
  await service.drain();
});

async function health(port: number): Promise<string> {
  const loaded = loadPackageDefinition({ 'grpc.health.v1.Health': healthDefinition }) as unknown as {
    grpc: { health: { v1: { Health: new (target: string, c: object) => HealthClient } } };
  };
  const client = new loaded.grpc.health.v1.Health(`127.0.0.1:${port}`, credentials.createInsecure());
  return new Promise((resolve, reject) => {
    client.check({ service: '' }, (error, answer) => {
      client.close();
      if (error) reject(error);
      else resolve(answer.status);
    });
  });
}

interface HealthClient {
  check(request: { service: string }, done: (error: Error | null, answer: { status: string }) => void): void;
  close(): void;
}
