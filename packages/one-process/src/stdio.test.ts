import { PassThrough } from 'node:stream';
import { TOOL_COUNT } from '@cuspal/catalog';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { describe, expect, it } from 'vitest';
import { localRouter } from './local-router.ts';
import { localProtocol } from './protocol.ts';
import type { Choice } from '@cuspal/gateway/protocol';
import { speakStdio } from './stdio.ts';

const BIRTH = { birth_datetime: '1992-08-14T10:02:00', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };
const CLIENT = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
const logger = suiteLogger('one-process', 'silent', { write: () => {} });
const router = localRouter(createSwissEphemeris());

/** Says all lines at once, ends the input, and gives the answers by their ids. */
async function converse(messages: readonly object[], toolsets?: readonly string[], calls = router, more: Choice = {}) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const said: Buffer[] = [];
  output.on('data', (part: Buffer) => said.push(part));
  const selection = toolsets && { toolsets, cacheScope: 'public' as const };
  const ended = speakStdio(
    localProtocol(calls, logger),
    { input, output },
    { ...(selection && { selection }), ...more },
    logger,
  );
  input.end(messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join(''));
  await ended;
  const lines: ReturnType<typeof JSON.parse>[] = Buffer.concat(said)
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return { lines, answer: (id: number) => lines.find((line) => line.id === id) };
}
const HELLO = [{ id: 1, method: 'initialize', params: CLIENT }, { method: 'notifications/initialized' }];
const call = (id: number, name: string, args: object, meta = {}) => ({
  id,
  method: 'tools/call',
  params: { name, arguments: args, ...meta },
});

describe('stdin and stdout', () => {
  it('carry a conversation of the older era, each line a message, to the last answer', async () => {
    const { lines, answer } = await converse([
      ...HELLO,
      { id: 2, method: 'tools/list' },
      call(3, 'get_house_cusps', BIRTH),
      { id: 4, method: 'prompts/list' },
      { id: 5, method: 'resources/read', params: { uri: 'cuspal://rules/R5.3' } },
    ]);
    expect(lines).toHaveLength(5);
    expect(answer(1).result.serverInfo).toMatchObject({ name: 'cuspal', title: 'Cuspal' });
    expect(answer(2).result.tools).toHaveLength(TOOL_COUNT);
    expect(JSON.parse(answer(3).result.content[0].text).system).toBe('kp');
    expect(answer(4).result.prompts.length).toBeGreaterThanOrEqual(6);
    expect(answer(5).result.contents[0].text).toContain('R5.3');
  });

  it('carry objects beside texts, with their outlines in the list, where the command asks for them', async () => {
    const asked = [...HELLO, { id: 2, method: 'tools/list' }, call(3, 'get_house_cusps', BIRTH)];
    const [plain, structured] = [
      await converse(asked),
      await converse(asked, undefined, router, { structured: 'public' }),
    ];
    const outlines = ({ answer }: typeof plain) =>
      answer(2).result.tools.filter(({ outputSchema }: { outputSchema?: object }) => outputSchema).length;
    expect([outlines(plain), plain.answer(3).result.structuredContent]).toEqual([0, undefined]);
    const { structuredContent, content } = structured.answer(3).result;
    expect(structuredContent).toEqual(JSON.parse(content[0].text));
    expect(content).toEqual(plain.answer(3).result.content);
    expect(outlines(structured)).toBeGreaterThan(TOOL_COUNT / 2);
  });

  it('carry one of the newer era', async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const { answer } = await converse([
      { id: 1, method: 'server/discover', params: { _meta } },
      { id: 2, method: 'tools/list', params: { _meta } },
    ]);
    expect(answer(1).result.supportedVersions).toContain('2026-07-28');
    expect(answer(2).result).toMatchObject({ resultType: 'complete', ttlMs: 3_600_000, cacheScope: 'public' });
  });

  it('offer MCP Apps to clients that announce them, and name the page in their lists', async () => {
    const capabilities = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } } };
    const SKILLS = { 'io.modelcontextprotocol/skills': {} };
    const envelope = (clientCapabilities: object) => ({
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': clientCapabilities,
      },
    });
    const older = await converse([
      { id: 1, method: 'initialize', params: { ...CLIENT, capabilities } },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/list' },
      { id: 3, method: 'resources/read', params: { uri: 'ui://cuspal/figure.html' } },
    ]);
    expect(older.answer(1).result.capabilities.extensions).toEqual({ ...SKILLS, 'io.modelcontextprotocol/ui': {} });
    expect(JSON.stringify(older.answer(2).result).match(/ui:\/\//g)?.length).toBeGreaterThanOrEqual(53);
    expect(older.answer(3).result.contents[0].mimeType).toBe('text/html;profile=mcp-app');
    const newer = await converse([
      { id: 1, method: 'server/discover', params: envelope(capabilities) },
      { id: 2, method: 'tools/list', params: envelope(capabilities) },
      { id: 3, method: 'tools/list', params: envelope({}) },
    ]);
    expect(newer.answer(1).result.capabilities.extensions).toEqual({ ...SKILLS, 'io.modelcontextprotocol/ui': {} });
    expect(newer.answer(2).result.tools).toEqual(older.answer(2).result.tools);
    expect(JSON.stringify(newer.answer(3).result)).not.toContain('ui://');
    expect((await converse(HELLO)).answer(1).result.capabilities.extensions).toEqual(SKILLS);
  });

  it('give errors the form that they have everywhere', async () => {
    const { answer } = await converse([
      ...HELLO,
      call(2, 'get_planet', BIRTH),
      { id: 3, method: 'resources/read', params: { uri: 'cuspal://rules/R999' } },
      { id: 4, method: 'tools/list', params: { cursor: 'x' } },
      { id: 5, method: 'nope' },
    ]);
    expect(answer(2).error).toMatchObject({
      code: -32602,
      message: expect.stringContaining('get_planets'),
      data: { code: 'validation_failed', recoverable: true, requestId: expect.any(String) },
    });
    expect(answer(3).error.code).toBe(-32002);
    expect(answer(4).error.message).toBe('Unknown cursor: the list has one page and no cursor.');
    expect(answer(5).error).toMatchObject({ code: -32601, data: { code: 'validation_failed' } });
  });

  it('show the sets of tools, from which each other tool can be called by name', async () => {
    const { answer } = await converse(
      [
        ...HELLO,
        { id: 2, method: 'tools/list' },
        call(3, 'call_tool', { name: 'get_house_cusps', arguments: BIRTH }),
        call(4, 'answer_question', { ...BIRTH, question: 'When will I marry?' }),
      ],
      ['compact'],
    );
    expect(answer(1).result.instructions).toContain('call answer_question');
    expect(JSON.parse(answer(4).result.content[0].text)).toMatchObject({ system: 'kp', answer: expect.any(String) });
    expect(answer(2).result.tools).toHaveLength(6);
    expect(JSON.parse(answer(3).result.content[0].text).system).toBe('kp');
  });

  it('tell the progress of a call that asks for it, and not of another', async () => {
    const step = { done: 20, total: 100, message: 'looking' };
    const answered = { result: Buffer.from('{"content":[]}'), meta: Buffer.alloc(0), code: '' };
    const telling: typeof router = {
      call: async (_entry, _args, { onProgress }) => {
        onProgress?.(step);
        return answered;
      },
    };
    const { lines } = await converse(
      [
        ...HELLO,
        call(2, 'find_wedding_muhurta', BIRTH, { _meta: { progressToken: 7 } }),
        call(3, 'get_planets', BIRTH),
      ],
      undefined,
      telling,
    );
    const told = lines.filter(({ method }) => method === 'notifications/progress');
    expect(told.map(({ params }) => params)).toEqual([
      { progressToken: 7, progress: 20, total: 100, message: 'looking' },
    ]);
  });

  it('end a call that the client cancels, without an answer', async () => {
    const ended: boolean[] = [];
    const waiting: typeof router = {
      call: (_entry, _args, { signal }) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            ended.push(signal.aborted);
            resolve({ result: Buffer.from('{"content":[]}'), meta: Buffer.alloc(0), code: '' });
          }),
        ),
    };
    const cancel = { method: 'notifications/cancelled', params: { requestId: 2 } };
    const { lines } = await converse([...HELLO, call(2, 'get_planets', BIRTH), cancel], undefined, waiting);
    expect(ended).toEqual([true]);
    expect(lines.map(({ id }) => id)).toEqual([1]);
  });

  it('go on after a line that is no message', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const said: Buffer[] = [];
    output.on('data', (part: Buffer) => said.push(part));
    const ended = speakStdio(localProtocol(router, logger), { input, output }, {}, logger);
    input.end(`no JSON\n${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: CLIENT })}\n`);
    await ended;
    expect(JSON.parse(Buffer.concat(said).toString()).id).toBe(1);
  });

  it('end at a line that is longer than any message, and when nobody reads the answers', async () => {
    const speak = (input: PassThrough, output: PassThrough) =>
      speakStdio(localProtocol(router, logger), { input, output }, {}, logger);
    const endless = new PassThrough();
    const first = speak(endless, new PassThrough());
    endless.write('x'.repeat(11 * 1024 * 1024));
    await first;
    const [input, output] = [new PassThrough(), new PassThrough()];
    const second = speak(input, output);
    output.destroy(new Error('EPIPE'));
    await second;
  });
});
