import type { Examples } from '../form.ts';
import { GERMAN_CAREER } from './career.ts';
import { GERMAN_CHARTS } from './charts.ts';
import { GERMAN_CHILDREN } from './children.ts';
import { GERMAN_EDUCATION } from './education.ts';
import { GERMAN_FAMILY } from './family.ts';
import { GERMAN_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { GERMAN_HEALTH } from './health.ts';
import { GERMAN_HORARY } from './horary.ts';
import { GERMAN_LEGAL } from './legal.ts';
import { GERMAN_MARRIAGE } from './marriage.ts';
import { GERMAN_MONEY } from './money.ts';
import { GERMAN_MUHURTA } from './muhurta.ts';
import { GERMAN_PROPERTY } from './property.ts';
import { GERMAN_REMEDIAL } from './remedial.ts';
import { GERMAN_SPIRITUAL } from './spiritual.ts';
import { GERMAN_TODAY } from './today.ts';
import { GERMAN_TRANSIT } from './transit.ts';
import { GERMAN_WITHOUT_MATTER } from './without-matter.ts';
import { GERMAN_WORLD } from './world.ts';

/** The files of this language. */
export const GERMAN: readonly Examples[] = [
  GERMAN_CAREER,
  GERMAN_CHARTS,
  GERMAN_CHILDREN,
  GERMAN_EDUCATION,
  GERMAN_FAMILY,
  GERMAN_FOREIGN_SETTLEMENT,
  GERMAN_HEALTH,
  GERMAN_HORARY,
  GERMAN_LEGAL,
  GERMAN_MARRIAGE,
  GERMAN_MONEY,
  GERMAN_MUHURTA,
  GERMAN_PROPERTY,
  GERMAN_REMEDIAL,
  GERMAN_SPIRITUAL,
  GERMAN_TODAY,
  GERMAN_TRANSIT,
  GERMAN_WITHOUT_MATTER,
  GERMAN_WORLD,
];
