import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CATALOG } from '@cuspal/catalog';
import { startPostgres } from '../../gateway/test/servers.ts';
import { servicesOn } from '../../gateway/test/services.ts';
import { openDatabase } from '../../gateway/src/database/database.ts';
import { CALLS } from '../rolling/calls.ts';
import { fleetOf } from '../rolling/fleet.ts';
import { callOf, Client } from './client.ts';
import { Goals } from './quantiles.ts';
import { keepToOurs, keepToTheirs } from './cores.ts';
import { flooded } from './flooded.ts';
import { LOUD_RATE, oneFrozen } from './frozen.ts';

/*
 * Overload, in two parts. One service is frozen while one account sends ten times its rate: others must not notice. And
 * all services are offered four times what they can answer: most of that must still be answered, soon, and the rest told
 * to come again. All is held to what the same system did alone in the same run. The client and the gateway have a core
 * of their own, services and stores the others. Usage: npm run overload [-- seconds]
 */
const [SECONDS = 20] = process.argv.slice(2).map(Number);
const ACCOUNTS = 12;
const FROZEN = 'natal';
const LIMITS = { ratePerSecond: 1_000_000, burst: 1_000_000, monthlyAllowance: 1_000_000_000 };
const LOUD = { ...LIMITS, ratePerSecond: LOUD_RATE, burst: LOUD_RATE };

const folder = mkdtempSync(join(tmpdir(), 'cuspal-overload-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
keepToTheirs();
const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL is not installed: its programs initdb and pg_ctl are needed');
const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
const { members, gateways } = await fleetOf(postgres.url, 'http://127.0.0.1', folder, { replicas: 1 });
const client = new Client(`http://127.0.0.1:${gateways[0]}`);
const goals = new Goals(say);
const services = servicesOn(database);
const keyOf = async (limits: typeof LIMITS): Promise<string> => (await services.customer(limits)).key;
try {
  const keys = await Promise.all(Array.from({ length: ACCOUNTS }, () => keyOf(LIMITS)));
  const loudKey = await keyOf(LOUD);
  say(`Starting ${members.length} processes; their logs are in ${folder}`);
  await Promise.all(members.map((member) => member.start()));
  const gateway = members.find(({ name }) => name.startsWith('gateway'));
  for (const pid of [process.pid, gateway?.pid()]) if (pid !== undefined) keepToOurs(pid);
  const frozen = members.find(({ name }) => name === `${FROZEN}-1`);
  const isFrozen = (name: string): boolean => CATALOG.find((entry) => entry.name === name)?.service === FROZEN;
  const ofOthers = CALLS.filter(([name]) => !isFrozen(name));
  const ofFrozen = CALLS.find(([name]) => isFrozen(name));
  if (!frozen || !ofFrozen) throw new Error(`there is no ${FROZEN}`);
  const callsOf = (key: string, calls: typeof CALLS): readonly Buffer[] =>
    calls.map(([name, args]) => callOf(key, name, args));
  await sleep(1_000);
  say(`\n${FROZEN} is frozen, and one account sends ten times its rate`);
  await oneFrozen({
    client,
    goals,
    say,
    others: keys.flatMap((key) => callsOf(key, ofOthers)),
    loud: ofOthers.flatMap((other) => callsOf(loudKey, [ofFrozen, other])),
    freeze: (stopped) => void process.kill(frozen.pid(), stopped ? 'SIGSTOP' : 'SIGCONT'),
  });
  say(`\nfour times the capacity for ${SECONDS} s`);
  await flooded({ client, goals, say, calls: keys.flatMap((key) => callsOf(key, CALLS)), seconds: SECONDS });
  say(goals.missed.length === 0 ? '\nevery goal was met' : `\n${goals.missed.length} goals were missed`);
} finally {
  client.close();
  for (const member of members) member.kill();
  await database.close();
  postgres.stop();
  if (goals.missed.length === 0) rmSync(folder, { recursive: true, force: true });
}
process.exit(goals.missed.length === 0 ? 0 : 1);
