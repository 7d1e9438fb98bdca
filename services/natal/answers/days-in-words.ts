import { DAY_MS } from '@cuspal/engine/time/julian';
import { shortDayInWords } from '@cuspal/speech';
import { say } from './answers.messages.ts';

/** As many days after each other are told by the first and the last. */
const RUN = 3;

/** Days in time, as a sentence lists them: `7 December to 9 December`, `12 December`. */
export function daysInWords(days: readonly string[]): readonly string[] {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run !== undefined && before !== undefined && Date.parse(day) - Date.parse(before) === DAY_MS) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => {
    const [from = '', to = from] = [run[0], run.at(-1)];
    return run.length < RUN ? run.map(shortDayInWords) : [say.daysFromTo({ from, to })];
  });
}
