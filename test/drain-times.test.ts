import { CATALOG } from '@cuspal/catalog';
import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '../gateway/src/config/config.ts';
import { serviceConfig } from '../packages/tool-kit/src/host/service-config.ts';

const DEFAULT_DEADLINE_SECONDS = 15;
const longest = Math.max(...CATALOG.map(({ deadlineSeconds }) => deadlineSeconds ?? DEFAULT_DEADLINE_SECONDS));
const gateway = parseConfig({});
const service = serviceConfig(50_051).parse({});
const compose = readFileSync(join(import.meta.dirname, '..', 'docker-compose.yml'), 'utf8');

it('gateway and services leave and drain alike, longer than the longest call may take', () => {
  expect([gateway.lameDuckSeconds, gateway.drainSeconds]).toEqual([service.LAME_DUCK_SECONDS, service.DRAIN_SECONDS]);
  expect(longest).toBe(50);
  expect(gateway.drainSeconds).toBeGreaterThan(longest);
});

it('the compose file waits for both before it kills', () => {
  const graces = [...compose.matchAll(/stop_grace_period: (\d+)s/g)].map(([, seconds]) => Number(seconds));
  // The time stands once, for every process.
  expect(graces).toHaveLength(1);
  for (const grace of graces) expect(grace).toBeGreaterThan(gateway.lameDuckSeconds + gateway.drainSeconds);
});
