import { birth, callTool, conforms } from '@cuspal/tool-kit/testing';
import type { AnyTool } from '@cuspal/tool-kit';

/** For tests: lives that between them reach every value the topic tools can give; found by search over random births. */
export const LIVES = [
  life('2186-04-08T22:42:44', 60.2785, -103.8994, -420, 'kp', '2220-01-01T00:00:00Z'),
  life('2201-04-07T09:50:14', -28.0, 2.6001, 0, 'kp_new', '2311-04-08T21:50:14Z'),
  life('2310-08-06T06:11:17', -42.9167, 47.1718, 180, 'kp_new', '2378-06-20T13:46:25Z'),
  life('2114-04-25T21:49:51', 24.2596, -51.4415, -210, 'true_chitra', '2121-12-11T16:12:01Z'),
  life('2242-10-17T16:01:29', -9.6456, -71.2888, -300, 'kp', '2310-05-12T16:52:03Z'),
  life('2291-03-19T00:47:06', 26.9718, 49.0499, 210, 'kp_new', '2328-12-21T11:21:45Z'),
  life('1967-03-02T21:17:41', 56.9233, 16.8142, 60, 'kp', '2010-11-26T15:22:19Z'),
  life('1897-03-03T08:01:39', 60.0, -137.8491, -540, 'kp_new', '1919-11-08T13:40:28Z'),
  life('2132-03-10T13:24:11', 62.2883, -166.9696, -660, 'lahiri', '2206-02-02T07:05:02Z'),
  life('1925-06-16T19:19:02', 13.1437, -144.813, -570, 'lahiri', '1963-09-09T21:04:39Z'),
  life('2178-04-18T13:26:06', 40.8574, 94.0411, 390, 'khullar', '2241-05-20T04:46:09Z'),
  life('1946-08-15T18:51:36', -32.6826, -18.8394, -90, 'kp', '2022-04-07T12:45:08Z'),
  life('1990-09-05T08:49:31', -55.51, -27.46, -120, 'true_chitra', '2026-01-01T00:00:00Z'),
  life('1967-05-19T10:10:28', 51.96, 8.73, 30, 'khullar', '2026-01-01T00:00:00Z'),
  life('1978-03-03T15:33:35', -31.16, 115.62, 450, 'kp_new', '2026-01-01T00:00:00Z'),
  life('1989-09-10T08:31:36', -21.91, 63.13, 240, 'raman', '2026-01-01T00:00:00Z'),
  life('2112-10-28T18:50:30', -61.4985, -85.7541, -330, 'kp_new', '2159-08-30T09:26:34Z'),
  life('1878-03-06T21:37:28', -56.1221, -160.6719, -630, 'khullar', '1944-04-08T18:46:22Z'),
] as const;

function life(
  ...[birthDatetime, latitude, longitude, offset, ayanamsa, now]: [...Required<Parameters<typeof birth>>, string]
) {
  return { args: birth(birthDatetime, latitude, longitude, offset, ayanamsa), now: Date.parse(now) };
}

const YEAR_MS = 365.25 * 86_400_000;

/** The lives that are of the age of work, marriage and a household when they are asked about. */
export const GROWN_LIVES = LIVES.filter(({ args, now }) => {
  const age = (now - Date.parse(`${args.birth_datetime}Z`)) / YEAR_MS;
  return age > 19 && age < 64;
});

/** What stands at a path such as `windows.*.class` in a result; nothing where a part is absent or null. */
function valuesAt(result: unknown, path: string): readonly unknown[] {
  const [key, ...rest] = path.split('.');
  if (result === undefined || result === null) return [];
  if (key === undefined || key === '') return [result];
  if (typeof result !== 'object') return [];
  const entries: readonly (readonly [string, unknown])[] = Object.entries(result);
  const parts = entries.filter(([name]) => key === '*' || key === name);
  return parts.flatMap(([, part]) => valuesAt(part, rest.join('.')));
}

const answered = new Map<string, Promise<readonly unknown[]>>();

async function answers(tool: AnyTool, extra: object): Promise<readonly unknown[]> {
  const results: unknown[] = [];
  for (const { args, now } of LIVES) {
    // One of them is a child, to whom some tools are refused.
    const { meta } = await callTool(tool, { ...args, ...extra }, { now });
    if (meta['code'] !== 'out_of_range') results.push((await conforms(tool, { ...args, ...extra }, { now })).result);
  }
  return results;
}

/** All values at a path in the results of a tool over those lives. */
export async function reached(tool: AnyTool, path: string, extra: object = {}): Promise<ReadonlySet<unknown>> {
  const key = `${tool.name} ${JSON.stringify(extra)}`;
  const results = answered.get(key) ?? answers(tool, extra);
  answered.set(key, results);
  return new Set((await results).flatMap((result) => valuesAt(result, path)));
}

/** The text of the error that a call is answered with, after its code. */
export async function refusal(tool: AnyTool, args: object, now?: number): Promise<string> {
  const { isError, meta, text } = await callTool(tool, args, now === undefined ? {} : { now });
  return isError ? `${String(meta['code'])}: ${text}` : 'answered';
}
