import type { House } from '../../zodiac/names.ts';
import { say } from './mundane.messages.ts';

/** What a founding chart stands for. */
export const ENTITY_TYPES = ['nation', 'company', 'place'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** What a house stands for in the chart of a nation, a company or a place (R35.1, PVR 35). */
export const houseMeaning = (house: House, type: EntityType = 'nation'): string =>
  type === 'company' ? say.houseOfCompany({ house: `${house}` }) : say.houseOfNation({ house: `${house}` });
