import type { Examples } from '../form.ts';
import { HINDI_ANNUAL } from './annual.ts';
import { HINDI_CAREER } from './career.ts';
import { HINDI_CAREER_BUSINESS } from './career-business.ts';
import { HINDI_CHARTS } from './charts.ts';
import { HINDI_CHARTS_DASHAS } from './charts-dashas.ts';
import { HINDI_CHILDREN } from './children.ts';
import { HINDI_COMPATIBILITY } from './compatibility.ts';
import { HINDI_DOSHAS } from './doshas.ts';
import { HINDI_EDUCATION } from './education.ts';
import { HINDI_FAMILY } from './family.ts';
import { HINDI_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { HINDI_HEALTH } from './health.ts';
import { HINDI_HEALTH_CARE } from './health-care.ts';
import { HINDI_HORARY } from './horary.ts';
import { HINDI_LEGAL } from './legal.ts';
import { HINDI_MARRIAGE } from './marriage.ts';
import { HINDI_MONEY } from './money.ts';
import { HINDI_MUHURTA } from './muhurta.ts';
import { HINDI_MUHURTA_WORK } from './muhurta-work.ts';
import { HINDI_PROPERTY } from './property.ts';
import { HINDI_RECTIFICATION } from './rectification.ts';
import { HINDI_RELATIONSHIPS } from './relationships.ts';
import { HINDI_REMEDIAL } from './remedial.ts';
import { HINDI_SPIRITUAL } from './spiritual.ts';
import { HINDI_SPORT } from './sport.ts';
import { HINDI_TODAY } from './today.ts';
import { HINDI_TRANSIT } from './transit.ts';
import { HINDI_TWINS } from './twins.ts';
import { HINDI_WITHOUT_MATTER } from './without-matter.ts';
import { HINDI_WORLD } from './world.ts';

/** The files of this language. */
export const HINDI: readonly Examples[] = [
  HINDI_ANNUAL,
  HINDI_CAREER,
  HINDI_CAREER_BUSINESS,
  HINDI_CHARTS,
  HINDI_CHARTS_DASHAS,
  HINDI_CHILDREN,
  HINDI_COMPATIBILITY,
  HINDI_DOSHAS,
  HINDI_EDUCATION,
  HINDI_FAMILY,
  HINDI_FOREIGN_SETTLEMENT,
  HINDI_HEALTH,
  HINDI_HEALTH_CARE,
  HINDI_HORARY,
  HINDI_LEGAL,
  HINDI_MARRIAGE,
  HINDI_MONEY,
  HINDI_MUHURTA,
  HINDI_MUHURTA_WORK,
  HINDI_PROPERTY,
  HINDI_RECTIFICATION,
  HINDI_RELATIONSHIPS,
  HINDI_REMEDIAL,
  HINDI_SPIRITUAL,
  HINDI_SPORT,
  HINDI_TODAY,
  HINDI_TRANSIT,
  HINDI_TWINS,
  HINDI_WITHOUT_MATTER,
  HINDI_WORLD,
];
