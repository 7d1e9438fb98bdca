import type { Examples } from '../form.ts';
import { TAMIL_ANNUAL } from './annual.ts';
import { TAMIL_CAREER } from './career.ts';
import { TAMIL_CAREER_BUSINESS } from './career-business.ts';
import { TAMIL_CHARTS } from './charts.ts';
import { TAMIL_CHARTS_DASHAS } from './charts-dashas.ts';
import { TAMIL_CHILDREN } from './children.ts';
import { TAMIL_COMPATIBILITY } from './compatibility.ts';
import { TAMIL_DOSHAS } from './doshas.ts';
import { TAMIL_EDUCATION } from './education.ts';
import { TAMIL_FAMILY } from './family.ts';
import { TAMIL_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { TAMIL_HEALTH } from './health.ts';
import { TAMIL_HEALTH_CARE } from './health-care.ts';
import { TAMIL_HORARY } from './horary.ts';
import { TAMIL_LEGAL } from './legal.ts';
import { TAMIL_MARRIAGE } from './marriage.ts';
import { TAMIL_MONEY } from './money.ts';
import { TAMIL_MUHURTA } from './muhurta.ts';
import { TAMIL_MUHURTA_WORK } from './muhurta-work.ts';
import { TAMIL_PROPERTY } from './property.ts';
import { TAMIL_RECTIFICATION } from './rectification.ts';
import { TAMIL_RELATIONSHIPS } from './relationships.ts';
import { TAMIL_REMEDIAL } from './remedial.ts';
import { TAMIL_SPIRITUAL } from './spiritual.ts';
import { TAMIL_SPORT } from './sport.ts';
import { TAMIL_TODAY } from './today.ts';
import { TAMIL_TRANSIT } from './transit.ts';
import { TAMIL_TWINS } from './twins.ts';
import { TAMIL_WITHOUT_MATTER } from './without-matter.ts';
import { TAMIL_WORLD } from './world.ts';

/** The files of this language. */
export const TAMIL: readonly Examples[] = [
  TAMIL_ANNUAL,
  TAMIL_CAREER,
  TAMIL_CAREER_BUSINESS,
  TAMIL_CHARTS,
  TAMIL_CHARTS_DASHAS,
  TAMIL_CHILDREN,
  TAMIL_COMPATIBILITY,
  TAMIL_DOSHAS,
  TAMIL_EDUCATION,
  TAMIL_FAMILY,
  TAMIL_FOREIGN_SETTLEMENT,
  TAMIL_HEALTH,
  TAMIL_HEALTH_CARE,
  TAMIL_HORARY,
  TAMIL_LEGAL,
  TAMIL_MARRIAGE,
  TAMIL_MONEY,
  TAMIL_MUHURTA,
  TAMIL_MUHURTA_WORK,
  TAMIL_PROPERTY,
  TAMIL_RECTIFICATION,
  TAMIL_RELATIONSHIPS,
  TAMIL_REMEDIAL,
  TAMIL_SPIRITUAL,
  TAMIL_SPORT,
  TAMIL_TODAY,
  TAMIL_TRANSIT,
  TAMIL_TWINS,
  TAMIL_WITHOUT_MATTER,
  TAMIL_WORLD,
];
