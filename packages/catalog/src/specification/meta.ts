import { family } from './row.ts';

export const META = family('meta', 'meta', [
  {
    name: 'set_birth_profile',
    title: 'Confirm the birth profile and get the plan',
    purpose: 'Call first: checks and echoes the birth parameters and hands over the reading plan',
    phase: 'chart_foundation',
    system: 'meta',
    needs: [],
  },
  {
    name: 'get_reading_protocol',
    title: 'The protocol, and the plan for a question',
    purpose: 'Brings back the whole reading protocol when the server instructions arrive cut; takes no birth data',
    phase: 'chart_foundation',
    system: 'meta',
    needs: [],
    birth: 'none',
  },
  {
    name: 'get_tool_catalog',
    title: 'How the tools are organised',
    purpose: 'Find a tool, a family, a phase or a methodology, or read the full entry of one tool',
    phase: 'chart_foundation',
    system: 'meta',
    needs: [],
    birth: 'none',
  },
]);
