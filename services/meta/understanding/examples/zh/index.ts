import type { Examples } from '../form.ts';
import { CHINESE_CAREER } from './career.ts';
import { CHINESE_CHARTS } from './charts.ts';
import { CHINESE_CHILDREN } from './children.ts';
import { CHINESE_EDUCATION } from './education.ts';
import { CHINESE_FAMILY } from './family.ts';
import { CHINESE_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { CHINESE_HEALTH } from './health.ts';
import { CHINESE_HORARY } from './horary.ts';
import { CHINESE_LEGAL } from './legal.ts';
import { CHINESE_MARRIAGE } from './marriage.ts';
import { CHINESE_MONEY } from './money.ts';
import { CHINESE_MUHURTA } from './muhurta.ts';
import { CHINESE_PROPERTY } from './property.ts';
import { CHINESE_REMEDIAL } from './remedial.ts';
import { CHINESE_SPIRITUAL } from './spiritual.ts';
import { CHINESE_TODAY } from './today.ts';
import { CHINESE_TRANSIT } from './transit.ts';
import { CHINESE_WITHOUT_MATTER } from './without-matter.ts';
import { CHINESE_WORLD } from './world.ts';

/** The files of this language. */
export const CHINESE: readonly Examples[] = [
  CHINESE_CAREER,
  CHINESE_CHARTS,
  CHINESE_CHILDREN,
  CHINESE_EDUCATION,
  CHINESE_FAMILY,
  CHINESE_FOREIGN_SETTLEMENT,
  CHINESE_HEALTH,
  CHINESE_HORARY,
  CHINESE_LEGAL,
  CHINESE_MARRIAGE,
  CHINESE_MONEY,
  CHINESE_MUHURTA,
  CHINESE_PROPERTY,
  CHINESE_REMEDIAL,
  CHINESE_SPIRITUAL,
  CHINESE_TODAY,
  CHINESE_TRANSIT,
  CHINESE_WITHOUT_MATTER,
  CHINESE_WORLD,
];
