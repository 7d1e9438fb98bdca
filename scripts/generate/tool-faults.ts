import type { JsonSchema } from '@cuspal/tool-kit';
import { callTool } from '@cuspal/tool-kit/testing';
import type { LoadedTool } from './tools.ts';

/** An error that a tool gave to a call. */
export interface ToolFault {
  readonly code: string;
  /** What was wrong with the call. */
  readonly when: string;
  readonly text: string;
}

interface Wrong {
  readonly when: string;
  readonly arguments: object;
}

const NO_EVENT = 'Walk on the Moon';
const EVENT_ARGUMENTS = ['event', 'query_event', 'events'];
const BEYOND = '2500-01-01T00:00';
const POLAR = 78;

/** What a tool says to calls that are wrong in the usual ways, one of each kind that it refuses. */
export async function faultsOf(
  { tool, entry }: LoadedTool,
  example: Readonly<Record<string, unknown>>,
): Promise<readonly ToolFault[]> {
  const faults: ToolFault[] = [];
  for (const { when, arguments: args } of wrongCalls(entry.inputSchema, example)) {
    const { isError, text, meta } = await callTool(tool, args);
    if (isError) faults.push({ code: String(meta['code']), when, text });
  }
  return faults;
}

/** Each differs from a good call in one thing. */
function wrongCalls({ properties = {} }: JsonSchema, example: Readonly<Record<string, unknown>>): readonly Wrong[] {
  const takes = (name: string): boolean => Object.hasOwn(properties, name);
  const event = EVENT_ARGUMENTS.find(takes);
  const others = EVENT_ARGUMENTS.filter((name) => name !== event);
  const plain = Object.fromEntries(Object.entries(example).filter(([name]) => !others.includes(name)));
  return [
    { when: 'something is missing', arguments: {} },
    ...(event === undefined
      ? []
      : [
          {
            when: 'no event has this name',
            arguments: { ...plain, [event]: event === 'events' ? [NO_EVENT] : NO_EVENT },
          },
        ]),
    ...(takes('birth_datetime')
      ? [{ when: 'a date lies outside the ephemeris', arguments: { ...example, birth_datetime: BEYOND } }]
      : []),
    ...(takes('latitude')
      ? [{ when: 'there are no houses at this latitude', arguments: { ...example, latitude: POLAR } }]
      : []),
  ];
}
