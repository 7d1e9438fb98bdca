import type { Matter } from './matter.ts';
import { ANNUAL_MATTERS } from './annual.ts';
import { CAREER_MATTERS } from './career.ts';
import { CHARTS_MATTERS } from './charts.ts';
import { CHILDREN_MATTERS } from './children.ts';
import { COMPATIBILITY_MATTERS, MARRIAGE_MATTERS } from './marriage.ts';
import { DOSHAS_MATTERS, REMEDIAL_MATTERS } from './remedial.ts';
import { EDUCATION_MATTERS } from './education.ts';
import { FAMILY_MATTERS, TWINS_MATTERS } from './family.ts';
import { FOREIGN_SETTLEMENT_MATTERS } from './foreign-settlement.ts';
import { HEALTH_MATTERS } from './health.ts';
import { HORARY_MATTERS } from './horary.ts';
import { LEGAL_MATTERS } from './legal.ts';
import { MONEY_MATTERS } from './money.ts';
import { MUHURTA_MATTERS } from './muhurta.ts';
import { PROPERTY_MATTERS } from './property.ts';
import { RECTIFICATION_MATTERS } from './rectification.ts';
import { SPIRITUAL_MATTERS } from './spiritual.ts';
import { SPORT_MATTERS, WORLD_MATTERS } from './world.ts';
import { TODAY_MATTERS, TRANSIT_MATTERS } from './transit.ts';

/** Everything that a question can be about. */
export const MATTERS: readonly Matter[] = [
  ...MARRIAGE_MATTERS,
  ...COMPATIBILITY_MATTERS,
  ...CHILDREN_MATTERS,
  ...CAREER_MATTERS,
  ...MONEY_MATTERS,
  ...PROPERTY_MATTERS,
  ...FOREIGN_SETTLEMENT_MATTERS,
  ...LEGAL_MATTERS,
  ...EDUCATION_MATTERS,
  ...HEALTH_MATTERS,
  ...SPIRITUAL_MATTERS,
  ...REMEDIAL_MATTERS,
  ...DOSHAS_MATTERS,
  ...TRANSIT_MATTERS,
  ...TODAY_MATTERS,
  ...ANNUAL_MATTERS,
  ...FAMILY_MATTERS,
  ...RECTIFICATION_MATTERS,
  ...TWINS_MATTERS,
  ...SPORT_MATTERS,
  ...WORLD_MATTERS,
  ...HORARY_MATTERS,
  ...MUHURTA_MATTERS,
  ...CHARTS_MATTERS,
];

const BY_KEY = new Map(MATTERS.map((matter) => [matter.key, matter]));

/** The matter of a key; undefined where there is none. */
export const matterNamed = (key: string): Matter | undefined => BY_KEY.get(key);
