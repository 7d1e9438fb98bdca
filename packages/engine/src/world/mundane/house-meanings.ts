import type { House } from '../../zodiac/names.ts';

/** What a founding chart stands for. */
export const ENTITY_TYPES = ['nation', 'company', 'place'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Houses of a nation (R35.1, PVR 35). */
const NATION: Readonly<Record<House, string>> = {
  1: 'The people, the general state and public health.',
  2: 'The treasury, revenue and banks.',
  3: 'The media, transport, communication and neighbours.',
  4: 'The land, crops, housing, the opposition and the weather.',
  5: 'Children, sport, markets of speculation and ambassadors.',
  6: 'Diseases, debt, armed and civil services and labour.',
  7: 'Foreign relations, treaties, war or open rivals.',
  8: 'Mortality, public debt and disasters.',
  9: 'Courts, religion, long-distance trade and shipping.',
  10: 'Government, the ruler and authority.',
  11: 'Parliament, allies and gains.',
  12: 'Secret enemies, hospitals, prisons, losses and affairs abroad.',
};

/** Meanings that differ for a company. */
const COMPANY: Readonly<Partial<Record<House, string>>> = {
  2: 'The cash of the company.',
  3: 'The sales messages of the company.',
  5: 'The speculation of investors.',
  6: 'Staff and loans of the company.',
  7: 'Partners and clients of the company.',
  8: 'The danger of insolvency.',
  10: 'The management of the company.',
  11: 'The profit of the company.',
};

/** What a house stands for in the chart of a nation, a company or a place. */
export const houseMeaning = (house: House, type: EntityType = 'nation'): string =>
  (type === 'company' ? COMPANY[house] : undefined) ?? NATION[house];
