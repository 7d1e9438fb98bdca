import { AGENT_ROLES, wideAgencyNote, wideAgents } from '@cuspal/engine/kp/kernel/agents';
import { nodeCascade } from '@cuspal/engine/kp/kernel/node-cascade';
import type { NodeCascade } from '@cuspal/engine/kp/kernel/node-cascade';
import {
  aboutOf,
  aboutShape,
  birthInput,
  defineTool,
  grahaName,
  houseList,
  houseNumber,
  levelListsShape,
  levelNumber,
  listOf,
  planetList,
  planetName,
  signName,
  detailArgument,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './core-analysis.messages.ts';

const houseLevels = listOf(z.strictObject({ house: houseNumber, level: levelNumber }));

const node = z.strictObject({
  sign: signName,
  house: houseNumber,
  starLord: planetName,
  subLord: planetName,
  dispositor: grahaName,
  conjoined: listOf(
    z.strictObject({
      planet: grahaName,
      orb: z.number().min(0).max(30).meta({ description: 'Degrees' }),
      strong: z.boolean().meta({ description: "Within 3°20'" }),
    }),
  ),
  aspecting: listOf(
    z.strictObject({
      planet: grahaName,
      aspect: z.string().meta({ description: 'As in "Mars 8th"' }),
      used: z.boolean().meta({ description: 'False when a planet is conjoined' }),
    }),
  ),
  agents: listOf(
    z.strictObject({
      planet: grahaName,
      role: z.enum(AGENT_ROLES),
      houseOccupied: houseNumber,
      housesOwned: houseList,
      contributes: houseList.meta({ description: 'Place and lordships: what it lends the node' }),
    }),
  ),
  levels: levelListsShape,
  ranked: houseLevels.meta({ description: 'Best level of each house, promotion counted; strongest first' }),
  houseSources: listOf(z.strictObject({ house: houseNumber, level: levelNumber, from: planetList })).meta({
    description: 'Who brings each house at which level',
  }),
  actsFor: listOf(grahaName).meta({ description: 'Its agents: planets it is stronger than and stands before' }),
  viaNode: z.boolean().meta({ description: 'Its star lord is the other node' }),
});

export default defineTool({
  name: 'get_node_cascade',
  title: 'What Rahu and Ketu stand for',
  purpose: 'How each node gains its significations, agent by agent',
  family: 'core analysis',
  phase: 'promise',
  system: 'kp',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'For which planets Rahu and Ketu act in a KP chart, and which houses each of them brings. Call it when a node is a sub lord, star lord or period lord.',
  provenance: { rules: ['R6.1', 'R6.2', 'R6.3', 'R6.4', 'R6.5', 'R5.3'], sources: ['KPR2', 'KPR3t', 'KPR3p'] },
  brief: { without: ['Rahu', 'Ketu'].flatMap((node) => [`nodes.${node}.ranked`, `nodes.${node}.houseSources`]) },
  input: birthInput.extend(detailArgument),
  output: z.strictObject({
    about: aboutShape,
    nodes: z.strictObject({ Rahu: node, Ketu: node }),
    nodeType: z.literal('mean'),
  }),
  run: ({ chart, note }) => {
    const row = ({ node: name, ...cascade }: NodeCascade) => {
      if (cascade.conjoined.length === 0 && cascade.aspecting.length === 0) {
        note(say.nodeAlone({ node: name }));
      }
      return cascade;
    };
    wideAgents(chart).forEach((agent) => note(wideAgencyNote(agent)));
    note(say.nodesMoveBack());
    return {
      about: aboutOf(say.aboutNodes()),
      nodes: { Rahu: row(nodeCascade(chart, 'Rahu')), Ketu: row(nodeCascade(chart, 'Ketu')) },
      nodeType: 'mean' as const,
    };
  },
});
