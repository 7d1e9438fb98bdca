import { format, resolveConfig } from 'prettier';
import { withMarked } from '../lib/marked.ts';
import type { DearCall } from './costs.ts';

const ROOT = new URL('../../', import.meta.url);
export const pathOf = (file: string): URL => new URL(file, ROOT);

/** Tools that tell how far they are while they search for long; an account has two such searches under way at most. */
const SEARCHES = ['find_auspicious_time', 'find_birth_time'];
/** CPU milliseconds of the dearest call of any other tool: in the median, and at most. */
export const [USUAL, MOST] = [150, 500];
/** Number of the dearest that the tests call again. */
const WATCHED = 20;

export const RECORDED = 'bench/dearest/recorded.json';
const PAGE = 'docs/performance.md';

/** A call whose CPU time is held to what it was, as a share of the reference work. */
interface Watched {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly ofReference: number;
}

export const isBeyond = ({ tool, median, most }: DearCall): boolean =>
  !SEARCHES.includes(tool) && (median > USUAL || most > MOST);

const rounded = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

function tableOf(calls: readonly DearCall[]): string {
  const rows = calls.map(({ tool, median, most }) => `| \`${tool}\` | ${rounded(median)} | ${rounded(most)} |`);
  return ['| Tool | CPU, median (ms) | at most (ms) |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The page with its table, and the calls that tests watch. Dearest first. */
export async function filesOf(calls: readonly DearCall[], reference: number): Promise<ReadonlyMap<string, string>> {
  const watched = calls.slice(0, WATCHED).map((call): Watched => ({
    tool: call.tool,
    arguments: call.arguments,
    ofReference: Number((call.least / reference).toFixed(3)),
  }));
  return new Map([
    [RECORDED, await styled(RECORDED, JSON.stringify(watched, null, 2))],
    [PAGE, await withMarked(PAGE, 'dearest calls', tableOf(calls))],
  ]);
}

const styled = async (file: string, text: string): Promise<string> => {
  const filepath = pathOf(file).pathname;
  return format(text, { ...(await resolveConfig(filepath)), filepath });
};
