import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { sharedSystem } from './support/shared.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/examples');
const PLACE = { latitude: 13.08784, longitude: 80.27847, time_zone: 'Asia/Kolkata' };
const BIRTH = { birth_datetime: '1992-08-14T10:02', ...PLACE };

const system = await sharedSystem();

/** What a program prints, by lines. */
async function printed(program: string, ...words: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(FOLDER, program), ...words], {
    env: { ...process.env, CUSPAL_KEY: system.key, CUSPAL_URL: system.baseUrl },
    timeout: 60_000,
  });
  return stdout.trimEnd().split('\n');
}

/** The answer of the same call without a client. */
const answerOf = async (tool: string, args: object): Promise<unknown> =>
  (await system.callTool(tool, args)).value?.answer;

describe('the examples', () => {
  it('are all in the table of their page', () => {
    const page = readFileSync(join(FOLDER, 'README.md'), 'utf8');
    const named = [...page.matchAll(/^\| \[(\S+\.ts)\]/gm)].map(([, name]) => name);
    expect([...named, 'birth.ts'].toSorted()).toEqual(globSync('*.ts', { cwd: FOLDER }).toSorted());
  });

  it('run by the command of their page, from the folder of the project', async () => {
    const [, command = ''] =
      /^npm run -s (example -- .+)$/m.exec(readFileSync(join(FOLDER, 'README.md'), 'utf8')) ?? [];
    const [name = '', , ...words] = command.split(' ');
    const scripts = { ...JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts };
    expect(scripts[name]).toBe('node scripts/run.mjs example');
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', name, ...words], {
      cwd: ROOT,
      env: { ...process.env, CUSPAL_KEY: system.key, CUSPAL_URL: system.baseUrl },
      timeout: 60_000,
    });
    const partner = { datetime: '1994-11-03T17:20', latitude: 12.97194, longitude: 77.59369, timeZone: 'Asia/Kolkata' };
    expect(stdout.trimEnd()).toBe(await answerOf('run_kundli_match_complete', { ...BIRTH, partner }));
  });

  it('day-panel.ts prints the day, and sixteen periods of which each begins where the one before ends', async () => {
    const [answer, ...periods] = await printed('day-panel.ts', 'Chennai', '2026-12-24');
    expect(answer).toBe(await answerOf('get_panchang', { ...PLACE, query_date: '2026-12-24' }));
    const times = periods.map((line) => line.match(/\d\d:\d\d/g) ?? []);
    expect(times).toHaveLength(16);
    expect(times.slice(1).map(([begin]) => begin)).toEqual(times.slice(0, -1).map(([, end]) => end));
  });

  it('horary-desk.ts judges a number, or says why not', async () => {
    const lines = await printed('horary-desk.ts', '47', 'Job change', 'Mumbai');
    expect(lines[0]).toMatch(/Job Change|No verdict/);
  });

  it('match.ts tells of two people what the bundle answers', async () => {
    const partner = { datetime: '1994-11-03T17:20', latitude: 12.97194, longitude: 77.59369, timeZone: 'Asia/Kolkata' };
    const answer = await answerOf('run_kundli_match_complete', { ...BIRTH, partner });
    expect(await printed('match.ts', '1992-08-14T10:02', 'Chennai', '1994-11-03T17:20', 'Bengaluru')).toEqual([answer]);
  });

  it('election-picker.ts prints windows within the two weeks', async () => {
    const [answer, ...windows] = await printed('election-picker.ts', '1992-08-14T10:02', 'Chennai', '2026-12-01');
    expect(answer).toContain('Sign an Agreement / Contract');
    const days = windows.map((line) => /^\d\. (\S{10})/.exec(line)?.[1] ?? '');
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((day) => day < '2026-12-01' || day > '2026-12-15')).toEqual([]);
  });

  it('career.ts prints each answer of its batch', async () => {
    const lines = await printed('career.ts', '1992-08-14T10:02', 'Chennai');
    expect(lines.map((line) => line.split(':')[0]).toSorted()).toEqual(['Occupations', 'Promotion', 'Work']);
    const answer = await answerOf('get_occupation_matches', BIRTH);
    expect(lines).toContain(`Occupations: ${String(answer)}`);
  });

  it('report.ts writes a page with the chart and an answer to each question', async () => {
    const page = (await printed('report.ts', '1992-08-14T10:02', 'Chennai')).join('\n');
    expect(page.match(/<svg /g)).toHaveLength(1);
    const answers = [...page.matchAll(/<h2>.+\?<\/h2><p>([^<]+)<\/p>/g)];
    expect(answers.map(([, answer = '']) => answer.length > 40)).toEqual([true, true, true]);
  });

  it('say which town is meant where there are several', async () => {
    await expect(printed('day-panel.ts', 'Nowhereatall')).rejects.toThrow('write a larger town nearby');
  });
});
