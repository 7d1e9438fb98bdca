import type { Examples } from '../form.ts';
import { PORTUGUESE_ANNUAL } from './annual.ts';
import { PORTUGUESE_CAREER } from './career.ts';
import { PORTUGUESE_CAREER_BUSINESS } from './career-business.ts';
import { PORTUGUESE_CHARTS } from './charts.ts';
import { PORTUGUESE_CHARTS_DASHAS } from './charts-dashas.ts';
import { PORTUGUESE_CHILDREN } from './children.ts';
import { PORTUGUESE_COMPATIBILITY } from './compatibility.ts';
import { PORTUGUESE_DOSHAS } from './doshas.ts';
import { PORTUGUESE_EDUCATION } from './education.ts';
import { PORTUGUESE_FAMILY } from './family.ts';
import { PORTUGUESE_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { PORTUGUESE_HEALTH } from './health.ts';
import { PORTUGUESE_HEALTH_CARE } from './health-care.ts';
import { PORTUGUESE_HORARY } from './horary.ts';
import { PORTUGUESE_LEGAL } from './legal.ts';
import { PORTUGUESE_MARRIAGE } from './marriage.ts';
import { PORTUGUESE_MONEY } from './money.ts';
import { PORTUGUESE_MUHURTA } from './muhurta.ts';
import { PORTUGUESE_MUHURTA_WORK } from './muhurta-work.ts';
import { PORTUGUESE_PROPERTY } from './property.ts';
import { PORTUGUESE_RECTIFICATION } from './rectification.ts';
import { PORTUGUESE_RELATIONSHIPS } from './relationships.ts';
import { PORTUGUESE_REMEDIAL } from './remedial.ts';
import { PORTUGUESE_SPIRITUAL } from './spiritual.ts';
import { PORTUGUESE_SPORT } from './sport.ts';
import { PORTUGUESE_TODAY } from './today.ts';
import { PORTUGUESE_TRANSIT } from './transit.ts';
import { PORTUGUESE_TWINS } from './twins.ts';
import { PORTUGUESE_WITHOUT_MATTER } from './without-matter.ts';
import { PORTUGUESE_WORLD } from './world.ts';

/** The files of this language. */
export const PORTUGUESE: readonly Examples[] = [
  PORTUGUESE_ANNUAL,
  PORTUGUESE_CAREER,
  PORTUGUESE_CAREER_BUSINESS,
  PORTUGUESE_CHARTS,
  PORTUGUESE_CHARTS_DASHAS,
  PORTUGUESE_CHILDREN,
  PORTUGUESE_COMPATIBILITY,
  PORTUGUESE_DOSHAS,
  PORTUGUESE_EDUCATION,
  PORTUGUESE_FAMILY,
  PORTUGUESE_FOREIGN_SETTLEMENT,
  PORTUGUESE_HEALTH,
  PORTUGUESE_HEALTH_CARE,
  PORTUGUESE_HORARY,
  PORTUGUESE_LEGAL,
  PORTUGUESE_MARRIAGE,
  PORTUGUESE_MONEY,
  PORTUGUESE_MUHURTA,
  PORTUGUESE_MUHURTA_WORK,
  PORTUGUESE_PROPERTY,
  PORTUGUESE_RECTIFICATION,
  PORTUGUESE_RELATIONSHIPS,
  PORTUGUESE_REMEDIAL,
  PORTUGUESE_SPIRITUAL,
  PORTUGUESE_SPORT,
  PORTUGUESE_TODAY,
  PORTUGUESE_TRANSIT,
  PORTUGUESE_TWINS,
  PORTUGUESE_WITHOUT_MATTER,
  PORTUGUESE_WORLD,
];
