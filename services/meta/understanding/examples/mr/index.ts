import type { Examples } from '../form.ts';
import { MARATHI_ANNUAL } from './annual.ts';
import { MARATHI_CAREER } from './career.ts';
import { MARATHI_CAREER_BUSINESS } from './career-business.ts';
import { MARATHI_CHARTS } from './charts.ts';
import { MARATHI_CHARTS_DASHAS } from './charts-dashas.ts';
import { MARATHI_CHILDREN } from './children.ts';
import { MARATHI_COMPATIBILITY } from './compatibility.ts';
import { MARATHI_DOSHAS } from './doshas.ts';
import { MARATHI_EDUCATION } from './education.ts';
import { MARATHI_FAMILY } from './family.ts';
import { MARATHI_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { MARATHI_HEALTH } from './health.ts';
import { MARATHI_HEALTH_CARE } from './health-care.ts';
import { MARATHI_HORARY } from './horary.ts';
import { MARATHI_LEGAL } from './legal.ts';
import { MARATHI_MARRIAGE } from './marriage.ts';
import { MARATHI_MONEY } from './money.ts';
import { MARATHI_MUHURTA } from './muhurta.ts';
import { MARATHI_MUHURTA_WORK } from './muhurta-work.ts';
import { MARATHI_PROPERTY } from './property.ts';
import { MARATHI_RECTIFICATION } from './rectification.ts';
import { MARATHI_RELATIONSHIPS } from './relationships.ts';
import { MARATHI_REMEDIAL } from './remedial.ts';
import { MARATHI_SPIRITUAL } from './spiritual.ts';
import { MARATHI_SPORT } from './sport.ts';
import { MARATHI_TODAY } from './today.ts';
import { MARATHI_TRANSIT } from './transit.ts';
import { MARATHI_TWINS } from './twins.ts';
import { MARATHI_WITHOUT_MATTER } from './without-matter.ts';
import { MARATHI_WORLD } from './world.ts';

/** The files of this language. */
export const MARATHI: readonly Examples[] = [
  MARATHI_ANNUAL,
  MARATHI_CAREER,
  MARATHI_CAREER_BUSINESS,
  MARATHI_CHARTS,
  MARATHI_CHARTS_DASHAS,
  MARATHI_CHILDREN,
  MARATHI_COMPATIBILITY,
  MARATHI_DOSHAS,
  MARATHI_EDUCATION,
  MARATHI_FAMILY,
  MARATHI_FOREIGN_SETTLEMENT,
  MARATHI_HEALTH,
  MARATHI_HEALTH_CARE,
  MARATHI_HORARY,
  MARATHI_LEGAL,
  MARATHI_MARRIAGE,
  MARATHI_MONEY,
  MARATHI_MUHURTA,
  MARATHI_MUHURTA_WORK,
  MARATHI_PROPERTY,
  MARATHI_RECTIFICATION,
  MARATHI_RELATIONSHIPS,
  MARATHI_REMEDIAL,
  MARATHI_SPIRITUAL,
  MARATHI_SPORT,
  MARATHI_TODAY,
  MARATHI_TRANSIT,
  MARATHI_TWINS,
  MARATHI_WITHOUT_MATTER,
  MARATHI_WORLD,
];
