import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf, gatewayMebibytes, getFrom, opened, pipelined, unwell, verdict, type Scenario } from './scenario.ts';

const SILENT_MS = 30_000;
const PIPELINED = 100;
/** A search takes a few milliseconds; as many as come at once may take no more each. */
const MOST_SEARCH_MS = 20;
const READERS = 6;
const MOST_MEBIBYTES = 128;
const CONNECTIONS = 4_000;
const AT_ONCE = 200;
const POLAR_LATITUDE = 66.4;
const USUAL_LATITUDE = 23.7;
/** The days above the circles may cost more than others, but not another order. */
const MOST_TIMES = 3;
const ELECTIONS = 3;
const NAME_LENGTH = 200_000;
const NAMES = 20;
/** What the length of a name may cost: it is read and looked through, and no more. */
const MOST_LENGTH_MS = 10;
const MOST_ANSWER = 4_000;
const UNKNOWN_TOOLS = 1_000;
/** Half of what such a batch once took. */
const MOST_BATCH_MS = 500;

const searches: Scenario = {
  name: 'searches with repeated terms, pipelined',
  async run(target) {
    const terms = ['1+'.repeat(100), 'a+'.repeat(100), 'the+'.repeat(50), 'house+planet+'.repeat(15)];
    const requests = Array.from({ length: PIPELINED }, (_, at) =>
      getFrom(`10.200.0.${at}`, `/docs/search?q=${terms[at % terms.length]}${at}`),
    );
    let [answers, failed] = [0, 0];
    const cpu = await cpuOf(target, 'gateway', async () => {
      [answers, failed] = await Promise.all([pipelined(target, requests, SILENT_MS), unwell(target, 5)]);
    });
    return verdict(`${answers} answers, ${cpu} ms of CPU, ${failed} of 5 health requests failed`, {
      'answers are missing': answers < PIPELINED,
      'searches cost too much': cpu > PIPELINED * MOST_SEARCH_MS,
      'others are kept out': failed > 0,
    });
  },
};

const unreadDocuments: Scenario = {
  name: 'long documents that nobody reads, pipelined',
  async run(target) {
    const before = gatewayMebibytes(target);
    const readers = await Promise.all(Array.from({ length: READERS }, () => opened(target)));
    for (const socket of readers) socket.pause().write(getFrom('10.200.1.1', '/llms-full.txt').repeat(PIPELINED));
    let most = 0;
    const failed = await unwell(target, 4);
    for (let looks = 0; looks < 15; looks += 1) {
      await sleep(200);
      most = Math.max(most, gatewayMebibytes(target) - before);
    }
    for (const socket of readers) socket.destroy();
    return verdict(`${most} MiB more, ${failed} of 4 health requests failed`, {
      'memory grows': most > MOST_MEBIBYTES,
      'others are kept out': failed > 0,
    });
  },
};

const allConnections: Scenario = {
  name: 'one client that takes all connections',
  ofMany: true,
  async run(target) {
    const sockets: Socket[] = [];
    while (sockets.length < CONNECTIONS) {
      const more = await Promise.all(Array.from({ length: AT_ONCE }, () => opened(target)));
      for (const socket of more) socket.resume().write(getFrom('10.200.2.1', '/health/live'));
      sockets.push(...more);
    }
    const failed = await unwell(target, 20);
    for (const socket of sockets) socket.destroy();
    return verdict(`${CONNECTIONS} connections, ${failed} of 20 health requests failed`, {
      'others are kept out': failed > 0,
    });
  },
};

const polarElections: Scenario = {
  name: 'elections above the polar circle',
  async run(target) {
    let failures = 0;
    const costAt = (latitude: number): Promise<number> =>
      cpuOf(target, 'services', async () => {
        for (let at = 0; at < ELECTIONS; at += 1) {
          const birth = { birth_datetime: '1992-08-14T04:32:00', latitude, longitude: 20 + at, utc_offset_minutes: 60 };
          const scan = { event: 'Marriage', scan_start: '2026-01-07', scan_days: 365, granularity: 'day' };
          const name = 'find_election_window';
          const { text } = await target.ask('tools/call', { name, arguments: { ...birth, ...scan } });
          if (!text.includes('"isError":false') && text.includes('"isError":true')) failures += 1;
        }
      });
    await costAt(USUAL_LATITUDE - 1);
    const usual = await costAt(USUAL_LATITUDE);
    const polar = await costAt(POLAR_LATITUDE);
    const said = `${usual} ms of CPU at ${USUAL_LATITUDE} degrees, ${polar} ms at ${POLAR_LATITUDE}, ${failures} failed`;
    return verdict(said, {
      'polar days cost too much': polar > usual * MOST_TIMES,
      'elections fail': failures > 0,
    });
  },
};

const longNames: Scenario = {
  name: 'resources of unknown names of 200 KB',
  async run(target) {
    let longest = 0;
    const costOf = (name: string): Promise<number> =>
      cpuOf(target, 'gateway', async () => {
        for (let at = 0; at < NAMES; at += 1) {
          const { text } = await target.ask('resources/read', { uri: `cuspal://${name}${at}` });
          longest = Math.max(longest, text.length);
        }
      });
    await costOf('y');
    // What the gateway does beside them, such as reading code that it will need, counts into one of three at most.
    const least = async (name: string): Promise<number> =>
      Math.min(await costOf(name), await costOf(name), await costOf(name));
    const short = await least('x');
    const long = await least('x'.repeat(NAME_LENGTH));
    const said = `${long} ms of CPU for ${NAMES}, ${short} ms for short ones, answers of up to ${longest} characters`;
    return verdict(said, {
      'a name is repeated': longest > MOST_ANSWER || longest === 0,
      'a name costs by its length': long > short + NAMES * MOST_LENGTH_MS,
    });
  },
};

const unknownTools: Scenario = {
  name: 'a batch of unknown tools',
  async run(target) {
    const calls = Array.from({ length: UNKNOWN_TOOLS }, (_, at) => ({ name: `get_planet_of_${at}`, arguments: {} }));
    const headers = { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' };
    let lines = 0;
    const cpu = await cpuOf(target, 'gateway', async () => {
      const body = Buffer.from(JSON.stringify(calls));
      const { text } = await target.send({ method: 'POST', path: '/v1/batch', headers, body });
      lines = text.split('\n').filter((line) => line.includes('"status":404')).length;
    });
    return verdict(`${lines} lines, ${cpu} ms of CPU`, {
      'lines are missing': lines < UNKNOWN_TOOLS,
      'unknown names cost too much': cpu > MOST_BATCH_MS,
    });
  },
};

export const LOAD: readonly Scenario[] = [
  searches,
  unreadDocuments,
  allConnections,
  polarElections,
  longNames,
  unknownTools,
];
