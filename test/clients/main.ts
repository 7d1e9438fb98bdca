import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Browser, formFields } from '../../gateway/test/browser.ts';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startSystem } from '../../scripts/lib/system.mjs';
import { installedClients, type Program } from './install.ts';

/*
 * Connects clients that nobody here wrote to a started system, each with all tools, the set core and the set compact.
 * Each must list exactly the tools that the server lists, and get the same text from a call. Usage: npm run clients,
 * and KEYLESS=lists npm run clients for a server whose lists are open; further words are the names of those to try.
 */
const BIRTH = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const DIRECT = { tool: 'get_house_cusps', args: BIRTH };
const BY_NAME = { tool: 'call_tool', args: { name: 'get_house_cusps', arguments: BIRTH } };
const VIEWS = [
  { view: 'all', query: '', ...DIRECT },
  { view: 'core', query: '?toolsets=core', ...DIRECT },
  { view: 'compact', query: '?toolsets=compact', ...BY_NAME },
];
/** Clients whose pin stands beside others, each with the file and the name that it has there. */
const PINNED: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'ai-sdk': ['package.json', '@ai-sdk/mcp'],
  inspector: ['package.json', '@modelcontextprotocol/inspector'],
  langchain: ['package.json', '@langchain/mcp-adapters'],
  'langchain-oauth': ['package.json', '@langchain/mcp-adapters'],
  mastra: ['package.json', '@mastra/mcp'],
  'mcp-remote': ['package.json', 'mcp-remote'],
  mcporter: ['package.json', 'mcporter'],
  'openai-agents': ['package.json', '@openai/agents-core'],
  'typescript-sdk-1': ['package.json', '@modelcontextprotocol/sdk'],
  'typescript-sdk-2': ['package.json', '@modelcontextprotocol/client'],
  'go-sdk': ['compiled/go/go.mod', 'modelcontextprotocol/go-sdk'],
  'mcp-go': ['compiled/go/go.mod', 'mark3labs/mcp-go'],
  'java-sdk': ['compiled/java/pom.xml', '<artifactId>mcp'],
  rmcp: ['compiled/rmcp/Cargo.toml', 'rmcp = '],
};
const CLIENT_MS = 120_000;
const MAIL_MS = 30_000;

const listed = z.object({ result: z.object({ tools: z.array(z.object({ name: z.string() })) }) });
const called = z.object({ result: z.object({ content: z.array(z.object({ text: z.string() })) }) });
const mail = z.object({ type: z.literal('mail'), to: z.string(), text: z.string() });
const reported = z.object({ tools: z.array(z.string()), text: z.string() });

const chosen = process.argv.slice(2);
const programs = installedClients().filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-clients-data-'));
const key = `mcp_${randomBytes(32).toString('base64url')}`;
const [port = 0] = await freePorts(1);
const system = await startSystem({
  host: '127.0.0.1',
  port,
  dataDir,
  keys: [key],
  env: { LOG_LEVEL: 'warn', SMTP_URL: '', KEYLESS: process.env['KEYLESS'] ?? 'off' },
});

let people = 0;
const mails: z.infer<typeof mail>[] = [];
system.processes.get('gateway')?.child.on('message', (message: unknown) => {
  const read = mail.safeParse(message);
  if (read.success) mails.push(read.data);
});

const ask = async (query: string, method: string, params: object): Promise<unknown> => {
  const response = await fetch(`${system.baseUrl}/mcp${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(CLIENT_MS),
  });
  return response.json();
};

async function outcome(program: Program, view: (typeof VIEWS)[number]): Promise<string> {
  const { query, tool, args } = view;
  const { tools } = listed.parse(await ask(query, 'tools/list', {})).result;
  const direct = called.parse(await ask(query, 'tools/call', { name: DIRECT.tool, arguments: DIRECT.args })).result;
  try {
    const running = promisify(execFile)(program.command, program.words, {
      timeout: CLIENT_MS,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        CUSPAL_URL: `${system.baseUrl}/mcp${query}`,
        CUSPAL_KEY: key,
        CUSPAL_TOOL: tool,
        CUSPAL_ARGUMENTS: JSON.stringify(args),
      },
    });
    const asksFor = (address: string) => signIn(address).catch((fault: unknown) => running.child.kill() && say(fault));
    running.child.stderr?.on('data', (said) => {
      const address = /^AUTHORIZE (\S+)$/m.exec(String(said))?.[1];
      if (address !== undefined) void asksFor(address);
    });
    const { stdout } = await running;
    const said = reported.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
    const names = tools.map(({ name }) => name);
    if (said.tools.join() !== names.join()) return `lists ${said.tools.length} of ${names.length} tools`;
    return said.text === direct.content[0]?.text ? `${names.length} tools` : 'another text';
  } catch (fault) {
    const lines = String(fault).trim().split('\n');
    return `failed: ${lines.findLast((line) => /^\w*(?:Error|Exception)\b/.test(line)) ?? lines.at(-1) ?? ''}`.slice(
      0,
      200,
    );
  }
}

const say = (fault: unknown): void => void process.stderr.write(`sign-in failed: ${String(fault)}\n`);

/** Signs a new person in, as they would in a browser: the address, the code of the e-mail, and back to the client. */
async function signIn(address: string): Promise<void> {
  people += 1;
  const email = `person-${people}@example.com`;
  const browser = new Browser(system.baseUrl);
  const first = await browser.get(address);
  const second = await browser.post(first.url, { ...formFields(first.text, 'email'), email });
  const code = await codeSentTo(email);
  const callback = await browser.post(second.url, { ...formFields(second.text, 'code'), code });
  await fetch(callback.url, { signal: AbortSignal.timeout(CLIENT_MS) });
}

/** The six digits of the e-mail, which the gateway hands to the process that started it. */
async function codeSentTo(email: string): Promise<string> {
  for (const until = Date.now() + MAIL_MS; Date.now() < until; await sleep(50)) {
    const code = /^ {4}(\d{6})$/m.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
    if (code !== undefined) return code;
  }
  throw new Error(`no e-mail came for ${email}`);
}

let faults = 0;
try {
  for (const program of programs) {
    const cells: string[] = [];
    for (const view of VIEWS) {
      const said = await outcome(program, view);
      if (!/^\d+ tools$/.test(said)) faults += 1;
      cells.push(`${view.view} ${said}`.padEnd(20));
    }
    process.stdout.write(`${program.name.padEnd(16)} ${version(program).padEnd(9)} ${cells.join(' ')}\n`);
  }
} finally {
  await system.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(faults > 0 ? 1 : 0);

/** The version that is pinned in this folder: the first number behind the name. */
function version({ name }: Program): string {
  const [file, pinned] = PINNED[name] ?? [`${name}.txt`, '=='];
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return /\d+\.\d+\.\d+/.exec(text.slice(text.indexOf(pinned)))?.[0] ?? '';
}
