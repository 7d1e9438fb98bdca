import { basename } from 'node:path';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { once } from '../packages/engine/src/base/once.ts';
import { ROOT } from '../scripts/lib/prepare.mjs';
import { folderOf, hears, pageSources, speakingSources } from '../scripts/lint/prose/folders.ts';
import { findingsIn } from '../scripts/lint/prose/prose-in-code.ts';
import { PROSE_LEFT } from '../scripts/lint/prose/left.ts';

const sources = speakingSources();
const found = sources.filter(({ file }) => !hears(file)).map(({ file, text }) => ({ file, ...findingsIn(file, text) }));

describe('sentences of results', () => {
  it('stand in catalogues, but for what a folder is still allowed', () => {
    const over = [...new Set(found.map(({ file }) => folderOf(file)))].flatMap((folder) => {
      const files = found.filter(({ file }) => folderOf(file) === folder);
      const texts = files.flatMap(({ file, prose }) => prose.map(({ line, text }) => `${file}:${line} ${text}`));
      const allowed = PROSE_LEFT[folder] ?? 0;
      return texts.length > allowed ? [`${folder}: ${texts.length}, allowed ${allowed}`, ...texts] : [];
    });
    expect(over, 'Put them into a *.messages.json (CONTRIBUTING.md, Say something).').toEqual([]);
  });

  it('are allowed in code only where there are some', () => {
    const present = new Set(found.filter(({ prose }) => prose.length > 0).map(({ file }) => folderOf(file)));
    expect(Object.keys(PROSE_LEFT).filter((folder) => !present.has(folder))).toEqual([]);
  });

  it('are said by calls and not while a module is loaded', () => {
    expect(found.flatMap(({ file, early }) => early.map(({ line }) => `${file}:${line}`))).toEqual([]);
  });

  it('are all said by somebody', () => {
    const catalogues = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.messages.json'], { cwd: ROOT });
    const all = [...sources, ...pageSources()].map(({ text }) => ({
      text,
      // Read once for all catalogues: the files that it imports, and what stands after a full stop.
      imports: new Set(text.match(/\/[^/']+\.ts'/g)),
      members: once(() => new Set(text.match(/(?<=\.)\w+/g))),
    }));
    const isCode = (key: string): boolean => all.some(({ text }) => text.includes(`'${key}'`));
    const silent = catalogues
      .toString()
      .split('\n')
      .filter((file) => file !== '' && !/^packages\/speech\/|\/test\//.test(file))
      .flatMap((file) => {
        const name = `/${basename(file, '.json')}.ts'`;
        const speakers = all.filter(({ imports }) => imports.has(name));
        const keys = Object.keys(JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as object);
        return (
          keys
            // What another message is in plain words is said by the record of a call.
            .filter((key) => !(key.endsWith('Plain') && keys.includes(key.slice(0, -'Plain'.length))))
            .filter((key) => !speakers.some(({ members }) => members().has(key)))
            // Said by a code, which stands as a text where codes are listed.
            .filter((key) => !(speakers.some(({ text }) => text.includes('say[')) && isCode(key)))
            .map((key) => `${file}: ${key}`)
        );
      });
    expect(silent).toEqual([]);
  });
});

describe('findingsIn', () => {
  const texts = (code: string) => findingsIn('a.ts', code).prose.map(({ text }) => text);

  it('finds what a person would read', () => {
    expect(texts("const a = 'The chart shows it.';")).toEqual(["'The chart shows it.'"]);
    expect(texts('const a = `${planet} stands in house ${house}`;')).toHaveLength(1);
    expect(texts("throw new ToolError('validation_failed', 'The date is no date at all.');")).toHaveLength(1);
  });

  it.each([
    "import { a } from 'a path with many words';",
    "throw new ToolError('internal_error', 'The date is no date at all.');",
    "throw new RangeError('A chart has twelve cusps always.');",
    "defineTool({ title: 'The title of a tool' });",
    "type A = 'a type of four words';",
    "const a = 'MAHADASHA_LORD';",
  ])('leaves alone %s', (code) => {
    expect(texts(code)).toEqual([]);
  });

  it('finds what is said too early', () => {
    expect(findingsIn('a.ts', 'const A = say.denied(); const b = () => say.denied();').early).toEqual([
      { line: 1, text: 'say.denied()' },
    ]);
  });
});
