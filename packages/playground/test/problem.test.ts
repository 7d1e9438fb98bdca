import { expect, it } from 'vitest';
import { problemIn } from '../src/calls/problem.ts';

it('reads what the server says of a refusal and of which argument', () => {
  const body = { title: 'Bad argument', detail: 'latitude is missing.', field: 'latitude', code: 'validation_failed' };
  expect(problemIn(JSON.stringify(body))).toEqual({ detail: 'latitude is missing.', field: 'latitude' });
});

it.each(['<html>Bad gateway</html>', 'null', '"busy"', '[1]', '{"detail":{"why":"busy"},"field":7}', ''])(
  'reads nothing out of %j, which something in between wrote',
  (body) => expect(problemIn(body)).toEqual({}),
);

it('says a spent allowance to its owner, and to a visitor where to go on', () => {
  const body = JSON.stringify({
    code: 'quota_exhausted',
    detail: 'for programs',
    allowance: 17,
    resetsAt: '2026-12-01T00:00:00Z',
  });
  expect(problemIn(body).detail).toBe(
    'You have used the 17 calls of this month. It begins again on 1 Dec 2026, 00:00 UTC. The operator of this server can give you more.',
  );
  expect(problemIn(body, true)).toEqual({
    detail: 'The demo is used up for this month. Sign in to go on.',
    signIn: true,
  });
});
