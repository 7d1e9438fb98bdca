import type { Examples } from '../form.ts';
import { MARATHI_COMMONEST_MORE } from './commonest-more.ts';
import { MARATHI_COMMONEST } from './commonest.ts';
import { MARATHI_CAREER } from './career.ts';
import { MARATHI_CHARTS } from './charts.ts';
import { MARATHI_HEALTH } from './health.ts';
import { MARATHI_MARRIAGE } from './marriage.ts';
import { MARATHI_MONEY } from './money.ts';
import { MARATHI_MUHURTA } from './muhurta.ts';
import { MARATHI_SPIRITUAL } from './spiritual.ts';
import { MARATHI_TRANSIT } from './transit.ts';

/** The files of this language. */
export const MARATHI: readonly Examples[] = [
  MARATHI_CAREER,
  MARATHI_CHARTS,
  MARATHI_HEALTH,
  MARATHI_MARRIAGE,
  MARATHI_MONEY,
  MARATHI_MUHURTA,
  MARATHI_SPIRITUAL,
  MARATHI_TRANSIT,
  MARATHI_COMMONEST,
  MARATHI_COMMONEST_MORE,
];
