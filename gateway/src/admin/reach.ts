import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@cuspal/telemetry';
import { AccountError } from '../accounts/account-error.ts';
import { readPlans } from '../accounts/plans.ts';
import type { GatewayConfig } from '../config/config.ts';
import { openExistingDatabase } from '../database/database.ts';
import { FolderInUse } from '../database/lock.ts';
import { createMailer } from '../mail/mailer.ts';
import { txtResolver } from '../single-sign-on/resolve-txt.ts';
import { INVITATION } from '../web/portal-paths.ts';
import type { Output } from './command.ts';
import { runCommand } from './commands.ts';
import { servicesOn } from './services-on.ts';
import { answerSchema, socketPath } from './socket-server.ts';

/** A gateway takes the lock before it listens: a moment, on a machine with much else to do up to a minute. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/** Runs a command where the database is: in the gateway that has it open, else in this process. */
export async function runWhereItIs(config: GatewayConfig, line: readonly string[], logger: Logger): Promise<Output> {
  if (config.databaseUrl !== undefined) return runHere(config, line, logger);
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    const answered = await askGateway(config.dataDir, line);
    if (answered) return answered;
    try {
      return await runHere(config, line, logger);
    } catch (fault) {
      if (!(fault instanceof FolderInUse) || Date.now() > until) throw fault;
    }
  }
}

async function runHere(config: GatewayConfig, line: readonly string[], logger: Logger): Promise<Output> {
  const database = await openExistingDatabase(config, logger);
  const mailer = createMailer(config);
  try {
    const services = servicesOn({
      orm: database.orm,
      config,
      plans: readPlans(config.plansFile),
      mailer,
      invitationPage: `${config.baseUrl ?? `http://127.0.0.1:${config.port}`}${INVITATION}`,
      resolveTxt: txtResolver(),
      logger,
    });
    return await runCommand(services, line);
  } finally {
    mailer.close();
    await database.close();
  }
}

/** Undefined when no gateway listens in the folder. */
function askGateway(folder: string, line: readonly string[]): Promise<Output | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path: socketPath(folder), allowHalfOpen: true });
    let text = '';
    let connected = false;
    socket.setEncoding('utf8');
    socket.on('connect', () => {
      connected = true;
      socket.end(JSON.stringify({ line }));
    });
    socket.on('error', (fault) => (connected ? reject(fault) : resolve(undefined)));
    socket.on('data', (part: string) => (text += part));
    socket.on('end', () => {
      try {
        const answer = answerSchema.parse(JSON.parse(text));
        if (answer.ok) resolve({ json: answer.json, text: answer.text });
        else reject(new AccountError(answer.fault));
      } catch {
        reject(new Error('the gateway closed the connection without an answer'));
      }
    });
  });
}
