import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suiteLogFolder } from '@cuspal/telemetry/testing';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN } from '../support/forbidden.ts';

/** A log line without the time at which it was written. */
const said = (line: string): string => line.replace(/"time":"[^"]*"/, '');

/** Lines of every process and test of the run; kept by the test helpers and by `npm test`. */
function suiteLines(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean));
}

describe('logs, spans and metrics of the whole suite', () => {
  it.each(FORBIDDEN)('would be caught with %s', (_, pattern, example) => expect(said(example)).toMatch(pattern));

  const folder = suiteLogFolder();
  (folder ? it : it.skip)('hold no secret, token, code, e-mail address, client address or birth data', () => {
    const lines = suiteLines(folder ?? '');
    // A run that kept no lines would prove nothing: calls, sign-ins and faults must all have left theirs.
    expect(lines.length).toBeGreaterThan(1_000);
    for (const seen of [
      '"msg":"call"',
      '"tool":"get_planets"',
      '"service":"natal"',
      '"service":"portal"',
      '"msg":"span"',
      '"msg":"metric"',
    ])
      expect(lines.some((line) => line.includes(seen))).toBe(true);
    const found = FORBIDDEN.flatMap(([what, pattern]) =>
      lines
        .filter((line) => pattern.test(said(line)))
        .slice(0, 3)
        .map((line) => `${what}: ${line.slice(0, 300)}`),
    );
    expect(found).toEqual([]);
  });
});
