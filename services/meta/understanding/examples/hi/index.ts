import type { Examples } from '../form.ts';
import { HINDI_COMMONEST_MORE } from './commonest-more.ts';
import { HINDI_COMMONEST } from './commonest.ts';
import { HINDI_CAREER } from './career.ts';
import { HINDI_CHARTS } from './charts.ts';
import { HINDI_CHILDREN } from './children.ts';
import { HINDI_EDUCATION } from './education.ts';
import { HINDI_FAMILY } from './family.ts';
import { HINDI_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { HINDI_HEALTH } from './health.ts';
import { HINDI_HORARY } from './horary.ts';
import { HINDI_LEGAL } from './legal.ts';
import { HINDI_MARRIAGE } from './marriage.ts';
import { HINDI_MONEY } from './money.ts';
import { HINDI_MUHURTA } from './muhurta.ts';
import { HINDI_PROPERTY } from './property.ts';
import { HINDI_SPIRITUAL } from './spiritual.ts';
import { HINDI_TODAY } from './today.ts';
import { HINDI_TRANSIT } from './transit.ts';
import { HINDI_WORLD } from './world.ts';

/** The files of this language. */
export const HINDI: readonly Examples[] = [
  HINDI_CAREER,
  HINDI_CHARTS,
  HINDI_CHILDREN,
  HINDI_EDUCATION,
  HINDI_FAMILY,
  HINDI_FOREIGN_SETTLEMENT,
  HINDI_HEALTH,
  HINDI_HORARY,
  HINDI_LEGAL,
  HINDI_MARRIAGE,
  HINDI_MONEY,
  HINDI_MUHURTA,
  HINDI_PROPERTY,
  HINDI_SPIRITUAL,
  HINDI_TODAY,
  HINDI_TRANSIT,
  HINDI_WORLD,
  HINDI_COMMONEST,
  HINDI_COMMONEST_MORE,
];
