import { TOOL_COUNT } from '@cuspal/catalog';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { SERVER_INFO } from '@cuspal/gateway/protocol';
import { createLogger, type Logger } from '@cuspal/telemetry';
import { serveHttp } from './http.ts';
import { localRouter } from './local-router.ts';
import { readOptions, type HttpOptions, type Options } from './options.ts';
import { localProtocol } from './protocol.ts';
import { speakStdio } from './stdio.ts';

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** The command `cuspal`. While it serves on stdio, stdout carries the protocol alone. */
export async function main(words: readonly string[], environment: Readonly<Record<string, string | undefined>>) {
  const options = readOptions(words, environment);
  switch (options.kind) {
    case 'help':
      return void process.stdout.write(HELP);
    case 'version':
      return void process.stdout.write(`${SERVER_INFO.version}\n`);
    case 'refused':
      say(`cuspal: ${options.message}`);
      process.exitCode = 2;
      return;
    case 'serve':
      return serve(options);
  }
}

async function serve({ http, choice, logLevel, preface }: Extract<Options, { kind: 'serve' }>): Promise<void> {
  const logger = createLogger('cuspal', logLevel, { destination: process.stderr });
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (fault: unknown) => {
      logger.fatal({ fault }, 'unexpected fault');
      process.exit(1);
    });
  }
  const ephemeris = openedEphemeris();
  if (!ephemeris) return;
  const protocol = localProtocol(localRouter(ephemeris), logger, preface);
  if (http) return listen(protocol, http, choice, logger);
  if (process.stdin.isTTY)
    say('Cuspal waits for MCP messages on stdin. An MCP client starts it so. For HTTP add --http, for help --help.');
  await speakStdio(protocol, { input: process.stdin, output: process.stdout }, choice, logger);
  process.exit(0);
}

/** Opens the ephemeris before anything is served: one that is not whole then fails at the start. */
function openedEphemeris(): Ephemeris | undefined {
  try {
    return createSwissEphemeris();
  } catch (fault) {
    const [why = ''] = (fault instanceof Error ? fault.message : String(fault)).split('\n');
    say(`cuspal: The Swiss Ephemeris cannot be loaded. ${why}`);
    process.exitCode = 1;
    return undefined;
  }
}

async function listen(
  protocol: ReturnType<typeof localProtocol>,
  http: HttpOptions,
  choice: Parameters<typeof serveHttp>[2],
  logger: Logger,
): Promise<void> {
  let server;
  try {
    server = await serveHttp(protocol, http, choice, logger);
  } catch (fault) {
    say(`cuspal: ${fault instanceof Error ? fault.message : String(fault)}. Choose another --port or --host.`);
    process.exitCode = 1;
    return;
  }
  const { address } = server;
  say(`Cuspal answers at ${address}/mcp${http.keys.length > 0 ? ', for callers with a key' : ''}. Ctrl-C ends it.`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  }
}

/** What `cuspal --help` prints. */
const HELP = `Cuspal: ${TOOL_COUNT} astrology tools on the Swiss Ephemeris, as one MCP server process.

  cuspal                      speaks MCP on stdin and stdout, for clients that start it
  cuspal --http               speaks MCP at http://127.0.0.1:3000/mcp

Options:
  --port NUMBER               port for --http, 3000 when left out, 0 for any free one
  --host ADDRESS              address for --http, 127.0.0.1 when left out
  --toolsets NAMES            shows these sets of tools alone, joined by commas, such as core or compact
  --structured                gives results as objects beside their text, and says in lists what they hold
  --language TAG              answers in this language, such as hi, where it is offered and a call names no other
  --version, --help

Variables:
  CUSPAL_API_KEYS             keys that --http asks for, joined by commas; needed for a --host that others can reach
  CUSPAL_PLACE                where the person lives, which the assistant is told
  CUSPAL_AYANAMSA             ayanamsa that the assistant is told to send, such as kp or lahiri
  LOG_LEVEL                   fatal, error, warn (when left out), info, debug, trace or silent; lines go to stderr

No accounts, no database, nothing is stored or sent anywhere.
`;
