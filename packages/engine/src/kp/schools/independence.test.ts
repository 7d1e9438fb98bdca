import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';

const sources = (folder: string): readonly string[] =>
  readdirSync(new URL(`../../${folder}/`, import.meta.url))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(`../../${folder}/${name}`, import.meta.url), 'utf8'));

describe('derived schools and second opinions', () => {
  it.each(['kp/kernel', 'kp/promise', 'kp/timing', 'kp/transit', 'events', 'dasha', 'zodiac'])(
    'are not known to %s: no KP verdict can rest on them',
    (folder) => {
      const files = sources(folder);
      expect(files.length).toBeGreaterThan(3);
      for (const text of files) expect(text).not.toMatch(/from '[^']*\/(?:schools|comparison)\//);
    },
  );

  it('of one school know nothing of another', () => {
    const names = ['bosmia', 'kcil', 'four-step', 'nakshatra-nadi'];
    const school = Object.fromEntries(
      names.map((name) => [name, new RegExp(names.filter((other) => other !== name).join('|'))]),
    );
    for (const [name, others] of Object.entries(school)) {
      const text = readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8');
      for (const line of text.split('\n').filter((each) => each.startsWith('import'))) expect(line).not.toMatch(others);
    }
  });
});
