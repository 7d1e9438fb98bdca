import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import { levels } from '@cuspal/engine/kp/kernel/levels';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { separation } from '@cuspal/engine/base/angles';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import {
  callTool,
  conforms,
  randomBirths,
  SAMPLE_CHARTS,
  seededRandom,
  tableRows,
  testEphemeris,
  withoutLead,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import tool from './get-transit-analysis.tool.ts';

vi.setConfig({ testTimeout: 60_000 });

const output = z
  .object({ ...tool.output.shape, provenance: z.object({ notes: z.array(z.string()) }) })
  .required({ planets: true, dashaLords: true });
type Result = z.output<typeof output>;
const sample = {
  birth_datetime: '1992-08-14T04:32:00',
  latitude: 6.927,
  longitude: 79.861,
  utc_offset_minutes: 330,
  ayanamsa: 'kp' as const,
};
const sky = testEphemeris();
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const at = (query_datetime: string): Promise<Result> => call({ ...sample, query_datetime });

const pointOf = (chart: Chart, name: string): number => {
  const planet = PLANETS.find((each) => each === name);
  if (planet !== undefined) return chart.planets[planet].longitude;
  return chart.houses?.cusps.find(({ house }) => `Cusp ${house}` === name)?.longitude ?? NaN;
};

/** The checks of the rule, from the printed result and the bare sky. */
function checkResult({ planets, contacts, rules, dashaLords, rulingPlanets }: Result, chart: Chart, now: number): void {
  expect(planets.map(({ planet }) => planet)).toEqual(PLANETS);
  const [rahu, ketu] = [planets[7], planets[8]];
  expect(separation(rahu?.longitude ?? NaN, ketu?.longitude ?? NaN)).toBeCloseTo(180, 9);
  for (const { planet, longitude, starLord, matterHouses, retrograde } of planets) {
    const body = siderealPosition(sky, planet, jdFromUtcMs(now), chart.moment.ayanamsa);
    expect(longitude).toBeCloseTo(body.longitude, 5);
    const nodeOrLight = ['Sun', 'Moon', 'Rahu', 'Ketu'].includes(planet);
    expect(retrograde).toBe(!nodeOrLight && body.speed < 0);
    const lists = levels(chart, starLord);
    const all = new Set([...lists.L1, ...lists.L2, ...lists.L3, ...lists.L4]);
    expect(new Set(matterHouses.map(({ house }) => house))).toEqual(all);
  }
  expect(contacts.length).toBeLessThanOrEqual(40);
  const orbs = contacts.map(({ orb }) => orb);
  expect(orbs).toEqual([...orbs].sort((a, b) => a - b));
  for (const { planet, natalPoint, exactAt, starLordIsRulingPlanet, subLordIsRulingPlanet } of contacts) {
    const place = planets.find((each) => each.planet === planet);
    expect(starLordIsRulingPlanet).toBe(rulingPlanets.some((each) => each === place?.starLord));
    expect(subLordIsRulingPlanet).toBe(rulingPlanets.some((each) => each === place?.subLord));
    if (exactAt === null) continue;
    // As printed, to the second: the fastest Moon moves 0.00018° in one.
    const then = siderealPosition(sky, planet, jdFromUtcMs(Date.parse(exactAt)), chart.moment.ayanamsa);
    expect(separation(then.longitude, pointOf(chart, natalPoint))).toBeLessThan(1e-4);
  }
  expect(rules.map(({ rule }) => rule)).toEqual([1, 2, 3, 4]);
  expect(dashaLords.map(({ level }) => level)).toEqual(dashaLords.length > 0 ? ['MD', 'AD', 'PD'] : []);
}

describe('get_transit_analysis', () => {
  it('reads the golden moment (get_ruling_planets) against the sample', async () => {
    const found = await at('2026-03-10T12:00:00');
    const now = Date.parse('2026-03-10T06:30:00Z');
    const chart = buildChart(sky, resolveBirth(sample));
    checkResult(found, chart, now);
    expect(found.asOf).toBe('2026-03-10T12:00:00+05:30');
    expect(found.planets[1]).toMatchObject({
      planet: 'Moon',
      longitude: expect.closeTo(223.255, 3),
      sign: 'Scorpio',
      starLord: 'Saturn',
      subLord: 'Rahu',
      retrograde: false,
      stationary: false,
    });
    // Houses of Saturn (worked by hand in the natal reference): in the 7th in a star of the Moon, who stands in the
    // 8th and owns the 1st; Saturn owns the 7th and 8th.
    const moon = found.planets[1]?.matterHouses.map(({ house }) => house);
    expect(moon).toEqual([1, 7, 8]);
    expect(found.planets[1]?.matterHouses.find(({ house }) => house === 8)?.level).toBe(1);
    expect(found.dashaLords[0]).toMatchObject({ level: 'MD', planet: 'Jupiter' });
    // Jupiter in the 2nd in a star of Venus, who stands in the 2nd and owns the 4th and 11th; it owns the 6th and 9th.
    expect(found.dashaLords[0]?.matterHouses.map(({ house }) => house)).toEqual([2, 4, 6, 9, 11]);
    expect(found.rulingPlanets).toEqual(rulingPlanetsAt(sky, chart, now));
    // Jupiter stood still on 11 March 2026 (almanac).
    expect(found.planets[4]).toMatchObject({ planet: 'Jupiter', stationary: true });
  });

  it('has every planet on its own place at birth, exact then', async () => {
    const { contacts } = await at('1992-08-14T04:32:00');
    for (const planet of PLANETS) {
      const own = contacts.find((each) => each.planet === planet && each.natalPoint === planet);
      expect(own).toMatchObject({ orb: 0, applying: false, exactAt: '1992-08-14T04:32:00+05:30' });
    }
  });

  it('says in four findings what the four rules show', async () => {
    const { answer, planets, rules, contacts, dashaLords } = await at('2026-03-10T12:00:00');
    const rows = planets.flatMap(({ matterHouses }) => matterHouses);
    const balance = (house: number): number =>
      rows
        .filter((row) => row.house === house)
        .reduce((sum, { decision }) => sum + (decision === 'FAVOURS' ? 1 : decision === 'OBSTRUCTS' ? -1 : 0), 0);
    const [, favoured = '', obstructed = ''] = /favour ([^.]*) and mostly obstruct ([^.]*)\./.exec(answer) ?? [];
    for (const house of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const named = new RegExp(`\\b${house}\\b`);
      expect([named.test(favoured), named.test(obstructed)]).toEqual([balance(house) > 0, balance(house) < 0]);
    }
    expect(rules[0]?.finding).toMatch(
      /^The star lords bring up houses? (\d+ \((1 planet|[2-9] planets)\)(, | and |\.$))+$/,
    );
    expect(rules[1]?.finding).toMatch(/^Of these the sub lords favour /);
    for (const { level, planet, matterHouses } of dashaLords) {
      const houses = (decision: string) =>
        matterHouses
          .filter((row) => row.decision === decision)
          .map(({ house }) => house)
          .join(', ')
          .replace(/, (\d+)$/, ' and $1');
      const name = { MD: 'mahadasha', AD: 'antardasha', PD: 'pratyantardasha' }[level];
      const said = rules[2]?.finding
        .split(/\. ?/)
        .find((sentence) => sentence.startsWith(`The ${name} lord ${planetInWords(planet)} `));
      if (houses('FAVOURS')) expect(said).toContain(`favours ${houses('FAVOURS')}`);
      if (houses('OBSTRUCTS')) expect(said).toContain(`obstructs ${houses('OBSTRUCTS')}`);
    }
    expect(rules[3]?.finding).toMatch(
      contacts.length > 0 ? new RegExp(`^${contacts.length} contacts? lies? within 1°`) : /^No planet/,
    );
  });

  it('goes on without dasha lords outside the dasha years, and says so', async () => {
    const before = await at('1990-01-01T12:00:00');
    expect(before.dashaLords).toEqual([]);
    expect(before.provenance.notes.join(' ')).toMatch(/120 dasha years/);
    expect(before.rules[2]?.finding).toBe('No dasha lord runs at this moment.');
  });

  it('takes the moment of the call when none is given, a date as local noon', async () => {
    const noon = await at('2027-07-07T12:00:00+05:30');
    const local = await at('2027-07-07');
    expect(local.provenance.notes.join()).toContain('query_datetime is read with the offset of birth, +05:30');
    expect({ ...local, provenance: noon.provenance }).toEqual(noon);
    expect(await call(sample, Date.parse('2027-07-07T06:30:00Z'))).toEqual(noon);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: conforms now',
    async ({ arguments: args, now }) => {
      const found = await call(args, now);
      expect(found.planets).toHaveLength(9);
    },
  );

  it('keeps its rules for births of six centuries and reaches every value it can print', async () => {
    const random = seededRandom(21);
    const seen = new Set<string>();
    for (const args of randomBirths(200, 3)) {
      const birth = Date.parse(`${args.birth_datetime}Z`);
      const now = Math.min(birth + random() * 100 * 365.25 * 86_400_000, Date.UTC(2399, 11, 30));
      const found = await call(args, now);
      const chart = buildChart(sky, resolveBirth(args));
      checkResult(found, chart, now);
      for (const { matterHouses, retrograde, stationary } of found.planets) {
        for (const { decision, level } of matterHouses) seen.add(decision).add(`L${level}`);
        seen.add(`retrograde ${retrograde}`).add(`stationary ${stationary}`);
      }
      for (const { applying, exactAt, natalPoint, subLordIsRulingPlanet } of found.contacts) {
        seen
          .add(`applying ${applying}`)
          .add(`exact ${exactAt !== null}`)
          .add(`ruling ${subLordIsRulingPlanet}`);
        seen.add(natalPoint.startsWith('Cusp') ? 'cusp' : 'planet');
      }
      expect(found.rulingPlanets).toEqual(rulingPlanetsAt(sky, chart, now));
    }
    const both = ['retrograde', 'stationary', 'applying', 'exact', 'ruling'].flatMap((name) => [
      `${name} true`,
      `${name} false`,
    ]);
    for (const value of ['FAVOURS', 'OBSTRUCTS', 'SILENT', 'L1', 'L2', 'L3', 'L4', 'cusp', 'planet', ...both]) {
      expect(seen).toContain(value);
    }
  });

  it.each([
    [{ query_datetime: 'today' }, 'validation_failed', 'query_datetime', /ISO 8601/],
    [{ query_datetime: '2500-01-01' }, 'out_of_range', 'query_datetime', /1800 to 2399/],
    [{ query_date: '2026-03-10' }, 'validation_failed', 'query_date', /query_datetime/],
    [{ house: 7 }, 'validation_failed', 'house', /house/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...sample, ...fault });
    expect(meta).toMatchObject({ code, field: expect.stringContaining(field) });
    expect(text).toMatch(words);
  });

  it('answers out_of_range inside the polar circle and names the limit', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const { meta, text } = await callTool(tool, polar?.arguments ?? {});
    expect(meta['code']).toBe('out_of_range');
    expect(text).toMatch(/66\.5/);
  });

  it('keeps to the houses of an event in its tables, sentences and answer', async () => {
    const counting = [1, 2, 6, 7, 10, 11];
    for (const { arguments: args, now } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar')) {
      const whole = await call(args, now);
      const { result } = await conforms(tool, { ...args, event: 'Marriage' }, { now });
      const decided = (rows: Result['planets'][number]['matterHouses']) => {
        const by = (wanted: string) =>
          rows
            .filter(({ house, decision }) => decision === wanted && counting.includes(house))
            .map(({ house }) => house);
        return { favours: by('FAVOURS'), obstructs: by('OBSTRUCTS'), silent: by('SILENT') };
      };
      expect(tableRows(result['planetTable'])).toEqual(
        whole.planets.map(({ matterHouses, ...row }) => ({ ...row, ...decided(matterHouses) })),
      );
      expect(tableRows(result['dashaTable'])).toEqual(
        whole.dashaLords.map(({ matterHouses, ...row }) => ({ ...row, ...decided(matterHouses) })),
      );
      for (const same of ['asOf', 'contacts', 'rulingPlanets'] as const) expect(result[same]).toEqual(whole[same]);
      const { answer, rules } = output.pick({ answer: true, rules: true }).parse(result);
      expect(withoutLead(answer)).toMatch(/^For the houses of Marriage the sub lords /);
      const named = rules.slice(0, 3).flatMap(({ finding }) => finding.match(/\b\d+\b(?! planet)/g) ?? []);
      expect(named.map(Number).filter((house) => !counting.includes(house))).toEqual([]);
    }
  });
});
