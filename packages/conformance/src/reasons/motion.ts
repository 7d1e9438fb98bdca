import type { Evidence, Row } from '../model.ts';
import { valueAt } from '../paths.ts';

/** All bodies stand where they would at another moment. */
export interface Motion {
  readonly days: number;
  readonly reason: string;
  /** Paths at which each body would be off by its motion. */
  readonly paths: ReadonlySet<string>;
}

const BODIES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
/** Arc-seconds by which a body may miss its place after the moment is moved. */
const SLACK = 5;

/** The time by which all bodies are early or late alike, from the Moon. */
export function motionOf({ reference, rows }: Evidence): Motion | undefined {
  const bodies = BODIES.flatMap((body) => {
    const path = `planets.${body}.longitude`;
    const difference = rows.get(path)?.difference;
    const speed = valueAt(reference.values, `planets.${body}.speed`);
    return difference === undefined || typeof speed !== 'number' ? [] : [{ body, path, difference, speed }];
  });
  const moon = bodies.find(({ body }) => body === 'Moon');
  if (moon === undefined || bodies.length < 3) return cuspsAlone(rows);
  const days = moon.difference / 3600 / moon.speed;
  if (rows.get(moon.path)?.status !== 'disagree') return cuspsAlone(rows);
  const follow = bodies.every(
    ({ difference, speed }) => Math.abs(difference - speed * 3600 * days) <= SLACK + Math.abs(difference) * 0.1,
  );
  if (!follow) return undefined;
  const seconds = Math.round(days * 86_400);
  const cusps = offCusps(rows);
  return {
    days,
    reason: cusps.length === 0 ? `other Delta T, by ${seconds} s` : `another moment, ${inWords(seconds)} away`,
    paths: new Set([...bodies.map(({ path }) => path), ...cusps]),
  };
}

const CUSP = /^cusps\..*\.longitude$/;

const offCusps = (rows: Evidence['rows']): readonly string[] =>
  [...rows.values()].filter(({ path, status }) => CUSP.test(path) && status === 'disagree').map(({ path }) => path);

/** Bodies agree and nearly all cusps are off one way: the Earth is turned. */
function cuspsAlone(rows: Evidence['rows']): Motion | undefined {
  const paths = offCusps(rows);
  const cusps = [...rows.values()].filter(({ path }) => CUSP.test(path));
  const ways = [1, -1].map((way) => cusps.filter(({ difference = 0 }) => difference * way > 0).length);
  if (paths.length === 0 || Math.max(...ways) < 10) return undefined;
  return { days: 0, reason: 'other sidereal time or place (UTC for UT1, or coordinates)', paths: new Set(paths) };
}

const inWords = (seconds: number): string =>
  Math.abs(seconds) < 600 ? `${seconds} s` : `${(seconds / 60).toFixed(1)} minutes`;

export const byMotion = (motion: Motion | undefined, { path }: Row): string | undefined =>
  motion?.paths.has(path) ? motion.reason : undefined;
