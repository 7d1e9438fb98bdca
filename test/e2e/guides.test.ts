import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedSystem } from './support/shared.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/guides');
const GUIDES = globSync('*.md', { cwd: FOLDER }).toSorted();
const system = await sharedSystem();

/** Programs find the client as in a project that has installed it. */
const OUTPUT = join(import.meta.dirname, 'output');
mkdirSync(OUTPUT, { recursive: true });
const work = mkdtempSync(join(OUTPUT, 'guides-'));
writeFileSync(join(work, 'package.json'), '{"type":"module"}');
afterAll(() => rmSync(work, { recursive: true, force: true }));

const textOf = (guide: string): string =>
  readFileSync(join(FOLDER, guide), 'utf8').replaceAll('{base}', system.baseUrl);

async function run(command: string, words: readonly string[]): Promise<string> {
  const env = { ...process.env, CUSPAL_KEY: system.key, CUSPAL_URL: system.baseUrl };
  return (await promisify(execFile)(command, words, { cwd: work, env, timeout: 60_000 })).stdout;
}

/** The program of a guide, run as a reader would. */
function program(guide: string, ...words: readonly string[]): Promise<readonly string[]> {
  const [, code = ''] = /```ts\n([^]*?)```/.exec(textOf(`${guide}.md`)) ?? [];
  const file = join(work, `${guide}.ts`);
  writeFileSync(file, code);
  return run(process.execPath, [file, ...words]).then((printed) => printed.trimEnd().split('\n'));
}

const answerOf = async (tool: string, args: object): Promise<string> =>
  String((await system.callTool(tool, args)).value?.answer);

const PLACE = { latitude: 13.08784, longitude: 80.27847, time_zone: 'Asia/Kolkata' };
const BIRTH = { birth_datetime: '1992-08-14T10:02', ...PLACE };

describe('the guides', () => {
  it('are listed on the first page of the documents', () => {
    const first = readFileSync(join(ROOT, 'docs/README.md'), 'utf8');
    expect(GUIDES.length).toBeGreaterThan(3);
    expect(GUIDES.filter((guide) => !first.includes(`](guides/${guide})`))).toEqual([]);
  });

  it.each(GUIDES)('%s: each of its commands does what it says', async (guide) => {
    const steps = [...textOf(guide).matchAll(/```sh\n([^]*?)```([^]*?)(?=```sh|```ts|\n## |$)/g)];
    expect(steps.length).toBeGreaterThan(0);
    for (const [, command = '', after = ''] of steps) {
      const printed = await run('sh', ['-c', command]);
      const [, file] = / -o (\S+)/.exec(command) ?? [];
      if (file !== undefined) {
        expect(readFileSync(join(work, file), 'utf8')).toMatch(/^<svg /);
        continue;
      }
      const result = JSON.parse(printed) as Readonly<Record<string, unknown>>;
      const [, fields = ''] = /\?fields=([\w,]+)/.exec(command) ?? [];
      for (const field of fields.split(',').filter((name) => name !== '')) expect(result).toHaveProperty(field);
      const [, said] = /^> (.+)$/m.exec(after) ?? [];
      if (said !== undefined) expect(result['answer']).toSatisfy((answer: string) => answer.startsWith(said));
    }
  });

  it('match-two-people prints what the bundle answers, and the points', async () => {
    const partner = { datetime: '1994-11-03T17:20', latitude: 12.97194, longitude: 77.59369, timeZone: 'Asia/Kolkata' };
    const [answer, points, note] = await program('match-two-people');
    expect(answer).toBe(await answerOf('run_kundli_match_complete', { ...BIRTH, partner, as_of_date: '2026-01-01' }));
    expect(points).toMatch(/^\d+(?:\.5)? of 36 points/);
    expect(note).toContain('never a reason to refuse a person');
  });

  it('find-a-date prints windows within the span and ranks the dates', async () => {
    const lines = await program('find-a-date');
    const days = lines.flatMap((line) => /^\d\. (\d{4}-\d\d-\d\d) \d\d:\d\d to /.exec(line)?.[1] ?? []);
    expect(days).toHaveLength(3);
    expect(days.filter((day) => day < '2026-02-02' || day > '2026-02-16')).toEqual([]);
    const dates = lines.flatMap((line) => /^\d\. of the dates: (\S+),/.exec(line)?.[1] ?? []);
    expect(dates.toSorted()).toEqual(['2026-02-03', '2026-02-06', '2026-02-12']);
    expect(lines.at(-1)).toContain('Choosing a date is advice only.');
  });

  it('horary-desk judges a number, withholds a verdict, and says what is wrong with a number', async () => {
    const moment = '2026-11-28T09:30';
    const question = { birth_datetime: moment, latitude: 19.07283, longitude: 72.88261, time_zone: 'Asia/Kolkata' };
    const [judged] = await program('horary-desk', '5', 'Job change', 'Mumbai', moment);
    expect(judged).toBe(
      await answerOf('get_horary_chart_v2', { ...question, target_number: 5, query_event: 'Job change' }),
    );
    const [withheld] = await program('horary-desk', '200', 'Job change', 'Mumbai', moment);
    expect(withheld).toMatch(/^No verdict\. The Moon .+ Ask again /);
    const [refused] = await program('horary-desk', '250', 'Job change', 'Mumbai', moment);
    expect(refused).toMatch(/^target_number: .*from 1 to 249/);
    expect((await program('horary-desk')).length).toBeGreaterThan(0);
  });

  it('daily-panel prints the day, sixteen parts that follow each other, and a line for each person', async () => {
    const lines = await program('daily-panel');
    expect(lines[0]).toBe(await answerOf('get_panchang', { ...PLACE, query_date: '2026-02-02' }));
    const parts = lines.flatMap((line) => {
      const [, from, to] = /^(\d\d:\d\d) to (\d\d:\d\d) \w+, /.exec(line) ?? [];
      return from === undefined ? [] : [{ from, to }];
    });
    expect(parts).toHaveLength(16);
    expect(parts.slice(1).map(({ from }) => from)).toEqual(parts.slice(0, -1).map(({ to }) => to));
    const anand = await answerOf('run_today_complete', { ...BIRTH, query_date: '2026-02-02' });
    expect(lines).toContain(`Anand: ${anand}`);
    expect(lines.some((line) => line.startsWith('Bhavna: '))).toBe(true);
  });

  it('have a program and a picture that a tool has drawn, each', () => {
    for (const guide of GUIDES) {
      const text = textOf(guide);
      expect([guide, text.match(/```ts\n/g)?.length]).toEqual([guide, 1]);
      const [, picture = ''] = /!\[[^\]]+\]\(\.\.\/(images\/\w+\.svg)\)/.exec(text) ?? [];
      expect([guide, readFileSync(join(ROOT, 'docs', picture), 'utf8').startsWith('<svg ')]).toEqual([guide, true]);
      expect(basename(picture, '.svg')).toMatch(/^[a-z0-9_]+$/);
    }
  });
});
