import type { Examples } from '../form.ts';
import { TAMIL_IN_LATIN_CAREER } from './career.ts';
import { TAMIL_IN_LATIN_CHARTS } from './charts.ts';
import { TAMIL_IN_LATIN_HEALTH } from './health.ts';
import { TAMIL_IN_LATIN_MARRIAGE } from './marriage.ts';
import { TAMIL_IN_LATIN_MONEY } from './money.ts';
import { TAMIL_IN_LATIN_MUHURTA } from './muhurta.ts';
import { TAMIL_IN_LATIN_SPIRITUAL } from './spiritual.ts';
import { TAMIL_IN_LATIN_TRANSIT } from './transit.ts';

/** The files of this language. */
export const TAMIL_IN_LATIN: readonly Examples[] = [
  TAMIL_IN_LATIN_CAREER,
  TAMIL_IN_LATIN_CHARTS,
  TAMIL_IN_LATIN_HEALTH,
  TAMIL_IN_LATIN_MARRIAGE,
  TAMIL_IN_LATIN_MONEY,
  TAMIL_IN_LATIN_MUHURTA,
  TAMIL_IN_LATIN_SPIRITUAL,
  TAMIL_IN_LATIN_TRANSIT,
];
