import { BANDS } from '@cuspal/engine/kp/promise/promise-verdict';
import { birthsFor, callTool, conforms, instantMs, POLAR, randomLives, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { blocksEqualMembers, type Printed } from '../test/composite-blocks.ts';
import { sumOf } from '../test/score-sums.ts';
import today from './run-today-complete.tool.ts';

const WHOLES = { subLordChanges: ({ planets }: Printed) => planets };

const KEYS = [
  'synthesis',
  'asOf',
  'place',
  'dasha',
  'moon',
  'slots',
  'rulingPlanets',
  'transits',
  'subLordChanges',
  'taraBala',
  'panchang',
  'hora',
  'choghadiya',
  'members',
  'failedMembers',
  'disclaimers',
  'scoreProvenance',
];

/** Chennai of the first sample; days are asked about there, in London and beyond the polar circle. */
const BIRTH = { birth_datetime: '1990-05-17T14:30', latitude: 13.08, longitude: 80.27, utc_offset_minutes: 330 };
const LONDON = { query_latitude: 51.5, query_longitude: -0.12, query_utc_offset_minutes: 60 };
const TROMSO = { query_latitude: 69.65, query_longitude: 18.96, query_utc_offset_minutes: 120 };

const day = async (more: object, now?: number): Promise<Printed> =>
  (await conforms(today, { ...BIRTH, ...more }, now === undefined ? {} : { now })).result;

/** Points of the factors that printed fields decide. */
function pointsOf({ dasha, rulingPlanets, slots }: Printed) {
  const lords = dasha.levels.slice(0, 3).map(({ lord }: Printed) => lord.planet);
  const rules = rulingPlanets.ranked.some(
    ({ planet, status, subSlotOnly }: Printed) => status === 'kept' && !subSlotOnly && lords.includes(planet),
  );
  return {
    MOON_SUB_LORD: { FOR: 1, AGAINST: -1 }[slots[0].lean as string] ?? 0,
    RULING_PLANET: Number(rules),
    // Only KP builds the score of a KP tool.
    TARA_BALA: 0,
    CHANDRASHTAMA: 0,
  };
}

const toneOf = (score: number): readonly [string, string] => {
  if (score >= 4) return ['SUPPORTIVE', 'S1'];
  if (score >= 1) return ['STEADY', 'S2'];
  return score >= -2 ? ['MIXED', 'S3'] : ['CAREFUL', 'S4'];
};

/** Stretches in the text whose end names no date of its own: they end later on the same day. */
const sameDayEnds = (text: string) => [...text.matchAll(/ from [^.]*?, (\d\d:\d\d) to (\d\d:\d\d)\./g)];

const lengthOf = ({ start, end }: Printed): number => instantMs(end) - instantMs(start);

function checkSlots({ asOf, slots, moon, synthesis, panchang }: Printed): void {
  expect(slots[0].start).toBe(asOf);
  expect([slots[0].moonStarLord, slots[0].moonSubLord]).toEqual([moon.starLord, moon.subLord]);
  slots.slice(1).forEach((slot: Printed, index: number) => expect(slot.start).toBe(slots[index].end));
  const following = slots.slice(1, 4).map(({ moonSubLord }: Printed) => moonSubLord);
  expect(following).toEqual(moon.nextSubs.map(({ subLord }: Printed) => subLord).slice(0, following.length));
  for (const { lean, tone, rahuKaal, start, end } of slots) {
    expect(tone).toBe({ FOR: 'GOOD', AGAINST: 'LOW' }[lean as string] ?? 'PLAIN');
    const touches =
      instantMs(start) < instantMs(panchang.rahuKaal.end) && instantMs(end) > instantMs(panchang.rahuKaal.start);
    expect(rahuKaal).toBe(touches);
  }
  const good = slots.filter(({ tone, rahuKaal }: Printed) => tone === 'GOOD' && !rahuKaal);
  const low = slots.filter(({ tone }: Printed) => tone === 'LOW');
  for (const [chosen, among] of [
    [synthesis.bestSlot, good],
    [synthesis.avoidSlot, low],
  ]) {
    expect(chosen === null).toBe(among.length === 0);
    if (chosen === null) continue;
    expect(among).toContainEqual(chosen);
    // Printed to the second.
    expect(lengthOf(chosen)).toBeGreaterThanOrEqual(Math.max(...among.map(lengthOf)) - 1000);
  }
}

describe('run_today_complete', () => {
  it('prints its keys in their order, the answer first', async () => {
    for (const { arguments: args, now } of SAMPLE_CHARTS.slice(0, 6)) {
      const { result } = await callTool(today, args, { now });
      expect(Object.keys(result)).toEqual(['answer', ...KEYS, 'system', 'provenance']);
      expect(Object.keys(result['synthesis'] as object)[0]).toBe('text');
      expect(result['failedMembers']).toEqual([]);
    }
  });

  it('equals its members called alone, follows its rows and tiles its day, over random births', async () => {
    const seen = new Map<string, Set<string>>();
    const see = (field: string, value: string) => seen.set(field, (seen.get(field) ?? new Set()).add(value));
    for (const [index, life] of randomLives(birthsFor(300), 1952).entries()) {
      const args = { ...life.args, ...(index % 3 === 1 && LONDON), ...(index % 3 === 2 && { include_adverse: true }) };
      const call = await conforms(today, args, { now: life.now });
      await blocksEqualMembers(call, life, WHOLES);
      const result: Printed = call.result;
      const { synthesis, dasha, slots } = result;
      const points = Object.fromEntries(synthesis.factors.map((row: Printed) => [row.factor, row.points]));
      expect(points).toMatchObject(pointsOf(result));
      expect(sumOf(synthesis.factors)).toBe(synthesis.score);
      expect([synthesis.answer, synthesis.rule]).toEqual(toneOf(synthesis.score));
      const lastYear = life.now > Date.UTC(2398, 11, 31);
      // A slow planet may leave its sub only after the ephemeris ends.
      const failed = lastYear && result.subLordChanges === null ? ['subLordChanges'] : [];
      expect(result.failedMembers).toEqual(failed);
      const less = dasha.sandhi.md || dasha.sandhi.ad || failed.length > 0;
      expect(synthesis.confidence).toBe(less ? 'LOW' : 'MODERATE');
      expect(synthesis.text.startsWith(synthesis.quoteFirst)).toBe(true);
      checkSlots(result);
      const { bestSlot } = synthesis;
      if (bestSlot !== null)
        expect(synthesis.text.includes('is a short one')).toBe(
          instantMs(bestSlot.end) - instantMs(bestSlot.start) < 15 * 60_000,
        );
      see('answer', synthesis.answer);
      see('confidence', synthesis.confidence);
      slots.forEach(({ tone, lean }: Printed) => see(tone, lean));
      synthesis.factors.forEach(({ factor, points: given }: Printed) => see(factor, String(given)));
      dasha.activeEvents.forEach(({ promise }: Printed) => expect(BANDS).toContain(promise));
      if (failed.length > 0) continue;
      const changes = Object.values(result.subLordChanges).map((row: Printed) => row.nextChangeUTC);
      expect(changes).toEqual([...changes].sort());
      expect(changes).toHaveLength(3);
    }
    if (birthsFor(300) < 300) return;
    expect([...(seen.get('answer') ?? [])].sort()).toEqual(['CAREFUL', 'MIXED', 'STEADY', 'SUPPORTIVE']);
    expect([...(seen.get('confidence') ?? [])].sort()).toEqual(['LOW', 'MODERATE']);
    expect([...(seen.get('PLAIN') ?? [])].sort()).toEqual(['BOTH', 'NONE']);
    expect([...(seen.get('AD_LORD') ?? [])].sort()).toEqual(['-2', '0', '2']);
    for (const factor of ['MOON_STAR_LORD', 'MOON_SUB_LORD'])
      expect([...(seen.get(factor) ?? [])].sort()).toEqual(['-1', '0', '1']);
  });

  it('B7: counts nothing of another system, and tells star count and eighth Moon beside KP', async () => {
    const answers = new Map<string, number>();
    for (const { args, now } of randomLives(birthsFor(100), 1954)) {
      const { result }: { readonly result: Printed } = await callTool(today, args, { now });
      const { factors, crossSystem, answer } = result.synthesis;
      for (const { system, points } of factors) if (system !== 'kp') expect(points).toBe(0);
      const told = crossSystem.filter(({ member }: Printed) => member === 'taraBala');
      expect(told).toHaveLength(result.taraBala.current.chandraBala.chandrashtama ? 2 : 1);
      for (const { system } of told) expect(system).toBe('parashari');
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    // A day is told beside the person's other days, so hardly a third has the best tone.
    expect(answers.get('SUPPORTIVE') ?? 0).toBeLessThanOrEqual(birthsFor(100) / 3);
  });

  it('weighs the running lords as the tool of antardashas weighs planets on the same houses', async () => {
    for (const { args, now } of randomLives(40, 1953)) {
      const { result }: { readonly result: Printed } = await callTool(today, args, { now });
      const group = { house_group: [2, 6, 10, 11], denial_group: [5, 8, 12], primary_houses: [2] };
      const { result: weighed }: { readonly result: Printed } = await callTool(
        'get_event_dasha',
        { ...args, ...group },
        { now },
      );
      const [, ad, pd] = result.dasha.levels.map(({ lord }: Printed) => lord.planet);
      const expected = [ad, pd].map((planet: string) => {
        const { standing } = weighed.planets.find((row: Printed) => row.planet === planet);
        return { STRONG: 2, AGAINST: -2 }[standing as string] ?? 0;
      });
      expect(result.synthesis.factors.slice(0, 2).map(({ points }: Printed) => points)).toEqual(expected);
    }
  });
});

describe('the day asked about', () => {
  it('is read by the clock of its place, a date alone as local noon there', async () => {
    const result = await day({ ...LONDON, query_date: '2026-07-01' });
    expect(result.asOf).toBe('2026-07-01T12:00:00+01:00');
    expect(result.place).toEqual({ latitude: 51.5, longitude: -0.12, utcOffsetMinutes: 60 });
    expect(result.slots.at(-1).end).toMatch(/^2026-07-02T04:5\d:\d\d\+01:00$/);
    expect(result.moon.asOf).toBe(result.asOf);
    expect((await day({ query_date: '2026-07-01' })).asOf).toBe('2026-07-01T12:00:00+05:30');
  });

  it('keeps the clock of birth beside a place without one, and says so', async () => {
    const { query_utc_offset_minutes: _, ...place } = LONDON;
    const result = await day({ ...place, query_date: '2026-07-01' });
    expect(result.asOf).toBe('2026-07-01T12:00:00+05:30');
    expect(result.provenance.notes).toContainEqual(expect.stringContaining('the offset +05:30 of the birth data'));
  });

  it('keeps one clock where the birth has an offset and a zone that part in another season', async () => {
    const birth = {
      birth_datetime: '1990-01-17T14:30',
      latitude: 51.5,
      longitude: 0,
      utc_offset_minutes: 0,
      time_zone: 'Europe/London',
    };
    const life = { args: birth as never, now: Date.UTC(2026, 6, 1, 11) };
    for (const more of [{}, LONDON, { ...TROMSO, query_latitude: 60 }]) {
      const call = await conforms(today, { ...birth, ...more }, life);
      expect(call.result['failedMembers']).toEqual([]);
      await blocksEqualMembers(call, life, WHOLES);
      expect(call.result['asOf']).toBe(
        'query_latitude' in more && more.query_latitude === 60
          ? '2026-07-01T13:00:00+02:00'
          : '2026-07-01T12:00:00+01:00',
      );
    }
  });

  it('A7: has ruling planets beyond the polar circle, and runs 24 hours where no sunrise ends it', async () => {
    const result = await day({ ...TROMSO, query_date: '2026-06-21T10:00' });
    expect(result.rulingPlanets.ranked.length).toBeGreaterThan(0);
    expect(result.failedMembers).toEqual([]);
    expect(result.synthesis.notCovered).not.toContain('RULING_PLANET');
    expect(result.slots.at(-1).end).toBe('2026-06-22T10:00:00+02:00');
    expect(result.panchang.sunrise).toMatch(/T0[56]:/);
    // Rahu Kaal of Sunday and of the Monday after it.
    const touched = result.slots
      .filter(({ rahuKaal }: Printed) => rahuKaal)
      .map(({ start }: Printed) => start.slice(0, 10));
    expect(new Set(touched)).toEqual(new Set(['2026-06-21', '2026-06-22']));
  });

  it.each([
    [{ query_date: '1989-01-01' }, 'query_date', 'outside the 120 dasha years'],
    [{ query_date: 'tomorrow' }, 'query_date', 'is not an ISO 8601 date-time'],
  ])('is refused: %j', async (more, field, text) => {
    const { isError, meta, text: said } = await callTool(today, { ...BIRTH, ...more });
    expect([isError, meta['code'], meta['field']]).toEqual([true, 'validation_failed', field]);
    expect(said).toContain(text);
  });

  it('is the error of its deciding member where the birth has no Placidus houses', async () => {
    const { isError, meta } = await callTool(today, POLAR);
    expect([isError, meta['code']]).toEqual([true, 'out_of_range']);
  });

  it('names no unwelcome matter unless asked to', async () => {
    let adverse = 0;
    for (const { args, now } of randomLives(20, 1954)) {
      const events = async (more: object): Promise<readonly Printed[]> => {
        const { result }: { readonly result: Printed } = await callTool(today, { ...args, ...more }, { now });
        return result.dasha.activeEvents;
      };
      expect((await events({})).some((row) => row.adverse === true)).toBe(false);
      adverse += (await events({ include_adverse: true })).filter((row) => row.adverse === true).length;
    }
    expect(adverse).toBeGreaterThan(0);
  });
});

describe('the stretches in the text', () => {
  it('name the date of an end that falls on the next day', async () => {
    const met = new Set<string>();
    for (let at = 0; at < 12; at += 1) {
      const { synthesis } = await day(LONDON, Date.UTC(2026, 2, 1 + at, (at * 5) % 24));
      for (const [, start = '', end = ''] of sameDayEnds(synthesis.text)) {
        expect([start, end].sort()).toEqual([start, end]);
        met.add('same');
      }
      if (/ to \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d\./.test(synthesis.text)) met.add('next');
    }
    expect(met).toEqual(new Set(['same', 'next']));
  });
});
