import { LEANS } from '@cuspal/engine/kp/kernel/levels';
import { VISA_VERDICTS } from '@cuspal/engine/topics/foreign/visa';
import { VISA_TYPES } from '@cuspal/engine/topics/foreign/visa-data';
import { callTool, conforms, GOLDEN, instantMs, SAMPLE_CHARTS, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BIRTHS } from '../test/lives.ts';
import { runsTold, windowsTold } from '../test/told.ts';
import tool from './get-visa-documentation.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> => {
  const { result } = await conforms(tool, args, now === undefined ? {} : { now });
  expect(result['disclaimer']).toMatch(/not legal advice/);
  return output.parse(result);
};

/** Mercury backward in 2026 and 2027, published dates with a day to spare on either side. */
const BACKWARD = [
  ['2026-02-27', '2026-03-19'],
  ['2026-06-30', '2026-07-22'],
  ['2026-10-25', '2026-11-12'],
  ['2027-02-10', '2027-03-02'],
  ['2027-06-11', '2027-07-03'],
  ['2027-10-08', '2027-10-27'],
].map(([from, to]) => [Date.parse(`${from}T00:00Z`), Date.parse(`${to}T00:00Z`)] as const);

const OPENING = {
  GRANT_LIKELY: /^The chart leans towards a grant of an?(?: (.+?))? visa\./,
  GRANT_WITH_QUERY: /^The chart leans towards a grant of an?(?: (.+?))? visa, but with queries or extra papers\./,
  UNCERTAIN: /^The chart speaks for an?(?: (.+?))? visa and against it alike\./,
  REFUSAL_RISK: /^The chart does not promise an?(?: (.+?))? visa, so a risk of refusal is indicated\./,
};

/** How a visa fits the promise of settling abroad. */
const SETTLING =
  /^(?:This concerns the papers alone, because .*? Foreign Settlement\.|The chart promises Foreign Settlement all .*? obstacle\.) ?/;

/** The answer says the verdict, and the first period to file or else of the decision. */
function checkAnswer({ answer, asOf, visaType, verdict, decisionWindows, withheldReason, ...timed }: Result): void {
  const [opening, named] = OPENING[verdict].exec(answer) ?? [];
  expect(named?.replace("'s", '')).toBe(visaType ?? undefined);
  const rest = answer.slice((opening ?? '').length + 1).replace(SETTLING, '');
  const first = timed.first.fileWindows;
  if (withheldReason !== undefined) expect(rest).toBe('');
  else if (first === null)
    expect(rest).toContain(
      windowsTold({
        asOf,
        best: timed.best.decisionWindows,
        windows: decisionWindows,
        weaker: timed.weaker.decisionWindows,
      }),
    );
  else {
    expect(rest).toContain(`${runsTold(first.usableStart ?? first.start, first.end, asOf)}.`);
    expect(rest.startsWith('The first weaker period to file')).toBe(first.class === 'WEAK');
  }
}

function check(found: Result): void {
  const { sets, promise, verdict, documents, fileWindows, decisionWindows, withheldReason } = found;
  checkAnswer(found);
  const joined = found.provenance.notes.some((note) => note.includes('The promise of Immigration / Visa'));
  expect(joined).toBe((found.visaRow.side === 'no') !== (verdict === 'REFUSAL_RISK'));
  expect(sets.required.filter((house) => sets.denial.includes(house))).toEqual([]);
  expect([promise.required, promise.denialHouses, promise.house]).toEqual([sets.required, sets.denial, 9]);
  const expected =
    promise.side === 'no'
      ? 'REFUSAL_RISK'
      : promise.side === 'split'
        ? 'UNCERTAIN'
        : promise.verdict === 'ACTIVE' && documents.lean !== 'AGAINST'
          ? 'GRANT_LIKELY'
          : 'GRANT_WITH_QUERY';
  expect(verdict).toBe(expected);
  expect(withheldReason !== undefined).toBe(promise.side === 'no');
  if (promise.side === 'no') expect([...fileWindows, ...decisionWindows]).toEqual([]);
  expect(Math.max(fileWindows.length, decisionWindows.length)).toBeLessThanOrEqual(5);
}

describe('get_visa_documentation', () => {
  it('A19: judges the row of the catalogue where no kind of visa is named', async () => {
    const joined = new Set<boolean>();
    for (const birth of [GOLDEN, ...BIRTHS]) {
      const found = await call(birth);
      check(found);
      expect(found.visaType).toBeNull();
      expect(found.answer).not.toMatch(/\bwork\b/);
      expect(found.promise.verdict).toBe(found.visaRow.verdict);
      const { result } = await callTool('analyze_natal_promise', { ...birth, events: ['Foreign Settlement'] });
      const [row] = z.array(z.object({ side: z.string() })).parse(result['events']);
      const refused = found.verdict === 'REFUSAL_RISK';
      const apart = refused ? row?.side === 'yes' : found.verdict !== 'UNCERTAIN' && row?.side === 'no';
      expect(/This concerns the papers alone|so the papers are the obstacle/.test(found.answer)).toBe(apart);
      joined.add(apart);
    }
    expect(joined.size).toBe(2);
  });

  it('reads the golden chart by hand', async () => {
    const found = await call({ ...GOLDEN, visa_type: 'work' });
    check(found);
    // Cusp 9: Saturn signifies 8, 7, 1: of 3, 6, 9, 10, 11, 12 none, of 4 and 8 the 8.
    expect(found.promise).toMatchObject({ csl: 'Saturn', verdict: 'NEGATED', event: 'Work visa' });
    expect(found).toMatchObject({ verdict: 'REFUSAL_RISK', sets: { required: [3, 6, 9, 10, 11, 12], denial: [4, 8] } });
    expect(found.withheldReason).toMatch(/not promised/);
    expect([found.documents.csl3, found.authority.csl9]).toEqual(['Saturn', 'Saturn']);
    // Cusp 12: the Moon stands in 8.
    expect(found.cautions).toHaveLength(1);
    expect(found.cautions[0]).toMatch(/legal care/);
  });

  it('reaches every verdict and lean for every type, and files only while Mercury moves forward', async () => {
    const met = new Set<string>();
    let filed = 0;
    for (const visa_type of VISA_TYPES)
      for (const birth of BIRTHS) {
        const found = await call({ ...birth, visa_type, horizon_years: 2 });
        check(found);
        expect(found.visaType).toBe(visa_type);
        met.add(`${visa_type} ${found.verdict}`).add(`papers ${found.documents.lean}`);
        met.add(`authority ${found.authority.lean}`).add(`cautions ${found.cautions.length}`);
        for (const { start, end } of found.fileWindows) {
          filed += 1;
          const [from, to] = [instantMs(start), instantMs(end)];
          for (const [backFrom, backTo] of BACKWARD) expect(from >= backTo || to <= backFrom).toBe(true);
        }
      }
    expect(filed).toBeGreaterThan(50);
    expect(met).toEqual(
      new Set([
        ...VISA_TYPES.flatMap((type) => VISA_VERDICTS.map((verdict) => `${type} ${verdict}`)),
        ...LEANS.flatMap((lean) => [`papers ${lean}`, `authority ${lean}`]),
        'cautions 0',
        'cautions 1',
        'cautions 2',
      ]),
    );
  });

  it('reaches a denial of the sets of a visa and of the catalogue row', async () => {
    const of = (birth_datetime: string, latitude: number, longitude: number, offset: number, ayanamsa: string) =>
      call({
        ...{ birth_datetime, latitude, longitude, utc_offset_minutes: offset, ayanamsa },
        ...{ visa_type: 'student', as_of_date: `${Number(birth_datetime.slice(0, 4)) + 25}-01-01` },
      });
    const student = await of('2142-04-11T15:46:58', 21.9031, 63.4759, 240, 'khullar');
    expect(student).toMatchObject({ verdict: 'REFUSAL_RISK', promise: { verdict: 'DENIED', side: 'no' } });
    expect((await of('1962-12-25T17:44:39', -49.5, 84.09, 330, 'kp_new')).visaRow.verdict).toBe('DENIED');
  });

  it('notes whether Mercury is retrograde at the moment', async () => {
    const back = await call({ ...GOLDEN, as_of_date: '2026-03-05' });
    expect(back.documents.mercuryRetrograde).toBe(true);
    expect(back.documents.note).toMatch(/retrograde on this date/);
    expect((await call({ ...GOLDEN, as_of_date: '2026-04-05' })).documents.mercuryRetrograde).toBe(false);
  });

  it('answers for all sample births, and out_of_range beyond the Placidus limit', async () => {
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      if (edge === 'polar') expect((await callTool(tool, args, { now })).meta['code']).toBe('out_of_range');
      else check(await call({ ...args, horizon_years: 30 }, now));
    }
  });

  it('refuses an unknown type and lists the known ones', async () => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, visa_type: 'diplomat' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'visa_type' });
    for (const type of VISA_TYPES) expect(text).toContain(type);
  });
});
