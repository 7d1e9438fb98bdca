import { TOOL_COUNT } from '@cuspal/catalog';
import type { ToolEntry } from '../catalog/entry.ts';
import { MOST_DECIMALS } from '../response-shaping/selection.ts';

export const MOST_DESCRIBED = 10;

const TAGS = { family: 'meta', phase: 'chart_foundation', system: 'meta', service: 'meta' } as const;
const text = (description: string) => ({ type: 'string', description });
const number = (description: string) => ({ type: 'number', description });

/** Shows the full definitions of tools that the caller's list leaves out. */
export const DESCRIBE_TOOLS: ToolEntry = {
  ...TAGS,
  name: 'describe_tools',
  title: 'Definitions of tools by name',
  description:
    'Gives the full definitions of astrology tools that are not in your list, with every argument. Call it before call_tool for tools whose arguments you do not know. get_tool_catalog finds names.',
  inputSchema: {
    type: 'object',
    properties: {
      names: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        maxItems: MOST_DESCRIBED,
        description: 'Up to ten names of tools',
      },
    },
    required: ['names'],
  },
};

/** Calls any tool by its name. */
export const CALL_TOOL: ToolEntry = {
  ...TAGS,
  name: 'call_tool',
  title: 'Call any tool by name',
  description: `Calls any of the ${TOOL_COUNT} astrology tools by its name, also one that is not in your list, and answers as that tool does. Use it for each step of a reading plan that begins with call_tool.`,
  inputSchema: {
    type: 'object',
    properties: {
      name: text('Name of the tool, such as get_full_chart'),
      arguments: {
        type: 'object',
        description: 'All arguments of the tool; describe_tools shows them',
        properties: {
          birth_datetime: text('Local birth date and time, 1992-08-14T04:32:00'),
          latitude: number('Degrees, north positive'),
          longitude: number('Degrees, east positive'),
          utc_offset_minutes: number('Minutes ahead of UTC at birth'),
        },
      },
      fields: {
        type: 'array',
        items: { type: 'string' },
        description: 'Only these top-level members of the answer',
      },
      precision: {
        type: 'integer',
        minimum: 0,
        maximum: MOST_DECIMALS,
        description: 'Decimals that numbers are rounded to',
      },
    },
    required: ['name'],
  },
};

/** Tools that are in every set, and not in the list of all tools, where nothing is out of reach. */
export const SET_TOOLS: readonly ToolEntry[] = [DESCRIBE_TOOLS, CALL_TOOL];
