import { TOOL_COUNT } from '@cuspal/catalog';
import type { ToolEntry } from '../catalog/entry.ts';
import { MOST_DECIMALS } from '../response-shaping/selection.ts';

export const MOST_DESCRIBED = 10;

const TAGS = { family: 'meta', phase: 'chart_foundation', system: 'meta', service: 'meta' } as const;
const text = (description: string) => ({ type: 'string', description });

/** Shows the full definitions of tools that the caller's list leaves out. */
export const DESCRIBE_TOOLS: ToolEntry = {
  ...TAGS,
  name: 'describe_tools',
  title: 'Definitions of tools by name',
  description:
    'Gives the definitions of astrology tools that are not in your list. Call it before call_tool. get_tool_catalog finds names.',
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
  description: `Calls any of the ${TOOL_COUNT} astrology tools by name, also those not in your list. Use it for each step of a reading plan that begins with call_tool.`,
  inputSchema: {
    type: 'object',
    properties: {
      name: text('Such as get_full_chart'),
      arguments: {
        type: 'object',
        description: 'All of them, as describe_tools shows',
        properties: {
          birth_datetime: text('Local, ISO 8601'),
          latitude: { type: 'number' },
          longitude: { type: 'number' },
        },
      },
      fields: {
        type: 'array',
        items: { type: 'string' },
        description: 'Members of the answer to keep',
      },
      precision: {
        type: 'integer',
        minimum: 0,
        maximum: MOST_DECIMALS,
        description: 'Decimals to keep',
      },
    },
    required: ['name'],
  },
};

/** Tools that are in every set, and not in the list of all tools, where nothing is out of reach. */
export const SET_TOOLS: readonly ToolEntry[] = [DESCRIBE_TOOLS, CALL_TOOL];
