import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf } from './support/compose.ts';

const FOLDER = 'docs/adr';
const pages = readdirSync(join(import.meta.dirname, '..', FOLDER)).filter((name) => /^\d{4}-/.test(name));
const WITHDRAWN = [15];

describe('the decisions', () => {
  it.each(pages)('%s begins with its number, date and status', (name) => {
    const [title, , date, status] = textOf(`${FOLDER}/${name}`).split('\n');
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
    expect(date).toMatch(/^- \*\*Date:\*\* 20\d\d-\d\d-\d\d$/);
    expect(status).toMatch(/^- \*\*Status:\*\* (?:accepted|superseded by \[.+\]\(.+\))$/);
  });

  it('are numbered without a gap but for those withdrawn, and listed by number and title', () => {
    const numbers = pages.map((name) => Number(name.slice(0, 4)));
    const last = numbers.at(-1) ?? 0;
    const all = Array.from({ length: last }, (_, index) => index + 1);
    expect(numbers).toEqual(all.filter((number) => !WITHDRAWN.includes(number)));
    const listed = textOf(`${FOLDER}/README.md`).match(/^- .*$/gm);
    expect(listed).toEqual(
      pages.map((name) => `- [${textOf(`${FOLDER}/${name}`).split('\n')[0]?.slice('# '.length)}](${name})`),
    );
  });
});
