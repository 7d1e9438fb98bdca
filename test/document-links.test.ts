import { existsSync, globSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { textOf } from './support/compose.ts';

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('{*,{docs,deploy,packages}/**/*}.md', { cwd: ROOT }).filter(
  (file) => !/node_modules|dist/.test(file),
);

/** Without code, where what looks like a link or a table is none. */
const proseOf = (file: string): string => textOf(file).replaceAll(/^(`{3,})[^]*?^\1$/gm, '');

/** Addresses of headings as the readers of Markdown make them, and those that are written out. */
function anchorsIn(file: string): ReadonlySet<string> {
  const headings = [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...[...proseOf(file).matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]);
}

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
