import type { Examples } from '../form.ts';
import { PORTUGUESE_COMMONEST_MORE } from './commonest-more.ts';
import { PORTUGUESE_COMMONEST } from './commonest.ts';
import { PORTUGUESE_CAREER } from './career.ts';
import { PORTUGUESE_CHARTS } from './charts.ts';
import { PORTUGUESE_CHILDREN } from './children.ts';
import { PORTUGUESE_EDUCATION } from './education.ts';
import { PORTUGUESE_FAMILY } from './family.ts';
import { PORTUGUESE_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { PORTUGUESE_HEALTH } from './health.ts';
import { PORTUGUESE_HORARY } from './horary.ts';
import { PORTUGUESE_LEGAL } from './legal.ts';
import { PORTUGUESE_MARRIAGE } from './marriage.ts';
import { PORTUGUESE_MONEY } from './money.ts';
import { PORTUGUESE_MUHURTA } from './muhurta.ts';
import { PORTUGUESE_PROPERTY } from './property.ts';
import { PORTUGUESE_REMEDIAL } from './remedial.ts';
import { PORTUGUESE_SPIRITUAL } from './spiritual.ts';
import { PORTUGUESE_TODAY } from './today.ts';
import { PORTUGUESE_TRANSIT } from './transit.ts';
import { PORTUGUESE_WITHOUT_MATTER } from './without-matter.ts';
import { PORTUGUESE_WORLD } from './world.ts';

/** The files of this language. */
export const PORTUGUESE: readonly Examples[] = [
  PORTUGUESE_CAREER,
  PORTUGUESE_CHARTS,
  PORTUGUESE_CHILDREN,
  PORTUGUESE_EDUCATION,
  PORTUGUESE_FAMILY,
  PORTUGUESE_FOREIGN_SETTLEMENT,
  PORTUGUESE_HEALTH,
  PORTUGUESE_HORARY,
  PORTUGUESE_LEGAL,
  PORTUGUESE_MARRIAGE,
  PORTUGUESE_MONEY,
  PORTUGUESE_MUHURTA,
  PORTUGUESE_PROPERTY,
  PORTUGUESE_REMEDIAL,
  PORTUGUESE_SPIRITUAL,
  PORTUGUESE_TODAY,
  PORTUGUESE_TRANSIT,
  PORTUGUESE_WITHOUT_MATTER,
  PORTUGUESE_WORLD,
  PORTUGUESE_COMMONEST,
  PORTUGUESE_COMMONEST_MORE,
];
