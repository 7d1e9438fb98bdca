import { existsSync, globSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { anchorsIn, proseOf } from './support/documents.ts';

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('{*,{docs,deploy,packages}/**/*}.md', { cwd: ROOT }).filter(
  (file) => !/node_modules|dist/.test(file),
);

it('the links of all documents lead to files and headings of this repository', () => {
  const links = FILES.flatMap((file) =>
    [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => ({ file, href })),
  ).filter(({ href }) => !/^(?:https?:|\/)/.test(href));
  expect(links.length).toBeGreaterThan(300);
  const anchors = new Map<string, ReadonlySet<string>>();
  const lost = links.filter(({ file, href }) => {
    const [path = '', anchor] = href.split('#');
    const target = path === '' ? file : posix.join(posix.dirname(file), path);
    if (!existsSync(join(ROOT, target))) return true;
    if (anchor === undefined || !target.endsWith('.md')) return false;
    if (!anchors.has(target)) anchors.set(target, anchorsIn(target));
    return !anchors.get(target)?.has(anchor);
  });
  expect(lost).toEqual([]);
});

it('no row of a table stands apart from its table', () => {
  const apart = FILES.flatMap((file) =>
    [...proseOf(file).matchAll(/^(?!\|).+\n(\|.+\|)$/gm)].map(([, row = '']) => `${file}: ${row}`),
  );
  expect(apart).toEqual([]);
});

it('a link that names a decision by its number leads to that decision', () => {
  const links = FILES.flatMap((file) =>
    [...proseOf(file).matchAll(/\[(?:ADR )?(\d+)\]\([^)]*?(\d{4})-[a-z0-9-]+\.md\)/g)].map(([link, said, meant]) => ({
      file,
      link,
      isRight: Number(said) === Number(meant),
    })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ isRight }) => !isRight)).toEqual([]);
});
