import { expect, it } from 'vitest';
import { Goals, p99, quantile } from './overload/quantiles.ts';
import { outcomeOf, type Sample } from './overload/load.ts';

it('a quantile is a value that so many do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(quantile(hundred, 0.99)).toBe(99);
  expect(quantile(hundred, 0.5)).toBe(50);
  expect(quantile([7], 0.99)).toBe(7);
  expect(quantile([], 0.99)).toBe(0);
  const samples = hundred.map((ms): Sample => ({ planned: 0, ms, outcome: 'answered', said: '' }));
  expect(p99(samples)).toBe(99);
});

it('a refusal says to come again; what fails otherwise is lost', () => {
  const heard = (status: number, text = '') => outcomeOf({ status, text });
  expect(heard(200, '{"result":{}}')).toBe('answered');
  expect(heard(200, '{"result":{"isError":true}}')).toBe('lost');
  expect(heard(429)).toBe('refused');
  expect(heard(503, '{"code":"overloaded"}')).toBe('refused');
  expect(heard(503, '{"code":"engine_unavailable"}')).toBe('lost');
  expect(heard(0)).toBe('lost');
});

it('a goal that is missed is told with its figure', () => {
  const lines: string[] = [];
  const goals = new Goals((line) => lines.push(line));
  goals.atMost('lost', 0, 0);
  goals.atLeast('share', 0.75, 0.8);
  expect(goals.missed).toEqual(['share: 0.75, at least 0.80']);
  expect(lines).toHaveLength(2);
});
