import type { Examples } from '../form.ts';
import { BENGALI_ANNUAL } from './annual.ts';
import { BENGALI_BUSINESS_AND_PROFESSION } from './business-and-profession.ts';
import { BENGALI_CAREER } from './career.ts';
import { BENGALI_CHARTS } from './charts.ts';
import { BENGALI_CHILDREN } from './children.ts';
import { BENGALI_COMPATIBILITY } from './compatibility.ts';
import { BENGALI_DOSHAS } from './doshas.ts';
import { BENGALI_EDUCATION } from './education.ts';
import { BENGALI_FAMILY } from './family.ts';
import { BENGALI_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { BENGALI_HEALTH } from './health.ts';
import { BENGALI_HORARY } from './horary.ts';
import { BENGALI_LEGAL } from './legal.ts';
import { BENGALI_MARRIAGE } from './marriage.ts';
import { BENGALI_MONEY } from './money.ts';
import { BENGALI_MUHURTA } from './muhurta.ts';
import { BENGALI_MUHURTA_HOME_AND_TRAVEL } from './muhurta-home-and-travel.ts';
import { BENGALI_PROPERTY } from './property.ts';
import { BENGALI_RECTIFICATION } from './rectification.ts';
import { BENGALI_REMEDIAL } from './remedial.ts';
import { BENGALI_SPIRITUAL } from './spiritual.ts';
import { BENGALI_SPORT } from './sport.ts';
import { BENGALI_TODAY } from './today.ts';
import { BENGALI_TRANSIT } from './transit.ts';
import { BENGALI_TWINS } from './twins.ts';
import { BENGALI_WITHOUT_MATTER } from './without-matter.ts';
import { BENGALI_WORLD } from './world.ts';

/** The files of this language. */
export const BENGALI: readonly Examples[] = [
  BENGALI_ANNUAL,
  BENGALI_BUSINESS_AND_PROFESSION,
  BENGALI_CAREER,
  BENGALI_CHARTS,
  BENGALI_CHILDREN,
  BENGALI_COMPATIBILITY,
  BENGALI_DOSHAS,
  BENGALI_EDUCATION,
  BENGALI_FAMILY,
  BENGALI_FOREIGN_SETTLEMENT,
  BENGALI_HEALTH,
  BENGALI_HORARY,
  BENGALI_LEGAL,
  BENGALI_MARRIAGE,
  BENGALI_MONEY,
  BENGALI_MUHURTA,
  BENGALI_MUHURTA_HOME_AND_TRAVEL,
  BENGALI_PROPERTY,
  BENGALI_RECTIFICATION,
  BENGALI_REMEDIAL,
  BENGALI_SPIRITUAL,
  BENGALI_SPORT,
  BENGALI_TODAY,
  BENGALI_TRANSIT,
  BENGALI_TWINS,
  BENGALI_WITHOUT_MATTER,
  BENGALI_WORLD,
];
