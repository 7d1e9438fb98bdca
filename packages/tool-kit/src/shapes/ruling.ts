import { RP_REJECTED_BECAUSE, RP_SLOTS, RP_STATUSES } from '@cuspal/engine/kp/ruling/ruling-planets';
import { z } from 'zod';
import { listOf, planetList } from './basics.ts';
import { grahaName, planetName } from './lords.ts';

/** The ruling planets of a moment that are kept (R8.4); get_ruling_planets has those rejected too. */
export const keptRulingPlanets = planetList.meta({ description: 'Without those rejected, unlike classicFive' });

export const rpSlotShape = z.enum(RP_SLOTS);

/** Lords of the seven slots. */
export const rpSlotsShape = z.strictObject({
  ascSignLord: grahaName,
  ascStarLord: planetName,
  ascSubLord: planetName,
  moonSignLord: grahaName,
  moonStarLord: planetName,
  moonSubLord: planetName,
  dayLord: grahaName,
});

/** A ruling planet with its slots, strongest first, and its status (R8). */
export const rulingPlanetShape = z.strictObject({
  planet: planetName,
  slots: listOf(rpSlotShape).meta({ description: 'Strongest first, empty of a node that only acts for others.' }),
  count: z.int().min(0).max(7),
  rank: z.int().min(1).meta({ description: '1 is the strongest, by more slots, then the higher slot.' }),
  slotRankSum: z.int().min(0).max(28).meta({ description: 'From Ascendant sub lord 7 to day lord 1, added up.' }),
  actsFor: listOf(grahaName).meta({
    description: 'Of a node, the ruling planets whose sign it holds or that join or aspect it.',
  }),
  byAgency: z.literal(true).optional().meta({ description: 'A node in no slot, just before the first it acts for.' }),
  status: z.enum(RP_STATUSES),
  rejectedBecause: z.enum(RP_REJECTED_BECAUSE).optional().meta({ description: 'The lord that is retrograde.' }),
  reason: z.string(),
  subSlotOnly: z.boolean().meta({ description: 'Listed, but it does not count as a ruling planet.' }),
});
