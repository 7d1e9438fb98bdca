import type { Examples } from '../form.ts';
import { RUSSIAN_CAREER } from './career.ts';
import { RUSSIAN_CHARTS } from './charts.ts';
import { RUSSIAN_CHILDREN } from './children.ts';
import { RUSSIAN_EDUCATION } from './education.ts';
import { RUSSIAN_FAMILY } from './family.ts';
import { RUSSIAN_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { RUSSIAN_HEALTH } from './health.ts';
import { RUSSIAN_HORARY } from './horary.ts';
import { RUSSIAN_LEGAL } from './legal.ts';
import { RUSSIAN_MARRIAGE } from './marriage.ts';
import { RUSSIAN_MONEY } from './money.ts';
import { RUSSIAN_MUHURTA } from './muhurta.ts';
import { RUSSIAN_PROPERTY } from './property.ts';
import { RUSSIAN_REMEDIAL } from './remedial.ts';
import { RUSSIAN_SPIRITUAL } from './spiritual.ts';
import { RUSSIAN_TODAY } from './today.ts';
import { RUSSIAN_TRANSIT } from './transit.ts';
import { RUSSIAN_WITHOUT_MATTER } from './without-matter.ts';
import { RUSSIAN_WORLD } from './world.ts';

/** The files of this language. */
export const RUSSIAN: readonly Examples[] = [
  RUSSIAN_CAREER,
  RUSSIAN_CHARTS,
  RUSSIAN_CHILDREN,
  RUSSIAN_EDUCATION,
  RUSSIAN_FAMILY,
  RUSSIAN_FOREIGN_SETTLEMENT,
  RUSSIAN_HEALTH,
  RUSSIAN_HORARY,
  RUSSIAN_LEGAL,
  RUSSIAN_MARRIAGE,
  RUSSIAN_MONEY,
  RUSSIAN_MUHURTA,
  RUSSIAN_PROPERTY,
  RUSSIAN_REMEDIAL,
  RUSSIAN_SPIRITUAL,
  RUSSIAN_TODAY,
  RUSSIAN_TRANSIT,
  RUSSIAN_WITHOUT_MATTER,
  RUSSIAN_WORLD,
];
