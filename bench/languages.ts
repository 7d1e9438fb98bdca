import { OFFERED } from '@cuspal/speech';
import { MIX } from './endtoend.ts';
import type { Row } from './lib/measurement.ts';
import { inTurn } from './lib/rounds.ts';
import { birth, toolsOf } from './lib/tools.ts';

const CALLS = 60;
/** CPU time of a round at least: what is short is called more often, since V8 compiles what it has seen for some time. */
const ROUND_MS = 25;
const ROUNDS = 9;
/** How much longer a call may take in another language than in English. */
const MOST = 1.15;

/** Calls in each offered language beside the same calls in English, as a service answers a gateway, by their CPU time. */
export async function languages(): Promise<readonly Row[]> {
  if (OFFERED.length === 0) return [{ name: 'languages', skipped: 'none but English is offered' }];
  const tools = await toolsOf(['foundation', 'core analysis', 'reference sky', 'timing']);
  const rows: Row[] = [];
  for (const { tool: name, args } of MIX) {
    const tool = tools.find((each) => each.name === name);
    if (tool === undefined) throw new Error(`${name} is no tool of these families`);
    const { serve, input } = tool;
    const takesBirth = input.properties?.['birth_datetime'] !== undefined;
    const asked = (index: number, language: object) => ({ ...(takesBirth ? birth(index) : {}), ...args, ...language });
    const timeOf = async (language: object, calls: number): Promise<number> => {
      const before = process.cpuUsage();
      for (let index = 0; index < calls; index += 1) await serve(asked(index % CALLS, language));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / calls;
    };
    const calls = Math.max(CALLS, Math.ceil(ROUND_MS / (await timeOf({}, CALLS))));
    const time = (language: object) => timeOf(language, calls);
    for (const tag of OFFERED) {
      const [english = Number.NaN, other = Number.NaN] = await inTurn(ROUNDS, [
        () => time({}),
        () => time({ language: tag }),
      ]);
      rows.push({
        name: `${name} in ${tag} against English`,
        value: other / english,
        unit: 'times',
        target: { atMost: MOST },
        detail: `${other.toFixed(2)} ms of CPU, in English ${english.toFixed(2)} ms, medians of ${ROUNDS} rounds of ${calls} calls`,
      });
    }
  }
  return rows;
}
