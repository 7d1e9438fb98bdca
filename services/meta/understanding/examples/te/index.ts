import type { Examples } from '../form.ts';
import { TELUGU_ANNUAL } from './annual.ts';
import { TELUGU_BUSINESS } from './business.ts';
import { TELUGU_CAREER } from './career.ts';
import { TELUGU_CHARTS } from './charts.ts';
import { TELUGU_CHILDREN } from './children.ts';
import { TELUGU_COUPLES } from './couples.ts';
import { TELUGU_DOSHAS } from './doshas.ts';
import { TELUGU_EDUCATION } from './education.ts';
import { TELUGU_FAMILY } from './family.ts';
import { TELUGU_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { TELUGU_HEALTH } from './health.ts';
import { TELUGU_HORARY } from './horary.ts';
import { TELUGU_LEGAL } from './legal.ts';
import { TELUGU_LOVE } from './love.ts';
import { TELUGU_MARRIAGE } from './marriage.ts';
import { TELUGU_MONEY } from './money.ts';
import { TELUGU_MUHURTA } from './muhurta.ts';
import { TELUGU_MUHURTA_HOME } from './muhurta-home.ts';
import { TELUGU_MUHURTA_WORK } from './muhurta-work.ts';
import { TELUGU_PROPERTY } from './property.ts';
import { TELUGU_RECTIFICATION } from './rectification.ts';
import { TELUGU_REMEDIAL } from './remedial.ts';
import { TELUGU_SPIRITUAL } from './spiritual.ts';
import { TELUGU_SPORT } from './sport.ts';
import { TELUGU_STORIES } from './stories.ts';
import { TELUGU_TODAY } from './today.ts';
import { TELUGU_TRANSIT } from './transit.ts';
import { TELUGU_TWINS } from './twins.ts';
import { TELUGU_WITHOUT_MATTER } from './without-matter.ts';
import { TELUGU_WORLD } from './world.ts';

/** The files of this language. */
export const TELUGU: readonly Examples[] = [
  TELUGU_ANNUAL,
  TELUGU_BUSINESS,
  TELUGU_CAREER,
  TELUGU_CHARTS,
  TELUGU_CHILDREN,
  TELUGU_COUPLES,
  TELUGU_DOSHAS,
  TELUGU_EDUCATION,
  TELUGU_FAMILY,
  TELUGU_FOREIGN_SETTLEMENT,
  TELUGU_HEALTH,
  TELUGU_HORARY,
  TELUGU_LEGAL,
  TELUGU_LOVE,
  TELUGU_MARRIAGE,
  TELUGU_MONEY,
  TELUGU_MUHURTA,
  TELUGU_MUHURTA_HOME,
  TELUGU_MUHURTA_WORK,
  TELUGU_PROPERTY,
  TELUGU_RECTIFICATION,
  TELUGU_REMEDIAL,
  TELUGU_SPIRITUAL,
  TELUGU_SPORT,
  TELUGU_STORIES,
  TELUGU_TODAY,
  TELUGU_TRANSIT,
  TELUGU_TWINS,
  TELUGU_WITHOUT_MATTER,
  TELUGU_WORLD,
];
