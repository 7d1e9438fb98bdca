import type { Chapter, Rule } from './rule.ts';
import { EPHEMERIS } from './r01-ephemeris.ts';
import { AYANAMSAS } from './r02-ayanamsas.ts';
import { HOUSES } from './r03-houses.ts';
import { ZODIAC } from './r04-zodiac.ts';
import { SIGNIFICATORS } from './r05-significators.ts';
import { NODES } from './r06-nodes.ts';
import { TIMING } from './r06t-timing.ts';
import { ASPECTS } from './r07-aspects.ts';
import { RULING_PLANETS } from './r08-ruling-planets.ts';
import { PROMISE } from './r09-promise.ts';
import { MATTERS } from './r10-matters.ts';
import { SECOND_SCHOOL } from './r11-second-school.ts';
import { RETROGRESSION } from './r12-retrogression.ts';
import { VIMSHOTTARI } from './r13-vimshottari.ts';
import { TRANSITS } from './r14-transits.ts';
import { ELECTIONS } from './r15-elections.ts';
import { RECTIFICATION } from './r16-rectification.ts';
import { HORARY } from './r17-horary.ts';
import { LOST_AND_MISSING } from './r18-lost-and-missing.ts';
import { MEDICAL } from './r19-medical.ts';
import { PROFESSION } from './r20-profession.ts';
import { LONGEVITY } from './r21-longevity.ts';
import { OTHER_SCHOOLS } from './r22-other-schools.ts';
import { PARASHARI_BASICS } from './r23-parashari-basics.ts';
import { DIVISIONAL_CHARTS } from './r24-divisional-charts.ts';
import { SHADBALA } from './r25-shadbala.ts';
import { ASHTAKAVARGA } from './r26-ashtakavarga.ts';
import { AVASTHAS } from './r27-avasthas.ts';
import { YOGAS_AND_DOSHAS } from './r28-yogas-and-doshas.ts';
import { JAIMINI } from './r29-jaimini.ts';
import { OTHER_DASHAS } from './r30-other-dashas.ts';
import { TAJIK } from './r31-tajik.ts';
import { ALMANAC } from './r32-almanac.ts';
import { MATCHING } from './r33-matching.ts';
import { GOCHARA } from './r34-gochara.ts';
import { WORLD } from './r35-world.ts';
import { REMEDIES } from './r36-remedies.ts';
import { SCORES } from './r37-scores.ts';
import { CONVENTIONS } from './r38-conventions.ts';
import { KEYWORDS } from './r39-keywords.ts';
import { STARS_AND_THEIR_NATURE } from './r40-stars.ts';
import { FESTIVALS } from './r41-festivals.ts';

/** The rule book, chapter by chapter in the order of the numbers. */
export const RULE_BOOK: readonly Chapter[] = [
  EPHEMERIS,
  AYANAMSAS,
  HOUSES,
  ZODIAC,
  SIGNIFICATORS,
  NODES,
  TIMING,
  ASPECTS,
  RULING_PLANETS,
  PROMISE,
  MATTERS,
  SECOND_SCHOOL,
  RETROGRESSION,
  VIMSHOTTARI,
  TRANSITS,
  ELECTIONS,
  RECTIFICATION,
  HORARY,
  LOST_AND_MISSING,
  MEDICAL,
  PROFESSION,
  LONGEVITY,
  OTHER_SCHOOLS,
  PARASHARI_BASICS,
  DIVISIONAL_CHARTS,
  SHADBALA,
  ASHTAKAVARGA,
  AVASTHAS,
  YOGAS_AND_DOSHAS,
  JAIMINI,
  OTHER_DASHAS,
  TAJIK,
  ALMANAC,
  MATCHING,
  GOCHARA,
  WORLD,
  REMEDIES,
  SCORES,
  CONVENTIONS,
  KEYWORDS,
  STARS_AND_THEIR_NATURE,
  FESTIVALS,
];

const BY_ID: ReadonlyMap<string, Rule> = new Map(
  RULE_BOOK.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule] as const)),
);

/** The rule that a result names, such as `R9.1`. */
export const ruleOf = (id: string): Rule | undefined => BY_ID.get(id);

/** `9`; the rules on timing have a chapter of their own, `6T`. */
const chapterOf = (id: string): string => /\d+T?/.exec(id)?.[0] ?? '';

const fileOf = (chapter: string): string => `r${chapter.padStart(/\D/.test(chapter) ? 3 : 2, '0').toLowerCase()}.md`;

/** Where docs/rules writes a rule out: the page of its chapter and the address on it. */
export const rulePlace = (
  id: string,
): { readonly chapter: string; readonly file: string; readonly anchor: string } => ({
  chapter: chapterOf(id),
  file: fileOf(chapterOf(id)),
  anchor: id.toLowerCase().replace('.', '-'),
});

export type { Chapter, Rule } from './rule.ts';
export { ruleParagraphs } from './rule.ts';
