import { callTool, everyPage, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import tool from './detect-yogas.tool.ts';
import kartariTool from './get-kartari-yogas.tool.ts';
import negativeTool from './get-negative-yogas.tool.ts';
import parivartanaTool from './get-parivartana-yoga.tool.ts';

const INDIA = { utc_offset_minutes: 330, ayanamsa: 'lahiri' as const };
/** Two published births. */
const VADNAGAR = { ...INDIA, birth_datetime: '1950-09-17T11:00', latitude: 23.783, longitude: 72.633 };
const MANGALORE = { ...INDIA, birth_datetime: '1973-11-01T07:20', latitude: 12.9, longitude: 74.85 };

const births = randomBirths(250, 261);
const now = Date.UTC(2026, 10, 22);
const allOf = async (args: object, moment = now) =>
  tool.output.parse(
    Object.fromEntries(
      Object.entries(await everyPage(tool, args, 'yogas', { now: moment })).filter(([key]) =>
        Object.hasOwn(tool.output.shape, key),
      ),
    ),
  );
const results = await Promise.all(births.map((args) => allOf(args)));

describe('detect_yogas', () => {
  it('finds what the published births have', async () => {
    const vadnagar = await allOf(VADNAGAR);
    const gajakesari = vadnagar.yogas.find(({ id }) => id === 'gajakesari');
    expect(gajakesari).toMatchObject({ effectClass: 'LUNAR', planets: ['Jupiter'] });
    expect(gajakesari?.forms).toContain('a');

    const mangalore = await allOf(MANGALORE);
    const [bhanga] = mangalore.yogas.filter(({ id, planets }) => id === 'neecha-bhanga' && planets.includes('Sun'));
    expect(bhanga).toMatchObject({ name: 'Neecha bhanga raja', planets: ['Sun'], forms: [] });
    const clauses = bhanga?.evidence.map((each) => /^Clause ([a-f]) holds/.exec(each)?.[1]).join('');
    // Venus and Mars are in kendras from the ascendant or the Moon; Saturn in Gemini is, seventh from the Moon, too.
    expect(clauses).toBe('abc');
  });

  it('gives hamsa for Jupiter in Cancer in a kendra, raja-single and shasha for Saturn in 10 of Taurus', () => {
    // Taurus rising: Saturn in Aquarius, house 10, owns 9 and 10.
    const seen = results.filter(({ yogas }) =>
      yogas.some(({ id, houses, evidence }) => id === 'shasha' && houses[0] === 10 && /Aquarius/.test(evidence.join())),
    );
    expect(seen.length).toBeGreaterThan(0);
    for (const { yogas } of seen) {
      const shasha = yogas.find(({ id }) => id === 'shasha');
      expect(shasha?.forms[0]).toBe('a');
      expect(yogas.find(({ id }) => id === 'raja-single')?.planets).toEqual(['Saturn']);
    }
    const hamsa = results.flatMap(({ yogas }) => yogas.filter(({ id }) => id === 'hamsa'));
    const cancer = hamsa.filter(({ evidence }) => /exalted in Cancer/.test(evidence.join()));
    expect(cancer.length).toBeGreaterThan(0);
    for (const { forms, houses } of cancer) expect(forms[0] === 'a').toBe([1, 4, 7, 10].includes(houses[0] ?? 0));
  });

  it('has one lunar class, as its rows and get_negative_yogas say', async () => {
    const classes = new Map([
      ['SUNAPHA', 'sunapha'],
      ['ANAPHA', 'anapha'],
      ['DURUDHARA', 'durudhara'],
      ['KEMADRUMA', ''],
    ]);
    const seen = new Set<string>();
    for (const [index, { lunarClass, yogas }] of results.entries()) {
      seen.add(lunarClass);
      const rows = yogas.filter(({ id }) => [...classes.values()].includes(id)).map(({ id }) => id);
      expect(rows.join()).toBe(classes.get(lunarClass));
      if (index > 60) continue;
      const negative = (await readResult(negativeTool, births[index] ?? {}, now)).value;
      expect(negative.absentIds.includes('kemadruma')).toBe(lunarClass !== 'KEMADRUMA');
    }
    expect(seen.size).toBe(4);
  });

  it('counts its classes, names the strongest and what other tools add', async () => {
    for (const [index, { yogas, counts, strongest, alsoSee, pagination }] of results.entries()) {
      expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(pagination.totalItems);
      expect(yogas).toHaveLength(pagination.totalItems);
      const strong = yogas.find(({ strength }) => strength === 'STRONG');
      if (strong !== undefined) expect(strongest).toEqual({ id: strong.id, planets: strong.planets });
      if (index > 40) continue;
      const args = births[index] ?? {};
      const negative = (await readResult(negativeTool, args, now)).value;
      expect(alsoSee.negative).toBe(negative.activeCount + negative.reducedCount);
      expect(alsoSee.parivartana).toBe((await readResult(parivartanaTool, args)).value.pairs.length);
      const { summary } = (await readResult(kartariTool, args)).value;
      expect(alsoSee.kartari).toBe(summary.papaHouses.length + summary.shubhaHouses.length);
    }
  });

  it('lets planets carry what they form, in their own periods', async () => {
    for (const { carriers, yogas } of results.slice(0, 60)) {
      for (const { planet, ids } of carriers) {
        const formed = yogas.filter(({ planets }) => planets.includes(planet)).map(({ id }) => id);
        expect(ids).toEqual([...new Set(formed)]);
      }
      expect(carriers.filter(({ running }) => running?.startsWith('MD')).length).toBeLessThanOrEqual(1);
    }
    // A mahadasha begins with the antardasha of its own lord.
    const args = births[3];
    const [, second] = (results[3]?.carriers ?? []).toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
    const aMinuteIn = new Date(Date.parse(second?.startDate ?? '') + 60_000 + (args?.utc_offset_minutes ?? 0) * 60_000);
    const atStart = await readResult(tool, { ...args, query_date: aMinuteIn.toISOString().slice(0, 19) }, now);
    expect(atStart.value.carriers.find(({ planet }) => planet === second?.planet)?.running).toBe('MD_AD');
    const before = await readResult(tool, { ...VADNAGAR, query_date: '1950-01-01' }, now);
    expect(before.value.carriers.every(({ running }) => running === null)).toBe(true);
    expect(before.value.notes).toContain(
      'The moment lies outside the 120 dasha years of this birth, so no running period is named.',
    );
  });

  it('reaches every word of its schema', () => {
    const rows = results.flatMap(({ yogas }) => yogas);
    expect(new Set(rows.map(({ effectClass }) => effectClass)).size).toBe(7);
    expect(new Set(rows.map(({ strength }) => strength)).size).toBe(3);
    expect(new Set(rows.flatMap(({ forms }) => forms)).size).toBe(3);
    const misses = results.flatMap(({ nearMisses }) => nearMisses.map(({ form }) => form));
    expect(new Set(misses)).toEqual(new Set(['a', 'b', null]));
    // Half the births lie outside the 120 years of the question, so the others are asked about their own time.
    expect(results.some(({ carriers }) => carriers.every(({ running }) => running === null))).toBe(true);
  });

  it('reaches every kind of running period', async () => {
    const kinds = new Set<string | null>();
    for (const args of births.slice(0, 60)) {
      const born = Date.parse(`${args.birth_datetime.slice(0, 19)}Z`);
      const { value } = await readResult(tool, args, Math.min(born + 1e12, Date.UTC(2399, 0, 1)));
      value.carriers.forEach(({ running }) => kinds.add(running));
    }
    expect(kinds).toEqual(new Set(['MD', 'AD', 'MD_AD', null]));
  });

  it('comes in pages and says so where one is past the end', async () => {
    const long = births.find((_, index) => (results[index]?.pagination.totalPages ?? 1) > 1);
    const first = (await readResult(tool, long ?? {}, now)).value;
    expect(first.yogas).toHaveLength(20);
    expect(first.pageNote).toMatch(/^Shows yogas 1 to 20 of \d+\. Call page 2 for the next\.$/);
    const { text, isError } = await callTool(tool, { ...VADNAGAR, page: 9 }, { now });
    expect(isError).toBe(true);
    expect(text).toMatch(/^Argument "page" was 9, but the last page is \d/);
  });

  it('begins with what a person could be told', async () => {
    const { answer } = (await readResult(tool, VADNAGAR, now)).value;
    expect(answer).toMatch(
      /^The chart has \d+ named yogas, and .* strong\. First among them is .+, formed by .+\. A yoga gives its results in the periods of the planets that form it\.$/,
    );
  });
});
