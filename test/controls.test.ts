import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usageText } from '../gateway/src/admin/commands.ts';
import { textOf } from './support/compose.ts';

const ROOT = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const OPERATOR = usageText('cuspal admin');

const rows = [...textOf('docs/controls.md').matchAll(/^\| (.+) \|$/gm)]
  .map(([, cells = '']) => cells.split('|').map((cell) => cell.trim()))
  .filter(([first = '']) => /^(?:CC)?\d/.test(first));

/** Whether what a row names as evidence is there: a file, a command of npm, or one of the operator. */
function isThere(named: string): boolean {
  const [, script] = /^npm run ([a-z:-]+)$/.exec(named) ?? [];
  if (script !== undefined) return script in scripts;
  if (named.startsWith('cuspal admin ')) return new RegExp(`^ +${named}\\b`, 'm').test(OPERATOR);
  return existsSync(join(ROOT, named));
}

describe('the map of controls', () => {
  it('has a row for each criterion and control, of four columns', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((cells) => cells.length !== 4)).toEqual([]);
    const firsts = rows.map(([first]) => first);
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  it.each(rows.map(([control = '', , evidence = '']) => [control, evidence] as const))(
    '%s names evidence that is there',
    (_, evidence) => {
      const named = [...evidence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((name) => !isThere(name))).toEqual([]);
    },
  );

  it('names only controls of Annex A as it was numbered in 2022', () => {
    /** How many controls each of the four groups has. */
    const most: Readonly<Record<string, number>> = { 5: 37, 6: 8, 7: 14, 8: 34 };
    const ofAnnex = rows
      .filter(([first = '']) => !first.startsWith('CC'))
      .flatMap(([first = '']) => first.match(/\b\d\.\d+/g) ?? []);
    expect(ofAnnex.length).toBeGreaterThan(30);
    for (const control of ofAnnex) {
      const [group = '', number = ''] = control.split('.');
      expect(Number(number)).toBeLessThanOrEqual(most[group] ?? 0);
    }
  });
});
