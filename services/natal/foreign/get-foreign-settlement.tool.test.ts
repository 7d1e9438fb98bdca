import { settlementOf, SETTLEMENTS, STAGE_VERDICTS } from '@cuspal/engine/topics/foreign/settlement';
import { COMPASS } from '@cuspal/engine/zodiac/sign-attributes';
import { birth, callTool, conforms, GOLDEN, instantMs, SAMPLE_CHARTS, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BIRTHS } from '../test/lives.ts';
import { firstPrinted } from '../test/first-printed.ts';
import { dateTold } from '../test/told.ts';
import tool from './get-foreign-settlement.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

function check(found: Result): void {
  const { overall, stages, timeline, outOfOrder, returnPull, promises } = found;
  checkAnswer(found);
  expect(overall).toBe(settlementOf(stages.map(({ verdict }) => verdict)));
  if (overall === 'SETTLES') expect(stages[2]?.verdict).toBe('PROMISED');
  expect(returnPull).toBe(overall === 'SETTLES' && promises['return_home']?.side === 'yes');
  // Stages and quoted rows rest on other cusps: where they part, one sentence names the rows that say otherwise.
  const said = found.provenance.notes.find((note) => note.startsWith('The stages weigh several cusps')) ?? '';
  const leaves = overall !== 'STAYS_HOME';
  const settles = leaves && overall !== 'VISITS_ONLY' && stages[2]?.verdict !== 'DENIED';
  expect(said.includes('Foreign Travel')).toBe((promises['foreign_travel']?.side === 'yes') !== leaves);
  expect(said.includes('Foreign Settlement')).toBe((promises['foreign_settlement']?.side === 'yes') !== settles);
  const dated = timeline.flatMap(({ start }) => (start === null ? [] : [instantMs(start)]));
  dated.slice(1).forEach((start, index) => expect(start).toBeGreaterThan(dated[index] ?? Infinity));
  stages.forEach(({ stage, verdict, windows, first, withheldReason, houses, against }, index) => {
    const entry = timeline[index];
    // A window that waits for a delayed lord enters the timeline where it can be used.
    const usable = firstPrinted(windows);
    if (usable !== null) expect(first?.start).toBe(usable.start);
    else expect(first === null || first.class === 'WEAK').toBe(true);
    expect(entry).toMatchObject({ stage, start: first?.usableStart ?? null, end: first?.end ?? null });
    expect(entry?.assumed).toBe(index > 0 && timeline[index - 1]?.start === null);
    expect(withheldReason !== undefined).toBe(verdict === 'DENIED');
    if (verdict === 'DENIED') expect(windows).toEqual([]);
    expect(houses.filter((house) => against.includes(house))).toEqual([]);
    const last = timeline
      .slice(0, index)
      .flatMap(({ start }) => (start === null ? [] : [instantMs(start)]))
      .at(-1);
    for (const { start } of windows) expect(instantMs(start)).toBeGreaterThan(last ?? -Infinity);
    for (const row of outOfOrder.filter((each) => each.stage === stage))
      expect(instantMs(row.start)).toBeLessThanOrEqual(last ?? -Infinity);
  });
}

const OVERALL = {
  SETTLES: /shows a lasting home abroad(, but with a pull to return)?[.,]/,
  LONG_STAY: /shows a long stay abroad, but (?:no lasting home there|a lasting home there only in part)[.,]/,
  VISITS_ONLY: /shows visits abroad, but not a life there[.,]/,
  STAYS_HOME: /does not show leaving home[.,]/,
};
/** Its stages show a long stay, and its cusp 12 promises no settlement. */
const SETTLES_UNPROMISED = birth('2380-11-15T03:44:24', -9.1644, 101.053, 390, 'kp_new');
const STAGE = { PROMISED: 'promised', PARTIAL: 'promised in part', DENIED: 'not promised' };

/** The sentences of the answer, and of the notes where it has no room, say what the fields say. */
function checkAnswer({ answer, asOf, overall, stages, timeline, returnPull, promises, provenance }: Result): void {
  expect(answer).toMatch(/^The chart (?:promises|does not promise|speaks for) Foreign Settlement/);
  expect(answer).toMatch(OVERALL[overall]);
  expect(answer.includes('a pull to return')).toBe(returnPull);
  if (overall === 'LONG_STAY')
    expect(answer.includes('no lasting home')).toBe(
      stages.some((each) => each.stage === 3 && each.verdict === 'DENIED'),
    );
  const side = promises['foreign_settlement']?.side;
  const home = overall === 'STAYS_HOME' || overall === 'VISITS_ONLY';
  expect(answer.includes('So expect obstacles on the way')).toBe(side === 'yes' && home);
  expect(answer.includes('But the promise decides, so do not count on it')).toBe(side === 'no' && !home);
  const told = `${answer} ${provenance.notes.join(' ')}`;
  const [leaving, living, settling] = stages.map(({ verdict }) => STAGE[verdict]);
  expect(told).toContain(`Leaving is ${leaving}, living abroad is ${living} and settling there is ${settling}.`);
  const denied = stages.find(({ verdict }) => verdict === 'DENIED')?.stage ?? 4;
  const shown = timeline.flatMap(({ stage, start, end }) =>
    start === null || end === null || stage > denied ? [] : [{ start, end, runs: instantMs(start) <= instantMs(asOf) }],
  );
  const named = shown.map(({ start, end, runs }) => `${runs ? 'until' : 'on'} ${dateTold(runs ? end : start)}`);
  if (denied === 1) expect(told.includes('goes all the same')).toBe(timeline.some(({ start }) => start !== null));
  else if (named.length === 0) expect(told).toContain('No step has a period in its turn in these years.');
  else {
    expect([...told.matchAll(/((?:on|until) \d+ \w+ \d+) for/g)].map(([, day]) => day)).toEqual(named);
    if (shown.some(({ runs }) => runs)) expect(told).toMatch(/already running/);
  }
}

describe('get_foreign_settlement', () => {
  it('reads the golden chart by hand', async () => {
    const found = await call(GOLDEN);
    check(found);
    // Sub lords: cusp 3 and 9 Saturn (8, 7, 1, 7 8), 12 and 4 the Moon (11, 8, 5 10, 1): none of 3, 9, 12 is met, and
    // one planet is the sub lord of 4 and of 12.
    expect(found.stages.map(({ verdict }) => verdict)).toEqual(['DENIED', 'DENIED', 'PARTIAL']);
    expect(found.overall).toBe('STAYS_HOME');
    expect(found.stages[2]?.reason).toMatch(/The Moon is the sub lord of both cusps/);
    expect(found.stages[0]?.cusps.map(({ cusp, csl, levels }) => [cusp, csl, levels])).toEqual([
      [3, 'Saturn', { L1: [8], L2: [7], L3: [1], L4: [7, 8] }],
      [12, 'Moon', { L1: [11], L2: [8], L3: [5, 10], L4: [1] }],
    ]);
    // House 12 is empty; Mercury owns it, and the Sun in a star of Mercury has no tenants: first of the owner's group.
    expect(found.direction).toEqual({ direction: 'N', planet: 'Sun', sign: 'Cancer' });
    expect(found.timeline.map(({ assumed }) => assumed)).toEqual([false, true, true]);
    expect(found.kpmLens.houses).toEqual([3, 9, 12]);
  });

  it('A19: begins with the promise of the event, and says of stages that differ how they do', async () => {
    // Saturn and the Moon reach none of 3, 9 and 12, so the event is not promised either.
    expect((await call(GOLDEN)).answer).toMatch(
      /^The chart does not promise Foreign Settlement, .*\. Step by step it does not show leaving home\. Leaving is not/,
    );
    const joined = new Set<string>();
    for (const each of [...BIRTHS, SETTLES_UNPROMISED]) {
      const { answer, promises } = await call(each);
      const { result } = await callTool('find_event_timing_v2', { ...each, event: 'Foreign Settlement' });
      const there = z.object({ promise: z.object({ verdict: z.string() }) }).parse(result).promise.verdict;
      expect(promises['foreign_settlement']?.verdict).toBe(there);
      joined.add(/obstacles on the way|do not count on it/.exec(answer)?.[0] ?? 'agree');
    }
    expect(joined).toEqual(new Set(['obstacles on the way', 'do not count on it', 'agree']));
  });

  it('reaches every word', async () => {
    const met = new Set<string>();
    for (const each of BIRTHS) {
      const found = await call(each);
      check(found);
      met.add(found.overall).add(found.direction.direction).add(`pull ${found.returnPull}`);
      found.stages.forEach(({ stage, verdict }) => met.add(`${stage} ${verdict}`));
      found.timeline.forEach(({ assumed }) => met.add(`assumed ${assumed}`));
      met.add(`early ${found.outOfOrder.length > 0}`);
    }
    expect(met).toEqual(
      new Set([
        ...SETTLEMENTS,
        ...COMPASS,
        ...[1, 2, 3].flatMap((stage) => STAGE_VERDICTS.map((verdict) => `${stage} ${verdict}`)),
        ...['pull', 'assumed', 'early'].flatMap((word) => [`${word} true`, `${word} false`]),
      ]),
    );
  });

  it('says how the order is kept where a stage has no window', async () => {
    const seen = new Set<boolean>();
    for (const each of BIRTHS) {
      const { timeline, provenance } = await call(each);
      const assumed = timeline.some((each) => each.assumed);
      expect(provenance.notes.join().includes('last stage that has one')).toBe(assumed);
      seen.add(assumed);
    }
    expect(seen.size).toBe(2);
  });

  it('says what an empty stage means, and what a date after a denied stage is worth', async () => {
    const seen = new Set<string>();
    for (const each of BIRTHS) {
      const { stages, provenance } = await call({ ...each, horizon_years: 2 });
      const said = (text: string) => provenance.notes.some((line) => line.includes(text));
      for (const { name, verdict, windows, first } of stages) {
        const none = verdict !== 'DENIED' && windows.length === 0;
        expect(said(`No period of these years gives ${name} in its turn.`)).toBe(none && first === null);
        expect(said(`No strong period of these years gives ${name} in its turn`)).toBe(none && first !== null);
        seen.add(`empty ${none && first === null}`).add(`weak ${none && first !== null}`);
      }
      const denied = stages.findIndex(({ verdict }) => verdict === 'DENIED');
      const later = denied >= 0 && stages.some(({ first }, index) => index > denied && first !== null);
      expect(said('hold only for a person who goes all the same')).toBe(later);
      seen.add(`later ${later}`);
    }
    expect(seen.size).toBe(6);
  });

  it('answers for all sample births, and out_of_range beyond the Placidus limit', async () => {
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      if (edge === 'polar') expect((await callTool(tool, args, { now })).meta['code']).toBe('out_of_range');
      else check(await call({ ...args, horizon_years: 30 }, now));
    }
  });

  it('refuses more than thirty years', async () => {
    const { meta } = await callTool(tool, { ...GOLDEN, horizon_years: 30.5 });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'horizon_years' });
  });
});
