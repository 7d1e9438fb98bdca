import type { Examples } from '../form.ts';
import { FRENCH_CAREER } from './career.ts';
import { FRENCH_CHARTS } from './charts.ts';
import { FRENCH_CHILDREN } from './children.ts';
import { FRENCH_EDUCATION } from './education.ts';
import { FRENCH_FAMILY } from './family.ts';
import { FRENCH_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { FRENCH_HEALTH } from './health.ts';
import { FRENCH_HORARY } from './horary.ts';
import { FRENCH_LEGAL } from './legal.ts';
import { FRENCH_MARRIAGE } from './marriage.ts';
import { FRENCH_MONEY } from './money.ts';
import { FRENCH_MUHURTA } from './muhurta.ts';
import { FRENCH_PROPERTY } from './property.ts';
import { FRENCH_REMEDIAL } from './remedial.ts';
import { FRENCH_SPIRITUAL } from './spiritual.ts';
import { FRENCH_TODAY } from './today.ts';
import { FRENCH_TRANSIT } from './transit.ts';
import { FRENCH_WITHOUT_MATTER } from './without-matter.ts';
import { FRENCH_WORLD } from './world.ts';

/** The files of this language. */
export const FRENCH: readonly Examples[] = [
  FRENCH_CAREER,
  FRENCH_CHARTS,
  FRENCH_CHILDREN,
  FRENCH_EDUCATION,
  FRENCH_FAMILY,
  FRENCH_FOREIGN_SETTLEMENT,
  FRENCH_HEALTH,
  FRENCH_HORARY,
  FRENCH_LEGAL,
  FRENCH_MARRIAGE,
  FRENCH_MONEY,
  FRENCH_MUHURTA,
  FRENCH_PROPERTY,
  FRENCH_REMEDIAL,
  FRENCH_SPIRITUAL,
  FRENCH_TODAY,
  FRENCH_TRANSIT,
  FRENCH_WITHOUT_MATTER,
  FRENCH_WORLD,
];
