import type { Examples } from '../form.ts';
import { TELUGU_COMMONEST_MORE } from './commonest-more.ts';
import { TELUGU_COMMONEST } from './commonest.ts';
import { TELUGU_CAREER } from './career.ts';
import { TELUGU_CHARTS } from './charts.ts';
import { TELUGU_HEALTH } from './health.ts';
import { TELUGU_MARRIAGE } from './marriage.ts';
import { TELUGU_MONEY } from './money.ts';
import { TELUGU_MUHURTA } from './muhurta.ts';
import { TELUGU_SPIRITUAL } from './spiritual.ts';
import { TELUGU_TRANSIT } from './transit.ts';

/** The files of this language. */
export const TELUGU: readonly Examples[] = [
  TELUGU_CAREER,
  TELUGU_CHARTS,
  TELUGU_HEALTH,
  TELUGU_MARRIAGE,
  TELUGU_MONEY,
  TELUGU_MUHURTA,
  TELUGU_SPIRITUAL,
  TELUGU_TRANSIT,
  TELUGU_COMMONEST,
  TELUGU_COMMONEST_MORE,
];
