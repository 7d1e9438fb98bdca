import type { Measured } from './measure.ts';
import { meanWork, type Needs } from './plan.ts';
import { meanBytes, trafficFor, type Traffic } from './traffic.ts';

const MEBIBYTE = 1024 * 1024;
/** Factor by which a limit of memory lies above what a process holds after a while. */
const ROOM = 1.5;

const stationsOf = ({ kinds }: Measured): readonly string[] => [
  ...new Set(kinds.flatMap(({ visits }) => visits.map(({ station }) => station))),
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** CPU milliseconds of a request of each class, as a table of Markdown. */
export function workTable(measured: Measured): string {
  const stations = stationsOf(measured);
  const lines = [...new Set(measured.kinds.map(({ name }) => name))].map((name) => {
    const kinds = measured.kinds.filter((kind) => kind.name === name);
    const work = meanWork(kinds);
    const share = kinds.reduce((sum, kind) => sum + kind.share, 0);
    const cells = stations.map((station) => (work[station] === undefined ? '' : (work[station] * 1000).toFixed(2)));
    return row([`${name} (${share.toFixed(0)} %)`, ...cells]);
  });
  const memory = row(['memory, MB', ...stations.map((station) => mebibytes(measured, station).toFixed(0))]);
  return [row(['class', ...stations]), row(['class', ...stations].map(() => '---')), ...lines, memory].join('\n');
}

/** Replicas, cores, memory and operations for each rate, as a table of Markdown. */
export function neededTable(plans: readonly (readonly [rate: number, needs: Needs])[], measured: Measured): string {
  const stations = stationsOf(measured);
  const sum = (values: Readonly<Record<string, number>>) => Object.values(values).reduce((all, each) => all + each, 0);
  const head = ['requests a second', ...stations, 'cores busy', 'memory', 'PostgreSQL a second', 'Redis a second'];
  const lines = plans.map(([rate, { replicas, cores }]) =>
    row([
      String(rate),
      ...stations.map((station) => String(replicas[station] ?? 0)),
      sum(cores).toFixed(1),
      `${((stations.reduce((all, station) => all + (replicas[station] ?? 0) * mebibytes(measured, station), 0) * ROOM) / 1024).toFixed(1)} GB`,
      `${Math.ceil(rate * measured.statements)} at most`,
      String(Math.ceil(rate * measured.redisOperations)),
    ]),
  );
  return [row(head), row(head.map(() => '---')), ...lines].join('\n');
}

/** Bytes of a request of each class, as a table of Markdown. */
export function bytesTable({ classes }: Traffic): string {
  const rows = [...classes, { name: 'the mix', share: 100, ...meanBytes(classes) }].map((each) =>
    row([each.name, ...[each.log, each.plain, each.compressed].map((bytes) => String(Math.round(bytes)))]),
  );
  const head = ['class', 'log', 'answer', 'answer, where the client takes gzip'];
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}

/** Connections, log and egress for each rate, as a table of Markdown. */
export function trafficTable(plans: readonly (readonly [rate: number, needs: Needs])[], traffic: Traffic): string {
  const head = [
    'requests a second',
    'connections to PostgreSQL',
    'to Redis',
    'to services',
    'log',
    'egress',
    'egress with gzip',
  ];
  const lines = plans.map(([rate, needs]) => {
    const { postgres, redis, services, bytes } = trafficFor(traffic, needs, rate);
    return row([
      ...[rate, postgres, redis, services].map(String),
      ...[bytes.log, bytes.plain, bytes.compressed].map((each) => `${(each / 1e6).toFixed(1)} MB/s`),
    ]);
  });
  return [row(head), row(head.map(() => '---')), ...lines].join('\n');
}

const mebibytes = ({ memory }: Measured, station: string): number => (memory[station] ?? 0) / MEBIBYTE;
