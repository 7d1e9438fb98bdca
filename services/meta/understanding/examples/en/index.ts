import type { Examples } from '../form.ts';
import { ANNUAL_EXAMPLES } from './annual.ts';
import { CAREER_EXAMPLES } from './career.ts';
import { CHARTS_EXAMPLES } from './charts.ts';
import { CHILDREN_EXAMPLES } from './children.ts';
import { COMPATIBILITY_EXAMPLES } from './compatibility.ts';
import { DOSHAS_EXAMPLES } from './doshas.ts';
import { EDUCATION_EXAMPLES } from './education.ts';
import { FAMILY_EXAMPLES } from './family.ts';
import { FOREIGN_SETTLEMENT_EXAMPLES } from './foreign-settlement.ts';
import { HEALTH_EXAMPLES } from './health.ts';
import { HORARY_EXAMPLES } from './horary.ts';
import { LEGAL_EXAMPLES } from './legal.ts';
import { MARRIAGE_EXAMPLES } from './marriage.ts';
import { MONEY_EXAMPLES } from './money.ts';
import { MUHURTA_EXAMPLES } from './muhurta.ts';
import { PROPERTY_EXAMPLES } from './property.ts';
import { RECTIFICATION_EXAMPLES } from './rectification.ts';
import { REMEDIAL_EXAMPLES } from './remedial.ts';
import { SPIRITUAL_EXAMPLES } from './spiritual.ts';
import { SPORT_EXAMPLES } from './sport.ts';
import { TODAY_EXAMPLES } from './today.ts';
import { TRANSIT_EXAMPLES } from './transit.ts';
import { TWINS_EXAMPLES } from './twins.ts';
import { WITHOUT_MATTER_EXAMPLES } from './without-matter.ts';
import { WORLD_EXAMPLES } from './world.ts';

/** The files of this language. */
export const ENGLISH: readonly Examples[] = [
  MARRIAGE_EXAMPLES,
  COMPATIBILITY_EXAMPLES,
  CHILDREN_EXAMPLES,
  CAREER_EXAMPLES,
  MONEY_EXAMPLES,
  PROPERTY_EXAMPLES,
  FOREIGN_SETTLEMENT_EXAMPLES,
  LEGAL_EXAMPLES,
  EDUCATION_EXAMPLES,
  HEALTH_EXAMPLES,
  SPIRITUAL_EXAMPLES,
  REMEDIAL_EXAMPLES,
  DOSHAS_EXAMPLES,
  TRANSIT_EXAMPLES,
  TODAY_EXAMPLES,
  ANNUAL_EXAMPLES,
  FAMILY_EXAMPLES,
  RECTIFICATION_EXAMPLES,
  TWINS_EXAMPLES,
  SPORT_EXAMPLES,
  WORLD_EXAMPLES,
  HORARY_EXAMPLES,
  MUHURTA_EXAMPLES,
  CHARTS_EXAMPLES,
  WITHOUT_MATTER_EXAMPLES,
];
