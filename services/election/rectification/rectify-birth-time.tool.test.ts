import { PERIOD_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import { SIDES } from '@cuspal/engine/kp/promise/promise-verdict';
import { EVENT_GRADES } from '@cuspal/engine/rectification/event-fit';
import { birth, callTool, checkSize, conforms, GOLDEN, instantMs, POLAR, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './rectify-birth-time.tool.ts';

const output = z.object(tool.output.shape);
const EVENTS = [
  { date: '2018-02-03', event: 'Marriage' },
  { datetime: '2015-06-01', event: 'Career / Job Start', weight: 2 },
  { date: '2020-09-09T10:00', event: 'Childbirth' },
  { date: '2022-03-05', houseGroup: [4, 11, 12] },
  { date: '2010-05-05', event: 'Illness (Acute)', label: 'Fever' },
];
const rectified = async (more: object = {}) =>
  output.parse((await conforms(tool, { ...GOLDEN, known_events: EVENTS, ...more })).result);
const refusal = async (more: object) => {
  const call = await callTool(tool, { ...GOLDEN, known_events: EVENTS, ...more });
  expect(call.isError).toBe(true);
  return { code: call.meta['code'], text: call.text, field: call.meta['field'] };
};
const mean = (matches: readonly { readonly score: number; readonly index: number }[]) => {
  const weights = EVENTS.map(({ weight = 1 }) => weight);
  const sum = matches.reduce((total, { score, index }) => total + score * (weights[index] ?? 1), 0);
  return sum / weights.reduce((total, weight) => total + weight, 0);
};

describe('rectify_birth_time', () => {
  it('prints each event once, as it was understood', async () => {
    const { events, asOf } = await rectified();
    expect(asOf).toBe('2026-01-01T17:30:00+05:30');
    expect(events).toHaveLength(5);
    expect(events[1]).toEqual({
      index: 1,
      label: 'Career / Job Start',
      date: '2015-06-01T12:00:00+05:30',
      houses: [2, 6, 10, 11],
      primaryHouse: 10,
      weight: 2,
    });
    expect(events[3]).toMatchObject({ label: 'Houses 4, 11, 12', primaryHouse: 4 });
    expect(events[4]).toMatchObject({ label: 'Fever', primaryHouse: 6 });
  });

  it('puts the best plateau first and its middle forward as the time', async () => {
    const found = await rectified();
    const { bestCandidate, refinedTime, errorBar, plateaus, candidates } = found;
    const { plateau } = bestCandidate;
    expect(refinedTime).toBe(bestCandidate.datetime);
    expect(plateau).toEqual(plateaus[0]);
    expect(plateaus).toHaveLength(5);
    expect(instantMs(refinedTime)).toBeGreaterThanOrEqual(instantMs(plateau.from));
    expect(instantMs(refinedTime)).toBeLessThan(instantMs(plateau.to));
    expect(instantMs(refinedTime)).toBeGreaterThanOrEqual(instantMs(errorBar.from));
    expect(instantMs(refinedTime)).toBeLessThan(instantMs(errorBar.to));
    expect(errorBar.widthMinutes).toBeCloseTo((instantMs(errorBar.to) - instantMs(errorBar.from)) / 60_000, 2);
    expect(found.shiftMinutes).toBeCloseTo((instantMs(refinedTime) - instantMs(found.originalTime)) / 60_000, 2);
    for (const { score } of candidates) expect(score).toBeLessThanOrEqual(bestCandidate.score);
    expect(found.plateauCount).toBeGreaterThan(40);
    expect(found.tiedPlateaus).toBe(plateaus.filter(({ score }) => score === bestCandidate.score).length);
  });

  it('B4: gives all candidates of a call in one page, and pages only beyond 120', async () => {
    const usual = await rectified();
    expect(usual.pagination).toMatchObject({ totalItems: 31, totalPages: 1, hasMore: false });
    const pages = [await rectified({ step_minutes: 0.4 }), await rectified({ step_minutes: 0.4, page: 2 })];
    expect(pages.map(({ candidates }) => candidates.length)).toEqual([120, 31]);
    const times = pages.flatMap(({ candidates }) => candidates.map(({ datetime }) => datetime));
    expect(new Set(times).size).toBe(151);
  });

  it('scores every printed candidate by the weighted mean of its events, the stated time among them', async () => {
    const { candidates, bestCandidate: best, ...found } = await rectified();
    expect(candidates).toHaveLength(31);
    expect(candidates.map(({ offsetMinutes }) => offsetMinutes).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 31 }, (_, step) => -30 + 2 * step),
    );
    const stated = candidates.find(({ offsetMinutes }) => offsetMinutes === 0);
    expect([stated?.datetime, stated?.score]).toEqual([found.originalTime, found.originalScore]);
    for (const { score, eventMatches } of candidates) expect(Math.abs(score - mean(eventMatches))).toBeLessThan(0.0501);
    expect(Math.abs(best.score - mean(best.eventMatches))).toBeLessThan(0.0501);
    const order = candidates.map(({ score, rpAgreement, offsetMinutes }) => [
      -score,
      -rpAgreement,
      Math.abs(offsetMinutes),
      offsetMinutes,
    ]);
    expect(order).toEqual(
      [...order].sort((a, b) => a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0),
    );
  });

  it('grades the events of the best candidate by lords, class and promise', async () => {
    const { bestCandidate } = await rectified();
    for (const { score, grade, side, periodClass, lords, houses } of bestCandidate.eventMatches) {
      const promise = { yes: 30, split: 15, no: 0 }[side];
      const points = { FULL: [70], PARTIAL: [70], WEAK: [35], SILENT: [0, 15] };
      expect(points[periodClass ?? 'SILENT']).toContain(score - promise);
      expect(grade).toBe(score >= 85 ? 'STRONG' : score >= 50 ? 'FAIR' : score >= 15 ? 'WEAK' : 'NONE');
      expect(lords).not.toBeNull();
      expect(houses.length).toBeGreaterThan(0);
    }
  });

  it('gives candidates the score of the plateau they lie in', async () => {
    const { plateaus } = await rectified();
    for (const { from, to, score } of plateaus) {
      for (const edge of [instantMs(from), instantMs(to) - 1000]) {
        const local = new Date(edge + 330 * 60_000).toISOString().slice(0, 19);
        expect((await rectified({ birth_datetime: local, range_minutes: 1 })).originalScore).toBe(score);
      }
    }
  });

  it('changes nothing when all weights grow alike', async () => {
    const weighted = (factor: number) =>
      rectified({ known_events: EVENTS.map((event) => ({ ...event, weight: (event.weight ?? 1) * factor })) });
    const { events: _, ...once } = await weighted(0.3);
    const { events: __, ...more } = await weighted(1.5);
    expect(more).toEqual(once);
  });

  it('counts ruling planets by the classic five', async () => {
    const { candidates, rulingPlanets } = await rectified();
    for (const { rpAgreement, ascendant } of candidates) {
      const { starLord, subLord, subSubLord } = ascendant;
      const members = [starLord, subLord, subSubLord].filter((lord) => rulingPlanets.includes(lord)).length;
      // Sign lord and the star lord of the Moon are not printed beside it.
      expect([members, members + 1, members + 2]).toContain(rpAgreement);
    }
  });

  it('takes the moment and place of the work, and the gender for one check', async () => {
    const elsewhere = await rectified({
      as_of_date: '2024-03-01T08:00',
      query_latitude: 51.5,
      query_longitude: 0,
      query_utc_offset_minutes: 0,
      gender: 'female',
    });
    expect(elsewhere.asOf).toBe('2024-03-01T08:00:00+05:30');
    const met = (checks: typeof elsewhere.originalChecks) => checks.find(({ code }) => code === 'SEX')?.met;
    expect(typeof met(elsewhere.originalChecks)).toBe('boolean');
    expect(met((await rectified()).originalChecks)).toBeNull();
    const later = await rectified({ as_of_date: '2025-03-01' });
    expect(later.asOf).toBe('2025-03-01T12:00:00+05:30');
  });

  it('says what a rectified time is worth', async () => {
    const { summary, notes, confidence, confidenceReasons, chance, tiedPlateaus } = await rectified();
    expect(chance).toMatchObject({ shifts: 40 });
    expect(chance.p).toBeCloseTo((1 + chance.asGood) / 41, 3);
    expect(confidence).toBe('LOW');
    expect(confidenceReasons.length).toBeGreaterThan(0);
    expect(summary).toMatch(
      tiedPlateaus > 1 ? /^The events fit no time better than \d\d:/ : /^The events fit .* best, /,
    );
    expect(summary).toMatch(/so keep the stated time/);
    expect(summary).toMatch(/A high score alone proves nothing/);
    // How far it lies from the stated time is said of the best time, before any other is spoken of.
    expect(summary).toMatch(/of 100\. That is ([\d.]+ minutes?|the stated time)/);
    expect(notes.join(' ')).toMatch(/hospital note outranks it/);
  });

  it('prints the stated time alone where the step is wider than the range', async () => {
    const call = await conforms(tool, { ...GOLDEN, known_events: EVENTS, range_minutes: 5, step_minutes: 10 });
    const { candidates, pagination, pageNote } = output.parse(call.result);
    expect([candidates.length, pagination.totalPages, pageNote]).toEqual([1, 1, undefined]);
    expect(JSON.stringify(call.result['provenance'])).toMatch(/the stated time is the only candidate/);
  });

  it('begins where the known sky begins', async () => {
    const early = birth('1800-01-01T06:10:00', 48.85, 2.35, 0);
    const call = await conforms(tool, { ...early, known_events: [{ date: '1830-05-05', houses: [10] }] });
    expect(output.parse(call.result).candidates.every(({ offsetMinutes }) => offsetMinutes >= -10)).toBe(true);
    expect(JSON.stringify(call.result['provenance'])).toMatch(/where the known sky begins/);
  });

  it('says that houses come before the name of an event', async () => {
    const known_events = [...EVENTS, { date: '2019-01-01', houses: [7], event: 'Zzzz' }];
    const { provenance } = (await conforms(tool, { ...GOLDEN, known_events })).result;
    expect(JSON.stringify(provenance)).toContain('The houses of known_events[5] decide, so its event was not used.');
  });

  it('refuses what cannot be searched, and says why', async () => {
    expect(await refusal({ known_events: [] })).toMatchObject({ code: 'validation_failed' });
    const fine = await refusal({ range_minutes: 720, step_minutes: 0.5 });
    expect(fine).toMatchObject({ code: 'validation_failed' });
    expect(fine.text).toMatch(/Send step_minutes of 1 or more/);
    const bare = await refusal({ known_events: [...EVENTS, { date: '2019-01-01' }] });
    expect(bare.text).toMatch(/known_events\[5\] has neither houses nor event/);
    expect((await refusal({ known_events: [{ date: '1990-01-01', houses: [1] }] })).text).toMatch(/before the birth/);
    expect((await refusal({ known_events: [{ date: '2030-01-01', houses: [1] }] })).text).toMatch(/after as_of_date/);
    expect(await refusal({ known_events: [{ date: '2019-01-01', event: 'Zzzz' }] })).toMatchObject({
      code: 'invalid_event_name',
    });
    expect(await refusal(POLAR)).toMatchObject({ code: 'out_of_range' });
    expect((await refusal({ page: 4 })).text).toMatch(/last page is 1/);
  });

  it('stops when nobody waits', async () => {
    const gone = AbortSignal.abort();
    const call = await callTool(tool, { ...GOLDEN, known_events: EVENTS, range_minutes: 720 }, { signal: gone });
    expect([call.isError, call.meta['code']]).toEqual([true, 'cancelled']);
  });

  it('keeps twenty events in the size it declares', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      date: `${1996 + index}-0${1 + (index % 9)}-11T08:30`,
      event: ['Marriage', 'Childbirth', 'Property Purchase', 'Illness (Acute)'][index % 4],
    }));
    const odd = { ...GOLDEN, utc_offset_minutes: 319.4667 };
    const { text } = await conforms(tool, { ...odd, known_events: many });
    await expect(checkSize(tool, text)).resolves.toBeUndefined();
  });

  it('reaches every grade, period class and side somewhere', async () => {
    const met = new Set<string>();
    for (const { args, now } of randomLives(150, 21)) {
      const born = Date.parse(`${args.birth_datetime}Z`);
      const known_events = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((share, index) => ({
        date: `${new Date(born + share * (now - born) + 86_400_000).toISOString().slice(0, 19)}Z`,
        ...(index < 3
          ? { event: ['Marriage', 'Promotion', 'Foreign Travel'][index] }
          : { houses: [[2, 7, 11], [4, 11, 12], [6]][index - 3] }),
      }));
      const found = output.parse((await conforms(tool, { ...args, known_events, range_minutes: 6 }, { now })).result);
      met.add(found.confidence);
      for (const { grade, periodClass, side } of found.bestCandidate.eventMatches)
        for (const word of [grade, periodClass ?? 'none', side]) met.add(word);
    }
    const words = [...EVENT_GRADES, ...PERIOD_CLASSES, ...SIDES, 'LOW', 'MODERATE'];
    expect(words.filter((word) => !met.has(word))).toEqual([]);
  }, 120_000);
});
