import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House } from '../../zodiac/names.ts';
import { levelInWords } from '../kernel/level-words.ts';
import { contact, level } from '../kernel/levels.ts';
import type { Level } from '../kernel/levels.ts';
import type { MoonGate } from './moon-gate.ts';
import type { HoraryQuestion } from './question.ts';
import type { Rotation } from '../../events/rotation.ts';
import { HORARY_TESTS } from './horary-tests.ts';
import type { HoraryFacts, HoraryJudges, HoraryTest, HoraryTestResult } from './horary-tests.ts';
import { testDetail } from './test-details.ts';

export const HORARY_ANSWERS = ['YES', 'QUALIFIED_YES', 'MIXED', 'NO'] as const;
export type HoraryAnswer = (typeof HORARY_ANSWERS)[number];

/** The rule that decided. */
export const HORARY_BASES = [
  'NOT_SIGNIFIED',
  'RETROGRADE_SUB_LORD',
  'RETROGRADE_STAR_LORD',
  'WISH_RETROGRADE',
  'DENIAL_GROUP_OUTRANKS',
  'QUALIFIED',
  'CLEAN',
] as const;
type HoraryBasis = (typeof HORARY_BASES)[number];

const DENIES: Readonly<Partial<Record<HoraryTest, HoraryBasis>>> = {
  SIGNIFIES: 'NOT_SIGNIFIED',
  SUB_LORD_DIRECT: 'RETROGRADE_SUB_LORD',
  STAR_LORD_DIRECT: 'RETROGRADE_STAR_LORD',
  WISH_DIRECT: 'WISH_RETROGRADE',
};

/** What a number chart answers (R9.2, R9.3). */
export interface HoraryJudgement {
  readonly answer: HoraryAnswer;
  readonly basis: HoraryBasis;
  /** The later tests that fail, of a qualified yes. */
  readonly qualifiers: readonly HoraryTest[];
  readonly tests: readonly HoraryTestResult[];
  readonly judges: HoraryJudges;
  /** Best level of the sub lord on the favourable and the opposing houses. */
  readonly favourableLevel: Level | null;
  readonly againstLevel: Level | null;
}

/** The planets that judge a question: of its main cusp and of cusp 11 counted from the person (R9.3). */
function judgesOf(chart: Chart, { original }: Rotation, mainCusp: House): HoraryJudges {
  const subLord = cuspalSubLord(chart, original(mainCusp));
  const wishLord = cuspalSubLord(chart, original(11));
  return {
    subLord,
    starLord: chart.planets[subLord].starLord,
    wishLord,
    wishStarLord: chart.planets[wishLord].starLord,
  };
}

/**
 * Yes or no by the sub lord of the main cusp (R9.2): it must signify a favourable house, it and its star lord must be
 * direct, and so must the sub lord of cusp 11 and its star lord (R9.3). One opposing house only qualifies, since a
 * denial needs the whole group (R9.4).
 */
export function yesOrNo(chart: Chart, rotation: Rotation, question: HoraryQuestion, gate: MoonGate): HoraryJudgement {
  const judges = judgesOf(chart, rotation, question.mainCusp);
  const { subLord, wishLord } = judges;
  const [favourable, against] = [rotation.originals(question.favourable), rotation.originals(question.against)];
  const holds = (group: readonly House[]): boolean => contact(chart, subLord, rotation.originals(group)) !== null;
  const facts: HoraryFacts = {
    judges,
    f: contact(chart, subLord, favourable),
    d: contact(chart, subLord, against),
    wish: contact(chart, wishLord, [...favourable, rotation.original(11)]),
    levelOf: (planet, houses) => levelInWords(chart, planet, rotation.originals(houses)),
    retrograde: (planet) => chart.planets[planet].retrograde,
    moonWeak: gate.weak,
    ...(question.halves && { halves: [holds(question.halves[0]), holds(question.halves[1])] as const }),
  };
  const whole = against.length > 0 && against.every((house) => level(chart, subLord, house) !== null);
  const ids = HORARY_TESTS.filter((id) => id !== 'PAIR_COMPLETE' || question.halves !== undefined);
  const tests = ids.map((id): HoraryTestResult => {
    const met = isMet(id, facts);
    return { id, met, detail: testDetail(id, met, facts, question, rotation) };
  });
  return {
    ...answerOf(tests, facts, { whole, onlyDelayed: question.onlyDelayed ?? false }),
    tests,
    judges,
    favourableLevel: facts.f,
    againstLevel: facts.d,
  };
}

function isMet(id: HoraryTest, { judges, f, d, wish, retrograde, moonWeak, halves }: HoraryFacts): boolean {
  switch (id) {
    case 'SIGNIFIES':
      return f !== null;
    case 'SUB_LORD_DIRECT':
      return !retrograde(judges.subLord);
    case 'STAR_LORD_DIRECT':
      return !retrograde(judges.starLord);
    case 'WISH_DIRECT':
      return !retrograde(judges.wishLord) && !retrograde(judges.wishStarLord);
    case 'OPPOSITION_WEAKER':
      return d === null || (f !== null && d > f);
    case 'WISH_SIGNIFIES':
      return wish !== null;
    case 'CONTACT_STRONG':
      return f !== null && f <= 3;
    case 'MOON_STRONG':
      return !moonWeak;
    case 'PAIR_COMPLETE':
      return halves === undefined || (halves[0] && halves[1]);
  }
}

/**
 * The first that fits: a failed test of the first four, the whole group against at no weaker level, a later test. What
 * is only delayed is denied by the first test alone, and neither retrogression nor opposition does more than qualify it.
 */
function answerOf(
  tests: readonly HoraryTestResult[],
  { f, d }: HoraryFacts,
  { whole, onlyDelayed }: { readonly whole: boolean; readonly onlyDelayed: boolean },
): Pick<HoraryJudgement, 'answer' | 'basis' | 'qualifiers'> {
  const failed = tests.filter(({ met }) => !met).map(({ id }) => id);
  const denied = failed.flatMap((id) => DENIES[id] ?? [])[0];
  if (denied !== undefined && !(onlyDelayed && f !== null)) return { answer: 'NO', basis: denied, qualifiers: [] };
  if (!onlyDelayed && whole && f !== null && d !== null && d <= f)
    return { answer: 'MIXED', basis: 'DENIAL_GROUP_OUTRANKS', qualifiers: [] };
  return failed.length > 0
    ? { answer: 'QUALIFIED_YES', basis: 'QUALIFIED', qualifiers: failed }
    : { answer: 'YES', basis: 'CLEAN', qualifiers: [] };
}
