import { buildChart } from '@cuspal/engine/chart/build';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { birthdayMs, resolveBirth } from '@cuspal/engine/time/moment';
import { CHILD_DELAYS, FERTILITY_VERDICTS } from '@cuspal/engine/topics/children/fertility';
import { SIGN_FERTILITIES } from '@cuspal/engine/topics/children/sign-lens';
import { SPHUTA_STATES } from '@cuspal/engine/topics/children/sphutas';
import { divide } from '@cuspal/engine/zodiac/division';
import {
  callTool,
  conforms,
  GOLDEN,
  isTooOld,
  POLAR,
  SAMPLE_CHARTS,
  testEphemeris,
  withoutLead,
  withNotes,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { naivePeriodClass, naiveStandings } from '../../../packages/engine/test/naive-standing.ts';
import { allJointPeriods } from '../../../packages/engine/test/naive-timing.ts';
import { asPerson } from '../test/partner.ts';
import { MOST_CHARACTERS, PARENTS, PEOPLE } from '../test/people.ts';
import { promiseTold, runsTold, windowsTold } from '../test/told.ts';
import tool from './get-fertility-window.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const ms = (text: string | undefined): number => Date.parse(text ?? '');
const DAY = 86_400_000;

/** What the answer says, from the fields beside it. */
function told(found: Result): readonly string[] {
  const { promise, verdict, delays, alternative, partner, jointWindows } = found;
  const opening = promiseTold('Childbirth / Progeny', promise);
  if (verdict === 'NOT_PROMISED')
    return [
      opening,
      `So no date is given, ${alternative === 'ADOPTION' ? 'but the chart promises the adoption of a child.' : 'and a doctor decides every question of fertility.'}`,
    ];
  const cause = delays.find(({ delay }) => ['SATURN', 'STAR_LORD_RETROGRADE'].includes(delay));
  const late =
    verdict === 'PROMISED_WITH_DELAY'
      ? ` A delay is indicated, because ${cause?.detail.replace('The 5th', 'the 5th')}`
      : '';
  const [best] = jointWindows ?? [];
  const time =
    partner === undefined
      ? windowsTold(found)
      : partner.promise.side === 'no'
        ? 'The chart of the partner does not promise it, so no shared period is given.'
        : best === undefined
          ? 'The two share no period in these years.'
          : `The best period shared with the partner ${runsTold(best.start, best.end, found.asOf)}.`;
  return [opening, late, time];
}

function check(found: Result): void {
  const parts = told(found);
  expect(withoutLead(found.answer).startsWith(parts[0] ?? '')).toBe(true);
  for (const part of parts) expect(found.answer).toContain(part);
  const { verdict, promise, windows, withheldReason, partner, jointWindows, alternative, related } = found;
  expect(promise.denialHouses).toEqual([1, 4, 10]);
  expect(promise.required).toEqual([2, 5, 11]);
  expect(verdict === 'NOT_PROMISED').toBe(promise.side === 'no');
  expect(alternative).toBe(verdict === 'NOT_PROMISED' && related.adoption.side === 'yes' ? 'ADOPTION' : null);
  if (!isTooOld(withheldReason)) expect(withheldReason !== undefined).toBe(promise.side === 'no');
  if (promise.side === 'no') expect(windows).toEqual([]);
  for (const list of [windows, partner?.windows ?? []]) {
    expect(list.length).toBeLessThanOrEqual(8);
    for (const { start, end, jupiterSupport } of list) {
      for (const span of jupiterSupport) {
        expect(ms(span.start)).toBeGreaterThanOrEqual(ms(start));
        expect(ms(span.end)).toBeLessThanOrEqual(ms(end));
      }
    }
  }
  if (related.pregnancy_loss.side === 'no') expect(windows.some(({ careAdvised }) => careAdvised)).toBe(false);
  expect(jointWindows === null).toBe(partner === undefined);
  for (const { start, end, classes } of jointWindows ?? []) {
    expect(ms(end) - ms(start)).toBeGreaterThanOrEqual(20 * DAY - 1000);
    const [own, other] = [found, partner].map((of) => (of?.windows.length ? of.windows : (of?.weaker ?? [])));
    [own ?? [], other ?? []].forEach((list, person) => {
      const holding = list.find((window) => ms(window.start) <= ms(start) && ms(end) <= ms(window.end));
      expect(holding?.class).toBe(classes[person]);
    });
  }
}

describe('get_fertility_window', () => {
  it('reaches every verdict, delay and sign class', async () => {
    const found = await Promise.all(PEOPLE.map((args) => call({ ...args, as_of_date: '2020-01-01' })));
    found.forEach(check);
    expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(FERTILITY_VERDICTS));
    expect(new Set(found.flatMap(({ delays }) => delays.map(({ delay }) => delay)))).toEqual(new Set(CHILD_DELAYS));
    expect(new Set(found.map(({ signLens }) => signLens.class))).toEqual(new Set(SIGN_FERTILITIES));
    expect(new Set(found.map(({ alternative }) => alternative))).toEqual(new Set(['ADOPTION', null]));
  });

  it('puts Jupiter in star and sub of planets strong for 2, 5, 11', async () => {
    let spans = 0;
    for (const args of PARENTS) {
      const chart = buildChart(testEphemeris(), resolveBirth(args));
      const standings = naiveStandings(chart, natalEvent('childbirth'));
      const strong = [...standings].flatMap(([planet, { word }]) => (word === 'STRONG' ? [planet] : []));
      const { windows } = await call({ ...args, horizon_years: 20 });
      const at = (instant: number) => {
        const jd = instant / DAY + 2440587.5;
        const { longitude } = testEphemeris().body(jd, 'Jupiter');
        return divide(longitude - testEphemeris().ayanamsa(jd, args.ayanamsa).true);
      };
      for (const window of windows) {
        for (const { start, end } of window.jupiterSupport) {
          const { starLord, subLord } = at((ms(start) + ms(end)) / 2);
          expect(strong).toEqual(expect.arrayContaining([starLord, subLord]));
          spans++;
        }
        // Outside the spans it is not there.
        for (let day = ms(window.start) + DAY; day < ms(window.end) - DAY; day += 5 * DAY) {
          const inside = window.jupiterSupport.some((span) => ms(span.start) <= day && day < ms(span.end));
          const { starLord, subLord } = at(day);
          expect(strong.includes(starLord) && strong.includes(subLord)).toBe(inside);
        }
      }
    }
    expect(spans).toBeGreaterThan(10);
  });

  it('joins the windows of two, ranked by both classes', async () => {
    const classes = ['FULL', 'PARTIAL', 'WEAK'];
    const rank = (pair: readonly string[]) => pair.reduce((sum, of) => sum + classes.indexOf(of), 0);
    let joint = 0;
    for (const [index, one] of PARENTS.entries()) {
      for (const two of PARENTS.slice(index + 1, index + 4)) {
        const found = await call({ ...one, partner: asPerson(two), horizon_years: 20 });
        check(found);
        const ranks = (found.jointWindows ?? []).map((window) => rank(window.classes));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        joint += ranks.length;
        if (found.partner?.promise.side === 'no' && found.promise.side !== 'no') {
          expect(found.jointWindows).toEqual([]);
          expect(found.jointWithheldReason).toMatch(/^This concerns the partner\. .*(not promised|denied)/);
        }
      }
    }
    expect(joint).toBeGreaterThan(10);
  });

  it('asks for care where a period of pregnancy loss overlaps, and only there', async () => {
    const loss = natalEvent('pregnancy_loss');
    const flags = new Set<boolean>();
    for (const args of PARENTS) {
      const chart = buildChart(testEphemeris(), resolveBirth(args));
      const { windows } = await call({ ...args, as_of_date: '2022-01-01', horizon_years: 20 });
      const standings = naiveStandings(chart, loss);
      const open = allJointPeriods(chart).filter(
        ({ md, ad, pd }) =>
          windows.some(({ start, end }) => pd.endMs > ms(start) && pd.startMs < ms(end)) &&
          ['FULL', 'PARTIAL'].includes(naivePeriodClass(standings, [md.planet, ad.planet, pd.planet])),
      );
      const promised = promise(chart, loss).side !== 'no';
      for (const { start, end, careAdvised } of windows) {
        // A window is printed to the second.
        const overlap = open.some(({ pd }) => pd.startMs < ms(end) - 1000 && pd.endMs > ms(start) + 1000);
        expect(careAdvised).toBe(promised && overlap);
        flags.add(careAdvised);
      }
    }
    expect(flags).toEqual(new Set([true, false]));
  });

  it('reads Beeja for the man and Kshetra for the woman, guessing neither', async () => {
    const person = asPerson(PEOPLE[4]);
    const rows = async (gender?: string) =>
      (await call({ ...GOLDEN, partner: { ...person, ...(gender && { gender }) } })).crossLens;
    expect((await rows('male')).map((row) => [row.person, row.name])).toEqual([
      ['partner', 'BEEJA'],
      ['first', 'KSHETRA'],
    ]);
    expect((await rows('female')).map((row) => [row.person, row.name])).toEqual([
      ['first', 'BEEJA'],
      ['partner', 'KSHETRA'],
    ]);
    expect(await rows()).toHaveLength(4);
    expect((await call(GOLDEN)).crossLens).toEqual([]);
    const all = await Promise.all(PEOPLE.map((args) => call({ ...args, partner: person })));
    expect(new Set(all.flatMap(({ crossLens }) => crossLens.map(({ state }) => state)))).toEqual(
      new Set(SPHUTA_STATES),
    );
  });

  it('joins a second child that is promised with a first that is not', async () => {
    const met = new Set<boolean>();
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      if (edge === 'polar') continue;
      const { result } = await conforms(tool, args, { now });
      const { promise, related } = output.parse(result);
      const apart = promise.side === 'no' && related.second_child.side === 'yes';
      expect(JSON.stringify(result['provenance']).includes('it needs a first')).toBe(apart);
      met.add(apart);
    }
    expect(met).toEqual(new Set([true, false]));
  });

  it('says so where the signs read otherwise than the sub lord', async () => {
    const noted = new Set<boolean>();
    for (const args of PEOPLE) {
      const { signLens, promise: judged, provenance } = await call({ ...args, as_of_date: '2020-01-01' });
      const against = signLens.class === (judged.side === 'no' ? 'FRUITFUL' : 'BARREN');
      expect(provenance.notes.some((line) => line.startsWith('The signs read otherwise'))).toBe(against);
      noted.add(against);
    }
    expect(noted).toEqual(new Set([true, false]));
  });

  it('A1: starts with the ages of childbirth, which it says first, and after 55 says that it judges no ability', async () => {
    const young = await call({ ...GOLDEN, as_of_date: '1998-01-01', horizon_years: 20 });
    const grown = birthdayMs(resolveBirth(GOLDEN), natalEvent('childbirth').ages[0]);
    for (const { start } of young.windows) expect(ms(start)).toBeGreaterThanOrEqual(grown);
    expect(young.answer).toMatch(/^The person is 5 on 1 January 1998, and Childbirth \/ Progeny is read from 16, so /);
    expect(young.ageNote).toBeUndefined();
    const old = await call({ ...GOLDEN, as_of_date: '2048-08-14' });
    expect(old.ageNote).toMatch(/The person is 56 .* nothing of anyone's ability/);
    expect((await call({ ...GOLDEN, as_of_date: '2048-08-13' })).ageNote).toBeUndefined();
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))('$label', async ({ arguments: args, now }) => {
    const partner = asPerson({ ...args, birth_datetime: args.birth_datetime.replace(/T\d\d/, 'T08') });
    const { result, text } = await conforms(tool, { ...args, partner, horizon_years: 20 }, { now });
    const found = output.parse(result);
    if (!/[+-]\d\d:\d\d:\d\d$/.test(found.asOf)) check(found);
    expect(text.length).toBeLessThan(MOST_CHARACTERS);
    expect(result['disclaimer']).toMatch(/predicts no sex.*A doctor decides/);
    expect(text.replace(String(result['disclaimer']), '')).not.toMatch(/\b(boy|girl|son|daughter)s?\b/i);
  });

  it.each<[string, object, string, string, RegExp]>([
    [
      'another frame',
      { partner: { ...asPerson(PEOPLE[4]), ayanamsa: 'raman' } },
      'validation_failed',
      'partner.ayanamsa',
      /"raman".*"kp"/,
    ],
    ['a polar partner', { partner: asPerson(POLAR) }, 'out_of_range', 'partner.latitude', /^This concerns partner\. /],
    [
      'a partner without time',
      { partner: { ...asPerson(GOLDEN), datetime: undefined } },
      'validation_failed',
      'partner.datetime',
      /partner\.datetime/,
    ],
    [
      'a partner of another age',
      { partner: { ...asPerson(GOLDEN), datetime: '1850-01-01T10:00' } },
      'validation_failed',
      'partner.datetime',
      /^This concerns partner\. .*120 dasha years/,
    ],
    ['too many years', { horizon_years: 21 }, 'validation_failed', 'horizon_years', /20/],
    ['a moment before birth', { as_of_date: '1980-01-01' }, 'validation_failed', 'as_of_date', /as_of_date/],
    ['a polar birth', POLAR, 'out_of_range', 'latitude', /66/],
  ])('refuses %s', async (_, wrong, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...wrong });
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });
});
