import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { suiteLogger } from '@cuspal/telemetry/testing';
import axe from 'axe-core';
import type { Browser, Frame, Page } from 'playwright-core';
import { serveHttp } from '../../../packages/one-process/src/http.ts';
import { localRouter } from '../../../packages/one-process/src/local-router.ts';
import { localProtocol } from '../../../packages/one-process/src/protocol.ts';
import { appsHost, sharedChromium } from './shared.ts';

const BIRTH = {
  birth_datetime: '1992-08-14T10:02:00',
  latitude: 13.0827,
  longitude: 80.2707,
  utc_offset_minutes: 330,
} as const;

/** The policy that hosts set for a page that names no domain (specification of the extension). */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'none'; base-uri 'none'";
const SHOWS = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } } };

/** How a test wants the page to be shown. */
export interface Shown {
  readonly tool: string;
  readonly args?: object;
  /** A result to show in place of that of the call. */
  readonly result?: object | undefined;
  readonly context?: object;
  readonly capabilities?: object;
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
}

type CallTool = (params: { readonly name: string; readonly arguments?: Record<string, unknown> }) => Promise<any>;

/**
 * A server, a client of its, and Chromium, in which a host of the extension shows the page that the server names for a
 * tool beside the result of that tool.
 */
export async function figureHost() {
  const logger = suiteLogger('one-process', 'error', { write: () => {} });
  const protocol = localProtocol(localRouter(createSwissEphemeris()), logger);
  const serving = await serveHttp(protocol, { host: '127.0.0.1', port: 0, keys: [] }, {}, logger);
  const connect = async (capabilities: object): Promise<Client> => {
    const client = new Client({ name: 'test-host', version: '1' }, { capabilities });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${serving.address}/mcp`)));
    return client;
  };
  const client = await connect(SHOWS);
  const { tools } = await client.listTools();
  const [host, browser] = await Promise.all([appsHost(), sharedChromium()]);
  /** Complaints of the page: blocked, failed, thrown. */
  const complaints: string[] = [];
  let callServer: CallTool = (params) => client.callTool(params);

  return {
    client,
    connect,
    complaints,
    /** Lets the host answer calls of the page in another way than by the server. */
    answerCalls: (answer: CallTool | undefined) => (callServer = answer ?? ((params) => client.callTool(params))),
    async show(shown: Shown): Promise<Opened> {
      const { tool, args = BIRTH, width = 1024, colorScheme = 'light', capabilities = { serverTools: {} } } = shown;
      const definition = tools.find(({ name }) => name === tool);
      const uri = (definition?._meta as { ui?: { resourceUri?: string } } | undefined)?.ui?.resourceUri;
      if (uri === undefined) throw new Error(`${tool} names no page`);
      const [contents] = (await client.readResource({ uri })).contents;
      const html = contents && 'text' in contents ? contents.text : '';
      const policed = html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
      const result =
        'result' in shown
          ? shown.result
          : await client.callTool({ name: tool, arguments: args as Record<string, unknown> });
      const page = await newPage(browser, { width, colorScheme }, complaints);
      await page.exposeFunction('callServer', (params: Parameters<CallTool>[0]) => callServer(params));
      await page.setContent(`<!doctype html><html lang="en"><title>Host</title><body style="margin:0"></body></html>`);
      await page.addStyleTag({ content: 'iframe{border:0;width:100%;display:block}' });
      await page.addScriptTag({ content: host, type: 'module' });
      await page.waitForFunction('window.host');
      const context = { theme: colorScheme, toolInfo: { tool: definition }, ...shown.context };
      const given = JSON.stringify({ html: policed, args, result, context, capabilities });
      await page.evaluate((json) => (globalThis as any).host.show(JSON.parse(json)), given);
      const frame = page.frames().find((each) => each !== page.mainFrame());
      if (!frame) throw new Error('there is no frame');
      // The page is told by messages, so what it was told of is not yet drawn when the host has sent it.
      if (result)
        await frame.locator('#status', { hasNotText: 'Waiting for the result.' }).waitFor({ state: 'attached' });
      return { page, frame, heard: () => page.evaluate('window.host.heard') };
    },
    async stop(): Promise<void> {
      await browser.close();
      await client.close();
      await serving.close();
    },
  };
}

export interface Opened {
  readonly page: Page;
  /** The page in the sandbox. */
  readonly frame: Frame;
  readonly heard: () => Promise<any>;
}

async function newPage(
  browser: Browser,
  { width, colorScheme }: { readonly width: number; readonly colorScheme: 'light' | 'dark' },
  complaints: string[],
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) complaints.push(`asked the network for ${request.url()}`);
  });
  return page;
}

/** What axe finds wrong within the page. */
export async function axeFaults(frame: Frame): Promise<readonly string[]> {
  await frame.evaluate(axe.source);
  const found: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[] =
    await frame.evaluate('axe.run(document).then(({ violations }) => violations)');
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
