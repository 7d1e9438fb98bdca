import type { Examples } from '../form.ts';
import { SPANISH_ANNUAL } from './annual.ts';
import { SPANISH_CAREER } from './career.ts';
import { SPANISH_CAREER_BUSINESS } from './career-business.ts';
import { SPANISH_CHARTS } from './charts.ts';
import { SPANISH_CHARTS_DASHAS } from './charts-dashas.ts';
import { SPANISH_CHILDREN } from './children.ts';
import { SPANISH_COMPATIBILITY } from './compatibility.ts';
import { SPANISH_DOSHAS } from './doshas.ts';
import { SPANISH_EDUCATION } from './education.ts';
import { SPANISH_FAMILY } from './family.ts';
import { SPANISH_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { SPANISH_HEALTH } from './health.ts';
import { SPANISH_HEALTH_CARE } from './health-care.ts';
import { SPANISH_HORARY } from './horary.ts';
import { SPANISH_LEGAL } from './legal.ts';
import { SPANISH_MARRIAGE } from './marriage.ts';
import { SPANISH_MONEY } from './money.ts';
import { SPANISH_MUHURTA } from './muhurta.ts';
import { SPANISH_MUHURTA_WORK } from './muhurta-work.ts';
import { SPANISH_PROPERTY } from './property.ts';
import { SPANISH_RECTIFICATION } from './rectification.ts';
import { SPANISH_RELATIONSHIPS } from './relationships.ts';
import { SPANISH_REMEDIAL } from './remedial.ts';
import { SPANISH_SPIRITUAL } from './spiritual.ts';
import { SPANISH_SPORT } from './sport.ts';
import { SPANISH_TODAY } from './today.ts';
import { SPANISH_TRANSIT } from './transit.ts';
import { SPANISH_TWINS } from './twins.ts';
import { SPANISH_WITHOUT_MATTER } from './without-matter.ts';
import { SPANISH_WORLD } from './world.ts';

/** The files of this language. */
export const SPANISH: readonly Examples[] = [
  SPANISH_ANNUAL,
  SPANISH_CAREER,
  SPANISH_CAREER_BUSINESS,
  SPANISH_CHARTS,
  SPANISH_CHARTS_DASHAS,
  SPANISH_CHILDREN,
  SPANISH_COMPATIBILITY,
  SPANISH_DOSHAS,
  SPANISH_EDUCATION,
  SPANISH_FAMILY,
  SPANISH_FOREIGN_SETTLEMENT,
  SPANISH_HEALTH,
  SPANISH_HEALTH_CARE,
  SPANISH_HORARY,
  SPANISH_LEGAL,
  SPANISH_MARRIAGE,
  SPANISH_MONEY,
  SPANISH_MUHURTA,
  SPANISH_MUHURTA_WORK,
  SPANISH_PROPERTY,
  SPANISH_RECTIFICATION,
  SPANISH_RELATIONSHIPS,
  SPANISH_REMEDIAL,
  SPANISH_SPIRITUAL,
  SPANISH_SPORT,
  SPANISH_TODAY,
  SPANISH_TRANSIT,
  SPANISH_TWINS,
  SPANISH_WITHOUT_MATTER,
  SPANISH_WORLD,
];
