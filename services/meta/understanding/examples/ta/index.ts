import type { Examples } from '../form.ts';
import { TAMIL_COMMONEST_MORE } from './commonest-more.ts';
import { TAMIL_COMMONEST } from './commonest.ts';
import { TAMIL_CAREER } from './career.ts';
import { TAMIL_CHARTS } from './charts.ts';
import { TAMIL_HEALTH } from './health.ts';
import { TAMIL_MARRIAGE } from './marriage.ts';
import { TAMIL_MONEY } from './money.ts';
import { TAMIL_MUHURTA } from './muhurta.ts';
import { TAMIL_SPIRITUAL } from './spiritual.ts';
import { TAMIL_TRANSIT } from './transit.ts';

/** The files of this language. */
export const TAMIL: readonly Examples[] = [
  TAMIL_CAREER,
  TAMIL_CHARTS,
  TAMIL_HEALTH,
  TAMIL_MARRIAGE,
  TAMIL_MONEY,
  TAMIL_MUHURTA,
  TAMIL_SPIRITUAL,
  TAMIL_TRANSIT,
  TAMIL_COMMONEST,
  TAMIL_COMMONEST_MORE,
];
