import type { Examples } from '../form.ts';
import { ARABIC_CAREER } from './career.ts';
import { ARABIC_CHARTS } from './charts.ts';
import { ARABIC_CHILDREN } from './children.ts';
import { ARABIC_EDUCATION } from './education.ts';
import { ARABIC_FAMILY } from './family.ts';
import { ARABIC_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { ARABIC_HEALTH } from './health.ts';
import { ARABIC_HORARY } from './horary.ts';
import { ARABIC_LEGAL } from './legal.ts';
import { ARABIC_MARRIAGE } from './marriage.ts';
import { ARABIC_MONEY } from './money.ts';
import { ARABIC_MUHURTA } from './muhurta.ts';
import { ARABIC_PROPERTY } from './property.ts';
import { ARABIC_REMEDIAL } from './remedial.ts';
import { ARABIC_SPIRITUAL } from './spiritual.ts';
import { ARABIC_TODAY } from './today.ts';
import { ARABIC_TRANSIT } from './transit.ts';
import { ARABIC_WITHOUT_MATTER } from './without-matter.ts';
import { ARABIC_WORLD } from './world.ts';

/** The files of this language. */
export const ARABIC: readonly Examples[] = [
  ARABIC_CAREER,
  ARABIC_CHARTS,
  ARABIC_CHILDREN,
  ARABIC_EDUCATION,
  ARABIC_FAMILY,
  ARABIC_FOREIGN_SETTLEMENT,
  ARABIC_HEALTH,
  ARABIC_HORARY,
  ARABIC_LEGAL,
  ARABIC_MARRIAGE,
  ARABIC_MONEY,
  ARABIC_MUHURTA,
  ARABIC_PROPERTY,
  ARABIC_REMEDIAL,
  ARABIC_SPIRITUAL,
  ARABIC_TODAY,
  ARABIC_TRANSIT,
  ARABIC_WITHOUT_MATTER,
  ARABIC_WORLD,
];
