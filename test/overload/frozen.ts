import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './client.ts';
import { getOf } from './client.ts';
import { only, p99, told, whyLost, type Goals } from './quantiles.ts';
import { closedLoop, openLoop, outcomeOf, type Sample } from './load.ts';

const PER_SECOND = 60;
const SECONDS = 10;
const AT_ONCE = 8;
/** Ten times the rate of the account, which is `LOUD_RATE`. */
const LOUD_TIMES = 10;
export const LOUD_RATE = 20;
const HEALTH_EVERY_MS = 100;
const HEALTH = ['/health/live', '/health/serving'].map(getOf);

export interface FrozenParts {
  readonly client: Client;
  readonly goals: Goals;
  readonly say: (line: string) => void;
  /** Calls of other accounts to the services that go on. */
  readonly others: readonly Buffer[];
  /** Calls of the loud account, half of them to the service that is frozen. */
  readonly loud: readonly Buffer[];
  /** Stops the service, or lets it go on. */
  readonly freeze: (frozen: boolean) => void;
}

/** One service hangs and one account sends ten times its rate; what others notice of it. */
export async function oneFrozen({ client, goals, say, others, loud, freeze }: FrozenParts): Promise<void> {
  const alone = (): Promise<readonly Sample[]> => openLoop(client, others, PER_SECOND, SECONDS);
  // The first calls compile what the others run.
  await closedLoop(client, others, AT_ONCE, SECONDS);
  const before = await alone();
  const health = { asked: 0, bad: 0, over: false };
  const asking = askHealth(client, health);
  freeze(true);
  const loudly = openLoop(client, loud, LOUD_TIMES * LOUD_RATE, SECONDS);
  const beside = await alone();
  freeze(false);
  const ofLoud = await loudly;
  health.over = true;
  await asking;
  // The machine may have other work in one half of the run: alone is measured on both sides.
  const after = await alone();
  say(`  others, alone:  ${told([...before, ...after])}`);
  say(`  others, beside: ${told(beside)}`);
  say(`  the loud one:   ${told(ofLoud)}`);
  for (const line of whyLost([...before, ...beside, ...after])) say(line);
  const unanswered = beside.length - only(beside, 'answered').length;
  goals.atMost('calls of others that were not answered', unanswered, 0);
  goals.atMost('p99 of others, times that of alone', p99(beside) / p99([...before, ...after]), 2);
  goals.atMost('p99 of refusals of the loud account, ms', p99(only(ofLoud, 'refused')), 50);
  goals.atLeast('refusals of the loud account', only(ofLoud, 'refused').length, 1);
  goals.atMost(`answers of health other than 200, of ${health.asked}`, health.bad, 0);
}

async function askHealth(client: Client, health: { asked: number; bad: number; over: boolean }): Promise<void> {
  while (!health.over) {
    for (const request of HEALTH) {
      health.asked += 1;
      if (outcomeOf(await client.send(request)) !== 'answered') health.bad += 1;
    }
    await sleep(HEALTH_EVERY_MS);
  }
}
