import type { Examples } from '../form.ts';
import { HINDI_IN_LATIN_CAREER } from './career.ts';
import { HINDI_IN_LATIN_CHARTS } from './charts.ts';
import { HINDI_IN_LATIN_CHILDREN } from './children.ts';
import { HINDI_IN_LATIN_EDUCATION } from './education.ts';
import { HINDI_IN_LATIN_FAMILY } from './family.ts';
import { HINDI_IN_LATIN_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { HINDI_IN_LATIN_HEALTH } from './health.ts';
import { HINDI_IN_LATIN_HORARY } from './horary.ts';
import { HINDI_IN_LATIN_LEGAL } from './legal.ts';
import { HINDI_IN_LATIN_MARRIAGE } from './marriage.ts';
import { HINDI_IN_LATIN_MONEY } from './money.ts';
import { HINDI_IN_LATIN_MUHURTA } from './muhurta.ts';
import { HINDI_IN_LATIN_PROPERTY } from './property.ts';
import { HINDI_IN_LATIN_SPIRITUAL } from './spiritual.ts';
import { HINDI_IN_LATIN_TODAY } from './today.ts';
import { HINDI_IN_LATIN_TRANSIT } from './transit.ts';
import { HINDI_IN_LATIN_WORLD } from './world.ts';

/** The files of this language. */
export const HINDI_IN_LATIN: readonly Examples[] = [
  HINDI_IN_LATIN_CAREER,
  HINDI_IN_LATIN_CHARTS,
  HINDI_IN_LATIN_CHILDREN,
  HINDI_IN_LATIN_EDUCATION,
  HINDI_IN_LATIN_FAMILY,
  HINDI_IN_LATIN_FOREIGN_SETTLEMENT,
  HINDI_IN_LATIN_HEALTH,
  HINDI_IN_LATIN_HORARY,
  HINDI_IN_LATIN_LEGAL,
  HINDI_IN_LATIN_MARRIAGE,
  HINDI_IN_LATIN_MONEY,
  HINDI_IN_LATIN_MUHURTA,
  HINDI_IN_LATIN_PROPERTY,
  HINDI_IN_LATIN_SPIRITUAL,
  HINDI_IN_LATIN_TODAY,
  HINDI_IN_LATIN_TRANSIT,
  HINDI_IN_LATIN_WORLD,
];
