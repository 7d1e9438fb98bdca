import { birthsFor, callTool, conforms, GOLDEN, POLAR, randomLives, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { blocksEqualMembers, type Printed, type Whole } from '../test/composite-blocks.ts';
import { sumOf } from '../test/score-sums.ts';
import outlook from './run-year-outlook-complete.tool.ts';

/** The printed keys: their own order before that of the result. */
const KEYS = [
  'synthesis',
  'asOf',
  'targetYear',
  'basis',
  'start',
  'end',
  'yearTone',
  'varshaphala',
  'months',
  'dasha',
  'dashaMore',
  'openings',
  'age',
  'sadeSati',
  'ashtamaSani',
  'jupiter',
  'eclipses',
  'yogini',
  'ashtottari',
  'members',
  'failedMembers',
  'disclaimers',
  'scoreProvenance',
  'extensionNote',
];

const ms = (printed: string): number => Date.parse(printed);
const yearOf = (now: number): number => new Date(now).getUTCFullYear();

/** From where a year is read: its beginning, or the call where it had begun. */
const fromOf = ({ start, readFrom }: Printed): string => readFrom ?? start;

/** Blocks that are chosen by the span, once more from what the members answer. */
function wholesOf(result: Printed): Readonly<Record<string, Whole>> {
  const [start, end] = [ms(fromOf(result)), ms(result.end)];
  const inside = (at: string): boolean => ms(at) >= start && ms(at) < end;
  const point: Whole = ({ asOf, current, periods = [] }: Printed) => ({
    at: asOf,
    current,
    tone: periods.find(({ yogini }: Printed) => yogini === current?.md.yogini)?.tone ?? null,
  });
  return {
    months: async ({ months }: Printed, page) =>
      [...months, ...(await page(2)).months].filter(({ month }: Printed) => month >= fromOf(result).slice(0, 7)),
    ashtamaSani: ({ active, spans }: Printed) => ({
      active,
      spans: spans.filter((span: Printed) => ms(span.start) < end && ms(span.end) > start),
    }),
    jupiter: ({ returns }: Printed) =>
      returns.filter(({ primaryDate, passes }: Printed) =>
        [primaryDate, ...passes.map(({ at }: Printed) => at)].some(inside),
      ),
    eclipses: ({ eclipses }: Printed) => {
      const within: Printed[] = eclipses.filter(({ maximum }: Printed) => inside(maximum));
      const best = within.toSorted((one, two) => two.impactScore - one.impactScore).slice(0, 4);
      return within.filter((each) => best.includes(each));
    },
    'yogini.0': point,
    'yogini.1': point,
    'yogini.2': point,
    'ashtottari.points.0': point,
    'ashtottari.points.1': point,
    'ashtottari.points.2': point,
    'ashtottari.applicability': ({ applicability }: Printed) => applicability,
  };
}

/** The points once more, from the printed blocks alone; the share of antardasha days is the factor's own. */
function pointsOf(result: Printed): Readonly<Record<string, number>> {
  const { varshaphala, months, sadeSati, ashtamaSani, yogini, eclipses, openings } = result;
  const count = (tone: string): number => months.filter((row: Printed) => row.tone === tone).length;
  const more = count('FAVOURABLE') - count('CHALLENGING');
  const size = Math.abs(more) > 2 ? 2 : Math.min(Math.abs(more), 1);
  const benefic = yogini.filter(({ tone }: Printed) => tone === 'benefic').length;
  const heavy = eclipses.some(
    ({ band, contacts }: Printed) =>
      band === 'STRONG' && contacts.some(({ point }: Printed) => /^(Moon|Sun|Ascendant)$/.test(point)),
  );
  return {
    varshaphala: { FAVOURABLE: 2, MIXED: 0, DIFFICULT: -2 }[varshaphala.tone as 'MIXED'],
    months: more < 0 ? -size : size,
    sadeSati: sadeSati.currentPhase === 'Janma' ? -1 : 0,
    ashtamaSani: ashtamaSani.active ? -1 : 0,
    yogini: benefic >= 2 ? 1 : -1,
    eclipses: heavy ? -1 : 0,
    openings: openings.length >= 3 ? 1 : 0,
  };
}

const answerOf = (score: number): readonly string[] =>
  score >= 4
    ? ['FAVOURABLE', 'S1']
    : score >= 1
      ? ['STEADY', 'S2']
      : score >= -2
        ? ['MIXED', 'S3']
        : ['CHALLENGING', 'S4'];

/** Dated items lie in the span, or in what of it is printed. */
function datesInside(result: Printed): void {
  const { end, dasha, openings, adverse = [], eclipses, jupiter } = result;
  const [from, to] = [ms(fromOf(result)), ms(end)];
  for (const { startDate, endDate } of dasha) expect(ms(startDate) >= from && ms(endDate) <= to).toBe(true);
  for (const row of [...openings, ...adverse]) expect(ms(row.start) >= from && ms(row.end) <= to).toBe(true);
  for (const { maximum } of eclipses) expect(ms(maximum) >= from && ms(maximum) < to).toBe(true);
  for (const { passes } of jupiter) expect(passes.some(({ at }: Printed) => ms(at) >= from && ms(at) < to)).toBe(true);
}

/** Random lives whose year does not end with the ephemeris, each with arguments of its own. */
const cases = (count: number) =>
  randomLives(count, 3104)
    .filter(({ now }) => yearOf(now) < 2398)
    .map(({ args, now }, index) => ({
      now,
      args: {
        ...args,
        target_year: yearOf(now),
        basis: index % 2 === 0 ? 'birthday' : 'calendar',
        include_adverse: index % 3 === 0,
      },
    }));

describe('run_year_outlook_complete', () => {
  it('shows its blocks in their order and every member on the sample births', async () => {
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS.filter(({ edge: at }) => at !== 'last years')) {
      const { result } = await conforms(outlook, args, { now });
      const keys = Object.keys(result).filter((key) => !['readFrom', 'setAside', 'setAsideMore'].includes(key));
      expect(keys).toEqual(['answer', ...KEYS, 'system', 'provenance']);
      expect(Object.keys(result['synthesis'] as object)[0]).toBe('text');
      expect(result['failedMembers']).toEqual(edge === 'polar' ? ['months'] : []);
    }
  });

  // The members called alone search years of the sky each, so fewer births suffice.
  it('equals its members called alone at the beginning of the span, over random births', async () => {
    for (const { args, now } of cases(birthsFor(60))) {
      const call = await conforms(outlook, args, { now });
      const result: Printed = call.result;
      const { target_year: _, basis: __, include_adverse: ___, ...birth } = args;
      const eclipses = result.members.find(({ key }: Printed) => key === 'eclipses');
      const judged = { args: birth, now: ms(eclipses.args.start_date) };
      await blocksEqualMembers(call, judged, wholesOf(result));
    }
  }, 600_000);

  it('adds up from what is printed, over random births', async () => {
    const [answers, factors, texts] = [new Map<string, number>(), new Set(), new Set<string>()];
    for (const { args, now } of cases(birthsFor(300))) {
      const { result } = await conforms(outlook, args, { now });
      const { synthesis, yearTone, openings, adverse, failedMembers, dasha, dashaMore }: Printed = result;
      const { score, answer, rule, confidence, timing, quoteFirst, text, supports, cautions } = synthesis;
      datesInside(result);
      expect(sumOf(synthesis.factors)).toBe(score);
      expect([answer, rule]).toEqual(answerOf(score));
      expect(yearTone).toBe(answer);
      expect(text.startsWith(quoteFirst)).toBe(true);
      const printed = Object.fromEntries(synthesis.factors.map((row: Printed) => [row.factor, row.points + 0]));
      if (failedMembers.length === 0)
        expect(printed).toEqual({ ...pointsOf(result), dasha: printed['dasha'], ownMean: printed['ownMean'] });
      const told = (sign: number): readonly string[] =>
        synthesis.factors
          .filter(({ factor, points }: Printed) => factor !== 'ownMean' && points * sign > 0)
          .map(({ detail }: Printed) => detail);
      expect(supports.map(({ fact }: Printed) => fact)).toEqual(told(1));
      expect(cautions.map(({ fact }: Printed) => fact)).toEqual(told(-1));
      expect(confidence).toBe(failedMembers.length >= 2 ? 'LOW' : 'MODERATE');
      expect(timing === null).toBe(openings.length === 0);
      if (timing !== null) {
        expect([timing.best.start, timing.best.end, timing.best.class]).toEqual([
          openings[0].start,
          openings[0].end,
          openings[0].class,
        ]);
        expect(text).toMatch(new RegExp(`The best opening (is|was) for ${openings[0].event}`));
        expect(text.includes('when its delayed lord is free')).toBe(timing.best.state === 'DEFERRED');
        expect(ms(timing.first.usableStart)).toBeLessThanOrEqual(ms(timing.best.usableStart));
      }
      expect(adverse === undefined).toBe(!args.include_adverse);
      for (const row of adverse ?? []) {
        expect(row.adverse).toBe(true);
        expect(row.key).not.toMatch(/^(imprisonment|addiction|divorce|marital_discord|pregnancy_loss|mental_health)$/);
      }
      expect(dasha.length).toBeLessThanOrEqual(20);
      if (dashaMore > 0) expect(dasha.length).toBe(20);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      for (const row of synthesis.factors) {
        factors.add(`${row.factor} ${Math.sign(row.points)}`);
        texts.add(row.system);
      }
    }
    // Beside the person's other years at most a third are the best.
    const all = [...answers.values()].reduce((sum, count) => sum + count, 0);
    expect((answers.get('FAVOURABLE') ?? 0) / all).toBeLessThanOrEqual(1 / 3);
    if (birthsFor(300) < 300) return;
    expect((answers.get('CHALLENGING') ?? 0) / all).toBeGreaterThanOrEqual(1 / 8);
    expect([...answers.keys()].sort()).toEqual([...outlook.output.shape.yearTone.options].sort());
    expect([...texts].sort()).toEqual(['extension', 'kp', 'parashari', 'tajik']);
    for (const factor of ['varshaphala', 'months', 'dasha']) expect(factors).toContain(`${factor} -1`);
    for (const factor of ['sadeSati', 'ashtamaSani', 'yogini', 'eclipses']) expect(factors).toContain(`${factor} -1`);
    for (const factor of ['varshaphala', 'months', 'dasha', 'yogini', 'openings'])
      expect(factors).toContain(`${factor} 1`);
  }, 600_000);

  it('gives two years two returns of the Sun, and either basis the same annual chart', async () => {
    const of = async (target_year: number, basis: string): Promise<Printed> =>
      (await conforms(outlook, { ...GOLDEN, target_year, basis })).result;
    const [one, two, calendar] = [await of(2030, 'birthday'), await of(2031, 'birthday'), await of(2031, 'calendar')];
    expect(one.end).toBe(two.start);
    expect(one.varshaphala.pravesha.at).toBe(one.start);
    expect(one.varshaphala.pravesha.at).not.toBe(two.varshaphala.pravesha.at);
    expect(calendar.varshaphala).toEqual(two.varshaphala);
    expect([calendar.start.slice(0, 19), calendar.end.slice(0, 19)]).toEqual([
      '2031-01-01T00:00:00',
      '2032-01-01T00:00:00',
    ]);
    expect(calendar.months.map(({ month }: Printed) => month)).toEqual(
      Array.from({ length: 12 }, (_, k) => `2031-${String(k + 1).padStart(2, '0')}`),
    );
  });

  it('asks its members about dates on the clock of the birth, also where that has odd seconds', async () => {
    for (const [utc_offset_minutes, printed] of [
      [330, '+05:30'],
      [353 + 20 / 60, '+05:53:20'],
    ] as const) {
      const { result } = await conforms(outlook, { ...GOLDEN, utc_offset_minutes, target_year: 2031 });
      const { members, start, eclipses, yogini }: Printed = result;
      const dated = members.flatMap(({ args }: Printed) => args.query_date ?? args.start_date ?? []);
      expect(dated.length).toBeGreaterThan(8);
      for (const at of dated) expect(at.slice(19)).toBe(printed);
      expect(members.find(({ key }: Printed) => key === 'eclipses').args.start_date).toBe(start);
      expect(yogini[0].at).toBe(start);
      expect(eclipses.length).toBeGreaterThan(0);
    }
  });

  it('covers the birth year, where the months before birth are missing, and the last one of 120', async () => {
    const [born] = GOLDEN.birth_datetime.split('-').map(Number);
    for (const [year, basis] of [
      [born ?? 0, 'birthday'],
      [born ?? 0, 'calendar'],
      [(born ?? 0) + 119, 'birthday'],
    ] as const) {
      const { result } = await conforms(outlook, { ...GOLDEN, target_year: year, basis });
      const { months, failedMembers, synthesis }: Printed = result;
      expect([months, failedMembers]).toEqual([[], ['months']]);
      expect(synthesis.notCovered).toContain('months');
      expect(synthesis.factors.map(({ factor }: Printed) => factor)).not.toContain('months');
    }
    const { result } = await conforms(outlook, { ...GOLDEN, target_year: born, basis: 'birthday' });
    const { varshaphala, start }: Printed = result;
    expect([varshaphala.pravesha.at, start.slice(0, 16)]).toEqual([start, GOLDEN.birth_datetime.slice(0, 16)]);
  });

  it.each([
    [{ target_year: 1850 }, 'validation_failed', 'target_year'],
    [{ target_year: 2250 }, 'validation_failed', 'target_year'],
    [{ target_year: 2400 }, 'validation_failed', 'target_year'],
    [{ basis: 'lunar' }, 'validation_failed', 'basis'],
  ])('refuses %j', async (args, code, field) => {
    const { isError, meta } = await callTool(outlook, { ...GOLDEN, ...args });
    expect([isError, meta['code'], meta['field']]).toEqual([true, code, field]);
  });

  it('is out of range where the year of life ends after 2399', async () => {
    const late = { ...GOLDEN, birth_datetime: '2380-06-01T10:00:00', target_year: 2399 };
    for (const basis of ['calendar', 'birthday'])
      expect((await callTool(outlook, { ...late, basis })).meta).toMatchObject({
        code: 'out_of_range',
        field: 'target_year',
      });
  });

  it('goes on without the cusps beyond the Placidus limit', async () => {
    const { result } = await conforms(outlook, { ...POLAR, target_year: 2020, include_adverse: true });
    const { openings, adverse, months, sadeSati, synthesis, dasha, failedMembers }: Printed = result;
    expect([openings, adverse, months, failedMembers]).toEqual([[], [], [], ['months']]);
    expect(sadeSati).not.toBeNull();
    expect(dasha.length).toBeGreaterThan(0);
    expect(synthesis.timing).toBeNull();
    expect(synthesis.notCovered).toEqual(expect.arrayContaining(['months', 'dasha', 'openings', 'ownMean']));
  });
});
