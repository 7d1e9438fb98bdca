import { existsSync, readFileSync } from 'node:fs';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { format, resolveConfig } from 'prettier';
import { figuresOf, moved, QUICK } from './figures.ts';
import type { Figures } from './figures.ts';
import { trackRecordText } from './text.ts';

const ROOT = new URL('../../', import.meta.url);

/** Figures as they were last written: all of them, and those that a check counts anew. */
export interface Recorded {
  readonly whole: Figures;
  readonly quick: Figures;
}

const RECORDED_FILE = 'bench/track-record/recorded.json';
const MARK = '// Written by npm run track-record. Do not edit.';

function baseRateModule({ whole }: Recorded): string {
  const rows = NATAL_EVENTS.map(({ key }) => {
    const of = (name: string): number => whole[`base ${key} ${name}`] ?? 0;
    return `${key}: { yes: ${of('yes')}, split: ${of('split')}, no: ${of('no')}, outweighed: ${of('outweighed')} },`;
  });
  return `${MARK}

/** Shares of random births on each side of a matter, and promised though outweighed, in per cent (R9P). */
export interface BaseRateFigures {
  readonly yes: number;
  readonly split: number;
  readonly no: number;
  readonly outweighed: number;
}

export const BASE_RATE_FIGURES: Readonly<Record<string, BaseRateFigures>> = {
${rows.join('\n')}
};
`;
}

/** The files that follow from the figures, formatted as the others are. */
export async function filesOf(recorded: Recorded): Promise<ReadonlyMap<string, string>> {
  const text = await styled('docs/track-record.md', trackRecordText(recorded.whole));
  const made = new Map([
    [RECORDED_FILE, JSON.stringify(recorded, null, 2)],
    ['packages/engine/src/kp/promise/base-rate-figures.ts', baseRateModule(recorded)],
    [
      'packages/catalog/src/track-record.ts',
      `${MARK}

/** The page docs/track-record.md, which is the resource cuspal://track-record too. */
export const TRACK_RECORD = ${JSON.stringify(text)};
`,
    ],
  ]);
  const styledFiles = await Promise.all(
    [...made].map(async ([file, each]) => [file, await styled(file, each)] as const),
  );
  return new Map([...styledFiles, ['docs/track-record.md', text]]);
}

const styled = async (file: string, text: string): Promise<string> => {
  const path = new URL(file, ROOT).pathname;
  return format(text, { ...(await resolveConfig(path)), filepath: path });
};

/** The path of a file of the project. */
export const pathOf = (file: string): URL => new URL(file, ROOT);

/** What was last written. */
export const lastRecorded = (): Recorded => JSON.parse(readFileSync(pathOf(RECORDED_FILE), 'utf8')) as Recorded;

/** What is not as it was recorded: figures that moved, counted over a part of the births, and files that differ. */
export async function faultsOf(): Promise<readonly string[]> {
  if (!existsSync(pathOf(RECORDED_FILE))) return [`${RECORDED_FILE} is missing`];
  const recorded = lastRecorded();
  const differing = [...(await filesOf(recorded))].filter(
    ([file, text]) => !existsSync(pathOf(file)) || readFileSync(pathOf(file), 'utf8') !== text,
  );
  return [
    ...moved(recorded.quick, figuresOf(QUICK)),
    ...differing.map(([file]) => `${file} is not what the recorded figures say`),
  ];
}
