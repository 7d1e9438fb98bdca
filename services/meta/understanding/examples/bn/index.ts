import type { Examples } from '../form.ts';
import { BENGALI_COMMONEST_MORE } from './commonest-more.ts';
import { BENGALI_COMMONEST } from './commonest.ts';
import { BENGALI_CAREER } from './career.ts';
import { BENGALI_CHARTS } from './charts.ts';
import { BENGALI_HEALTH } from './health.ts';
import { BENGALI_MARRIAGE } from './marriage.ts';
import { BENGALI_MONEY } from './money.ts';
import { BENGALI_MUHURTA } from './muhurta.ts';
import { BENGALI_SPIRITUAL } from './spiritual.ts';
import { BENGALI_TRANSIT } from './transit.ts';

/** The files of this language. */
export const BENGALI: readonly Examples[] = [
  BENGALI_CAREER,
  BENGALI_CHARTS,
  BENGALI_HEALTH,
  BENGALI_MARRIAGE,
  BENGALI_MONEY,
  BENGALI_MUHURTA,
  BENGALI_SPIRITUAL,
  BENGALI_TRANSIT,
  BENGALI_COMMONEST,
  BENGALI_COMMONEST_MORE,
];
