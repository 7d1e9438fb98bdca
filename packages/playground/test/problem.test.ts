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
