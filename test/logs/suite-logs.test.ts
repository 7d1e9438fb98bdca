import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suiteLogFolder } from '@cuspal/telemetry/testing';
import { describe, expect, it } from '@jest/globals';

/** What no log line may hold, whoever wrote it. Each pattern is tried on a line that has it. */
const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp, example: string])[] = [
  ['an API key', /mcp_[\w-]{16,}/, `{"msg":"mcp_${'k'.repeat(43)}"}`],
  ['an e-mail address', /[\w.+-]+@[\w-]+(\.[\w-]+)+/, '{"to":"ada@example.com"}'],
  [
    'a token, secret or hash of one',
    /(?<![\w/.-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}(?![\w/.-])/,
    `{"t":"${'aZ3-'.repeat(11)}"}`,
  ],
  ['a six-digit code', /(?<![\w.:-])\d{6}(?![\w.:-])/, '{"code":"482913"}'],
  ['a bearer header', /Bearer\s+\S/i, '{"authorization":"Bearer x"}'],
  ['an instant other than of the line', /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, '{"birth":"1992-08-14T04:32:00"}'],
  ['a place', /"?(latitude|longitude)"?\s*[:=]\s*-?\d/i, '{"latitude":6.927}'],
  ['a place in degrees', /(?<![\w.])-?\d{1,3}\.\d{3,}\s*,\s*-?\d{1,3}\.\d{3,}/, '{"msg":"at 6.927, 79.861"}'],
  ['an address of a client', /(?<![\w.])(?!127\.|0\.0\.0\.0)\d{1,3}(\.\d{1,3}){3}(?![\w.])/, '{"ip":"203.0.113.7"}'],
];

/** A log line without the parts that are its own: when it was written. */
const said = (line: string): string => line.replace(/"time":"[^"]*"/, '');

/** Lines of every process and test of the run; kept by the test helpers and by `npm test`. */
function suiteLines(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean));
}

describe('the logs of the whole suite', () => {
  it.each(FORBIDDEN)('would be caught with %s', (_, pattern, example) => expect(said(example)).toMatch(pattern));

  const folder = suiteLogFolder();
  (folder ? it : it.skip)('hold no secret, token, code, e-mail address, client address or birth data', () => {
    const lines = suiteLines(folder ?? '');
    // A run that kept nothing proves nothing: calls, sign-ins and faults have all left their lines.
    expect(lines.length).toBeGreaterThan(1_000);
    for (const seen of ['"msg":"call"', '"tool":"get_planets"', '"service":"natal"', '"service":"portal"'])
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
