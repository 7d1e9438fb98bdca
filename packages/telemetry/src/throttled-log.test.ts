import { expect, it } from 'vitest';
import { throttledLog } from './throttled-log.ts';

function recorded() {
  const lines: object[] = [];
  const clock = { ms: 0 };
  const error = (line: object, message: string) => void lines.push({ ...line, message });
  return { log: throttledLog({ error } as Parameters<typeof throttledLog>[0], () => clock.ms), lines, clock };
}

it('writes a line a second while the same fault comes 700 times a second, and says how many there were', () => {
  const { log, lines, clock } = recorded();
  for (let index = 0; index < 7_000; index += 1) {
    clock.ms = index / 0.7;
    log.error({ requestId: `r${index}`, fault: new Error('connect ECONNREFUSED') }, 'not checked');
  }
  expect(lines).toHaveLength(10);
  expect(lines[0]).toEqual({ requestId: 'r0', fault: new Error('connect ECONNREFUSED'), message: 'not checked' });
  const leftOut = lines.slice(1).map((line) => ('alike' in line ? Number(line.alike) : 0));
  for (const count of leftOut) expect(Math.abs(count - 699)).toBeLessThanOrEqual(1);
});

it('tells other faults and other words at once', () => {
  const { log, lines } = recorded();
  log.error({ fault: new Error('a') }, 'first');
  log.error({ fault: new Error('b') }, 'first');
  log.error({ fault: new Error('a') }, 'second');
  log.error({ fault: 'a' }, 'first');
  expect(lines).toHaveLength(3);
});

it('remembers a bounded number of faults', () => {
  const { log, lines } = recorded();
  for (let index = 0; index < 500; index += 1) log.error({ fault: new Error(`fault ${index}`) }, 'failed');
  expect(lines).toHaveLength(500);
});

it('takes faults of one kind for one, whatever their words', () => {
  const { log, lines, clock } = recorded();
  for (let index = 0; index < 500; index += 1) log.error({ fault: new Error(`fault ${index}`) }, 'failed', 'outage');
  clock.ms = 1_000;
  log.error({ fault: new Error('again') }, 'failed', 'outage');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({ alike: 499 });
});
