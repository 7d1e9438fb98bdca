import type { Examples } from '../form.ts';
import { SPANISH_COMMONEST_MORE } from './commonest-more.ts';
import { SPANISH_COMMONEST } from './commonest.ts';
import { SPANISH_CAREER } from './career.ts';
import { SPANISH_CHARTS } from './charts.ts';
import { SPANISH_CHILDREN } from './children.ts';
import { SPANISH_EDUCATION } from './education.ts';
import { SPANISH_FAMILY } from './family.ts';
import { SPANISH_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { SPANISH_HEALTH } from './health.ts';
import { SPANISH_HORARY } from './horary.ts';
import { SPANISH_LEGAL } from './legal.ts';
import { SPANISH_MARRIAGE } from './marriage.ts';
import { SPANISH_MONEY } from './money.ts';
import { SPANISH_MUHURTA } from './muhurta.ts';
import { SPANISH_PROPERTY } from './property.ts';
import { SPANISH_REMEDIAL } from './remedial.ts';
import { SPANISH_SPIRITUAL } from './spiritual.ts';
import { SPANISH_TODAY } from './today.ts';
import { SPANISH_TRANSIT } from './transit.ts';
import { SPANISH_WITHOUT_MATTER } from './without-matter.ts';
import { SPANISH_WORLD } from './world.ts';

/** The files of this language. */
export const SPANISH: readonly Examples[] = [
  SPANISH_CAREER,
  SPANISH_CHARTS,
  SPANISH_CHILDREN,
  SPANISH_EDUCATION,
  SPANISH_FAMILY,
  SPANISH_FOREIGN_SETTLEMENT,
  SPANISH_HEALTH,
  SPANISH_HORARY,
  SPANISH_LEGAL,
  SPANISH_MARRIAGE,
  SPANISH_MONEY,
  SPANISH_MUHURTA,
  SPANISH_PROPERTY,
  SPANISH_REMEDIAL,
  SPANISH_SPIRITUAL,
  SPANISH_TODAY,
  SPANISH_TRANSIT,
  SPANISH_WITHOUT_MATTER,
  SPANISH_WORLD,
  SPANISH_COMMONEST,
  SPANISH_COMMONEST_MORE,
];
