import { AGENT_ROLES } from '@cuspal/engine/kp/kernel/agents';
import { z } from 'zod';
import { houseList, levelListsShape, listOf, promotedShape } from './basics.ts';
import { houseNumber, planetName, signName } from './lords.ts';

/** Severity of a distance to a sub border. */
export const severityShape = z.enum(['CRITICAL', 'CAUTION', 'CLEAR']);

/** A planet a node stands for, and what it brings. */
export const agentShape = z.strictObject({
  planet: planetName,
  role: z.enum(AGENT_ROLES),
  orb: z.number().optional(),
  ordinal: z.int().optional(),
  house: houseNumber.meta({ description: 'It occupies' }),
  owns: houseList,
});

/** The chain of a cusp from its sub lord down. */
export const chainShape = z.strictObject({
  cusp: houseNumber,
  longitude: z.number(),
  sign: signName,
  signLord: planetName,
  starLord: planetName,
  subLord: planetName,
  csl: z.strictObject({
    planet: planetName,
    house: houseNumber,
    sign: signName,
    starLord: planetName,
    subLord: planetName,
    retrograde: z.boolean(),
    promoted: promotedShape,
    tenanted: z.boolean(),
    levels: levelListsShape,
    agents: listOf(agentShape).optional(),
  }),
  starLordOfCsl: z.strictObject({
    planet: planetName,
    house: houseNumber,
    retrograde: z.boolean(),
    levels: levelListsShape,
  }),
  subLordOfCsl: z.strictObject({ planet: planetName, house: houseNumber, levels: levelListsShape }),
  boundary: z.strictObject({ distanceArcmin: z.number(), severity: severityShape, tight: z.boolean() }),
});
