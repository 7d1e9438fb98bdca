import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { natalEvent } from '../../events/natal.ts';
import { contact } from '../../kp/kernel/levels.ts';
import { matter } from '../../kp/promise/matter.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { siderealPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import { examEvent, scholarshipLikelihood, studyLevel, STUDY_LEVELS, studyLevelReason } from './education.ts';
import { monthAt } from '../../time/months.ts';
import { planetFirst, planetInWords } from '../../zodiac/planet-words.ts';
import { bestMonths } from './exam-months.ts';
import { studyAbroad, studyAbroadVerdict, STUDY_ABROAD_VERDICTS } from './study-abroad.ts';

const charts = randomCharts(300, 515);

it('studyLevel: interrupted first, then the highest promised', () => {
  const seen = new Set<string>();
  for (const chart of charts) {
    const of = (key: string) => promise(chart, natalEvent(key));
    const broken = of('education_break');
    const found = studyLevel(chart);
    const tests: readonly (readonly [boolean, string])[] = [
      [
        broken.verdict === 'ACTIVE' && (broken.bestRequiredLevel ?? 9) < (of('school').bestRequiredLevel ?? 9),
        'INTERRUPTED',
      ],
      [of('research').side === 'yes' && of('higher_education').verdict === 'ACTIVE', 'RESEARCH'],
      [of('higher_education').side === 'yes', 'HIGHER'],
      [of('school').side === 'yes', 'BASIC'],
      [true, 'WEAK'],
    ];
    expect(found).toBe(tests.find(([holds]) => holds)?.[1]);
    const reason = studyLevelReason(chart);
    const [fourth, ninth] = [cuspalSubLord(chart, 4), cuspalSubLord(chart, 9)];
    const higher = { yes: 'promised', split: 'spoken for and against alike', no: 'not promised' }[
      of('higher_education').side
    ];
    const begins = {
      INTERRUPTED: `${planetFirst(fourth)}, sub lord of cusp 4, signifies the houses of a break at level ${broken.bestRequiredLevel}`,
      RESEARCH: `${planetFirst(ninth)}, sub lord of cusp 9, promises research, and it promises higher education clearly.`,
      HIGHER: `${planetFirst(ninth)}, sub lord of cusp 9, promises higher education. `,
      BASIC: `${planetFirst(fourth)}, sub lord of cusp 4, promises school. By ${planetInWords(ninth)}, sub lord of cusp 9, higher education is ${higher}.`,
      WEAK: `By ${planetInWords(fourth)}, sub lord of cusp 4, school is `,
    };
    expect(reason.startsWith(begins[found])).toBe(true);
    if (found === 'WEAK') expect(reason).toContain(`higher education is ${higher}.`);
    if (found === 'HIGHER') expect(/It promises research too/.test(reason)).toBe(of('research').side === 'yes');
    expect(/A break is indicated too/.test(reason)).toBe(broken.side === 'yes' && found !== 'INTERRUPTED');
    seen.add(found);
  }
  expect(seen).toEqual(new Set(STUDY_LEVELS));
});

it('scholarshipLikelihood: ACTIVE high, mixed or partial medium, else low', () => {
  for (const chart of charts) {
    const { verdict } = promise(chart, natalEvent('scholarship'));
    const likelihood = { ACTIVE: 'HIGH', MIXED_ACTIVE: 'MEDIUM', PARTIALLY_ACTIVE: 'MEDIUM' }[String(verdict)] ?? 'LOW';
    expect(scholarshipLikelihood(chart)).toBe(likelihood);
  }
});

describe('studyAbroad (R10)', () => {
  it.each([
    ['FOR', 'FOR', 'PROMISED'],
    ['FOR', 'BOTH', 'CONDITIONAL'],
    ['BOTH', 'FOR', 'CONDITIONAL'],
    ['BOTH', 'BOTH', 'NOT_PROMISED'],
    ['FOR', 'AGAINST', 'NOT_PROMISED'],
    ['FOR', 'NONE', 'NOT_PROMISED'],
    ['NONE', 'NONE', 'NOT_PROMISED'],
  ] as const)('study %s, journey %s: %s', (study, journey, verdict) =>
    expect(studyAbroadVerdict(study, journey)).toBe(verdict),
  );

  it('reports the halves and the two other schools', () => {
    const seen = new Set<string>();
    for (const chart of charts) {
      const { verdict, halves, variants } = studyAbroad(chart);
      expect([halves.study.cusp, halves.journey.cusp]).toEqual([9, 12]);
      expect(verdict).toBe(studyAbroadVerdict(halves.study.lean, halves.journey.lean));
      for (const [index, houses] of (
        [
          [5, 8, 11],
          [4, 9, 12],
        ] as const
      ).entries()) {
        const contacts = houses.map((cusp) => contact(chart, cuspalSubLord(chart, cusp), houses));
        expect(variants[index]?.cusps.map((row) => row.contact)).toEqual(contacts);
        expect(variants[index]?.met).toBe(contacts.every((at) => at !== null));
      }
      seen.add(verdict);
    }
    expect(seen).toEqual(new Set(STUDY_ABROAD_VERDICTS));
  });
});

it('examEvent: catalogue rows, and a group on cusp 6 for professional papers', () => {
  expect(['any', 'board', 'competitive'].map((exam) => examEvent(exam as 'any').key)).toEqual([
    'exam_success',
    'exam_success',
    'competitive_exam',
  ]);
  expect(examEvent('professional')).toMatchObject({ primaryCusp: 6, required: [4, 6, 9, 10, 11], denial: [3, 5, 8] });
});

describe('bestMonths (R14.1)', () => {
  it('are the months in which the Sun stands in star and sub of strong planets', async () => {
    let months = 0;
    for (const chart of charts.slice(0, 25)) {
      const event = examEvent('any');
      const startMs = chart.moment.utcMs + 20 * 365 * DAY_MS;
      const window = { startMs, endMs: startMs + 150 * DAY_MS };
      const { ayanamsa } = chart.moment;
      const found = await bestMonths(quietSearch(ayanamsa), chart, event, window);
      const { strong } = matter(chart, event);
      const expected = new Set<number>();
      for (let ms = startMs; ms < window.endMs; ms += DAY_MS / 48) {
        const { starLord, subLord } = divide(siderealPosition(ephemeris, 'Sun', jdFromUtcMs(ms), ayanamsa).longitude);
        if (strong.includes(starLord) && strong.includes(subLord)) expected.add(monthAt(ms, chart.moment).startMs);
      }
      // Half-hour steps may miss a month that a stay only grazes.
      for (const month of expected) expect(found.map((each) => each.startMs)).toContain(month);
      expect(found.length - expected.size).toBeLessThanOrEqual(1);
      months += found.length;
    }
    expect(months).toBeGreaterThan(30);
  });
});
