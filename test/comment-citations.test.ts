import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsIn } from './support/documents.ts';

const ROOT = join(import.meta.dirname, '..');
const files = globSync('{**/*.{ts,mjs,js,proto,sql,c,yaml,yml,sh,toml,tpl},**/Dockerfile*,.ci/*}', {
  cwd: ROOT,
  exclude: (name) => /(?:^|\/)(?:node_modules|dist|generated|\.git|\.node)$/.test(name),
}).filter((file) => !file.endsWith('comment-citations.test.ts') && statSync(join(ROOT, file)).isFile());
/** A comment, or the title of a test. */
const SPOKEN = /^\s*(?:\/\/|\/?\*|#|--|(?:describe|it)\()|\/\*\*|\s(?:\/\/|#)\s/;
/** The numbered sections of a text, but for those of an RFC; `interface` and `conventions` are texts that are not here. */
const ELSEWHERE = /(?<!RFC \d{1,5} )§|\b(?:interface|conventions?),? ?(?:§|\d)/gi;
const PAGE = /(?<![\w/.:-])((?:\.{1,2}\/)*[\w-]+(?:\/[\w-]+)*\.md)(?!\.?\w|[\]{}-])(#[\w-]+)?/g;

/** Pages are cited from the root or from the folder of the file. */
const found = (file: string, page: string): string | undefined =>
  [page, join(dirname(file), page)].find((path) => existsSync(join(ROOT, path)));

describe('what comments cite', () => {
  const lines = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => SPOKEN.test(line))
      .map((line) => ({ file, line })),
  );

  it('is no section of a text that is not here', () => {
    expect(lines.length).toBeGreaterThan(5_000);
    expect(lines.flatMap(({ file, line }) => (line.match(ELSEWHERE) ?? []).map((cited) => `${file} ${cited}`))).toEqual(
      [],
    );
  });

  it('is a page of this repository, and a heading that it has', () => {
    const cited = lines.flatMap(({ file, line }) =>
      [...line.matchAll(PAGE)].map(([whole, page = '', anchor]) => ({ file, whole, page, anchor })),
    );
    expect(cited.length).toBeGreaterThan(40);
    const lost = cited.filter(({ file, page, anchor }) => {
      const path = found(file, page);
      return path === undefined || (anchor !== undefined && !anchorsIn(path).has(anchor.slice(1)));
    });
    expect(lost.map(({ file, whole }) => `${file} ${whole}`)).toEqual([]);
  });

  it('is a decision that was recorded', () => {
    const recorded = new Set(readdirSync(join(ROOT, 'docs/adr')).map((name) => Number(name.slice(0, 4))));
    const lost = lines.flatMap(({ file, line }) =>
      [...line.matchAll(/\bADRs? (\d+)\b/g)]
        .filter(([, number]) => !recorded.has(Number(number)))
        .map(([whole]) => `${file} ${whole}`),
    );
    expect(lost).toEqual([]);
  });
});
