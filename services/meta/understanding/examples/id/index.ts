import type { Examples } from '../form.ts';
import { INDONESIAN_CAREER } from './career.ts';
import { INDONESIAN_CHARTS } from './charts.ts';
import { INDONESIAN_CHILDREN } from './children.ts';
import { INDONESIAN_EDUCATION } from './education.ts';
import { INDONESIAN_FAMILY } from './family.ts';
import { INDONESIAN_FOREIGN_SETTLEMENT } from './foreign-settlement.ts';
import { INDONESIAN_HEALTH } from './health.ts';
import { INDONESIAN_HORARY } from './horary.ts';
import { INDONESIAN_LEGAL } from './legal.ts';
import { INDONESIAN_MARRIAGE } from './marriage.ts';
import { INDONESIAN_MONEY } from './money.ts';
import { INDONESIAN_MUHURTA } from './muhurta.ts';
import { INDONESIAN_PROPERTY } from './property.ts';
import { INDONESIAN_REMEDIAL } from './remedial.ts';
import { INDONESIAN_SPIRITUAL } from './spiritual.ts';
import { INDONESIAN_TODAY } from './today.ts';
import { INDONESIAN_TRANSIT } from './transit.ts';
import { INDONESIAN_WITHOUT_MATTER } from './without-matter.ts';
import { INDONESIAN_WORLD } from './world.ts';

/** The files of this language. */
export const INDONESIAN: readonly Examples[] = [
  INDONESIAN_CAREER,
  INDONESIAN_CHARTS,
  INDONESIAN_CHILDREN,
  INDONESIAN_EDUCATION,
  INDONESIAN_FAMILY,
  INDONESIAN_FOREIGN_SETTLEMENT,
  INDONESIAN_HEALTH,
  INDONESIAN_HORARY,
  INDONESIAN_LEGAL,
  INDONESIAN_MARRIAGE,
  INDONESIAN_MONEY,
  INDONESIAN_MUHURTA,
  INDONESIAN_PROPERTY,
  INDONESIAN_REMEDIAL,
  INDONESIAN_SPIRITUAL,
  INDONESIAN_TODAY,
  INDONESIAN_TRANSIT,
  INDONESIAN_WITHOUT_MATTER,
  INDONESIAN_WORLD,
];
