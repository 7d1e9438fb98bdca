import { callTool, conforms, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { separation } from '@cuspal/engine/base/angles';
import { HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { readReference } from '../../../packages/engine/test/read-reference.ts';
import tool from './get-full-chart.tool.ts';
import cuspsTool from './get-house-cusps.tool.ts';
import planetsTool from './get-planets.tool.ts';

/** Without an event the whole chart stands there. */
const output = tool.output
  .omit({ eventResolution: true, cuspTable: true, planetTable: true })
  .required()
  .extend({ dasha: tool.output.shape.dasha.omit({ currentTable: true }).required() })
  .loose();
const chartOf = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** Offsets of local mean times have seconds, which Date.parse does not read. */
const msOf = (iso = ''): number => {
  const [, wall = '', sign = '', hours = '', minutes = '', seconds = '0'] =
    /^(.{19})([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(iso) ?? [];
  return (
    Date.parse(`${wall}Z`) - Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  );
};
const DASHA_YEAR_MS = 365.25 * 86_400_000;
/** The first golden chart: Cancer rising, Moon in Dhanishta. */
const golden = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const equator = { birth_datetime: '2000-01-01T12:00:00', latitude: 0, longitude: 0, utc_offset_minutes: 0 };

interface Golden {
  readonly charts: readonly {
    readonly input: object;
    readonly cusps: readonly number[];
    readonly planets: Readonly<
      Record<string, { longitude: number; house: number; levels: object; promoted: boolean; retrograde: boolean }>
    >;
  }[];
}

describe('get_full_chart', () => {
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: holds together',
    async ({ arguments: args, now }) => {
      const chart = await chartOf(args, now);
      const { houses, planets, significators, significations, dasha, parashari, derived, nodeAgents, fortuna } = chart;

      expect(Math.abs(sum(houses.map(({ span }) => span)) - 360)).toBeLessThan(1e-6);
      for (const planet of PLANETS) {
        const holding = houses.filter(({ occupants }) => occupants.includes(planet));
        expect(holding.map(({ house }) => house)).toEqual([planets[planet].house]);
        const [at] = holding;
        const into = (planets[planet].siderealLongitude - (at?.siderealLongitude ?? NaN) + 360) % 360;
        expect(into).toBeLessThan(at?.span ?? 0);
      }
      expect(chart.ascendant.siderealLongitude).toBe(houses[0]?.siderealLongitude);
      expect(separation(chart.midheaven.siderealLongitude, houses[9]?.siderealLongitude ?? NaN)).toBeLessThan(1e-9);
      // Each printed to six decimals.
      expect(Math.abs(derived.ayanamsa - derived.ayanamsaMean - derived.nutationLongitude)).toBeLessThan(1.6e-6);
      expect(
        separation(
          fortuna.siderealLongitude,
          chart.ascendant.siderealLongitude + planets.Moon.siderealLongitude - planets.Sun.siderealLongitude,
        ),
      ).toBeLessThan(2.1e-6);

      for (const house of HOUSES) {
        const { A, B, C, D, tieHelp } = significators[house];
        const ordered = [...A, ...B, ...C, ...D];
        expect(new Set(ordered).size).toBe(ordered.length);
        expect(tieHelp.filter((planet) => ordered.includes(planet))).toEqual([]);
        expect(ordered).toContain(houses[house - 1]?.owner);
        for (const planet of houses[house - 1]?.occupants ?? []) expect([...A, ...B]).toContain(planet);
      }
      for (const planet of PLANETS) {
        const { L1, L2, L3, L4, all, tenanted } = significations[planet];
        const lent =
          planet === 'Rahu' || planet === 'Ketu' ? nodeAgents[planet].order.map((agent) => planets[agent].house) : [];
        expect([L1, new Set(L2)]).toEqual([
          [planets[planets[planet].starLord].house],
          new Set([planets[planet].house, ...lent]),
        ]);
        expect(all).toEqual([...new Set([...L1, ...L2, ...L3, ...L4])].sort((a, b) => a - b));
        expect(tenanted).toBe(PLANETS.some((other) => other !== planet && planets[other].starLord === planet));
      }
      for (const node of ['Rahu', 'Ketu'] as const) {
        const { conjoined, aspecting, order, primary, signLord } = nodeAgents[node];
        const first = conjoined.length > 0 ? conjoined : aspecting;
        expect(order.slice(0, first.length)).toEqual(first.map(({ planet }) => planet));
        expect(order).toContain(signLord);
        expect([first.length, first.length + 1]).toContain(order.length);
        expect(primary).toEqual(order.slice(0, Math.max(1, first.length)));
        expect(new Set(order).size).toBe(order.length);
      }

      const { mahadashas, balanceAtBirth, current } = dasha;
      expect(mahadashas).toHaveLength(9);
      expect(mahadashas.map(({ cutAtBirth }) => cutAtBirth === true)).toEqual([true, ...Array<boolean>(8).fill(false)]);
      expect(balanceAtBirth.lord).toBe(planets.Moon.starLord);
      expect(mahadashas[0]?.planet).toBe(dasha.moonStarLord);
      for (const [index, { startDate }] of mahadashas.entries()) {
        if (index > 0) expect(startDate).toBe(mahadashas[index - 1]?.endDate);
      }
      const [first] = mahadashas;
      const yearsBetween = (from?: string, to?: string): number => (msOf(to) - msOf(from)) / DASHA_YEAR_MS;
      expect(yearsBetween(first?.nominalStart, mahadashas.at(-1)?.endDate)).toBeCloseTo(120, 6);
      expect(yearsBetween(first?.startDate, first?.endDate)).toBeCloseTo(balanceAtBirth.decimalYears, 6);
      for (const { startDate, endDate } of Object.values(current ?? {})) {
        expect([msOf(startDate) <= msOf(chart.asOf), msOf(chart.asOf) < msOf(endDate)]).toEqual([true, true]);
      }
      expect(current).not.toBeNull();

      expect(parashari.wholeSignHouses.Sun).toBe(((planets.Sun.signIndex - chart.ascendant.signIndex + 12) % 12) + 1);
      for (const planet of PLANETS) {
        expect(parashari.dignities[planet]).toBe(planets[planet].dignity);
        expect(parashari.combust.includes(planet)).toBe(planets[planet].combustion !== 'NONE');
        expect(parashari.retrograde.includes(planet)).toBe(planets[planet].retrograde);
      }
    },
  );

  it('rows are those of get_planets and get_house_cusps', async () => {
    const chart = await chartOf(golden);
    const { result: planets } = await conforms(planetsTool, golden);
    const { result: cusps } = await conforms(cuspsTool, golden);
    expect(chart.planets).toEqual(planets['planets']);
    expect(chart.houses).toEqual(cusps['houses']);
    expect(chart.ownsNoHouse).toEqual(cusps['ownsNoHouse']);
  });

  it('equals the golden charts: cusps, places, levels', async () => {
    for (const { input, cusps, planets } of readReference<Golden>('golden-natal-promise').charts) {
      const chart = await chartOf(input);
      for (const [index, cusp] of cusps.entries()) {
        expect(separation(chart.houses[index]?.siderealLongitude ?? NaN, cusp)).toBeLessThan(3e-4);
      }
      for (const planet of PLANETS) {
        const { longitude, house, levels, promoted, retrograde } = planets[planet] ?? { longitude: NaN };
        expect(separation(chart.planets[planet].siderealLongitude, longitude)).toBeLessThan(3e-4);
        expect(chart.planets[planet]).toMatchObject({ house, retrograde });
        expect(chart.significations[planet]).toMatchObject({ ...levels, promoted });
      }
    }
  });

  it('gives the moment in UT, Delta T and the panchanga of the Vedic day', async () => {
    const { input, birthPanchanga, warnings } = await chartOf(golden);
    expect(input).toMatchObject({ datetimeUtc: '1992-08-13T23:02:00+00:00', ayanamsa: 'kp', utcOffsetMinutes: 330 });
    expect(input.julianDayUt).toBeCloseTo(2448848.459722, 6);
    // TT - UT of 1992.6 by the IERS: 58.8 s.
    expect(input.deltaTSeconds).toBeCloseTo(58.8, 0);
    // Born on a Friday morning before sunrise: the Thursday still runs.
    expect(birthPanchanga).toMatchObject({
      weekday: 'Thursday',
      weekdayLord: 'Jupiter',
      tithi: 'Krishna Pratipada',
      nakshatra: 'Dhanishta',
      dayBirth: false,
      sunrise: expect.stringMatching(/^1992-08-13T06:0\d:\d\d\+05:30$/),
      sunset: expect.stringMatching(/^1992-08-13T18:2\d:\d\d\+05:30$/),
    });
    expect(warnings).toEqual([]);
  });

  it('limbs as Jagannatha Hora exports them for 9 October 1990', async () => {
    const { birthPanchanga } = await chartOf({
      birth_datetime: '1990-10-09T09:10:00',
      latitude: 44.5333,
      longitude: 19.2167,
      utc_offset_minutes: 60,
      ayanamsa: 'true_chitra',
    });
    expect(birthPanchanga).toMatchObject({
      weekday: 'Tuesday',
      weekdayLord: 'Mars',
      tithi: 'Krishna Shashthi',
      nakshatra: 'Mrigashira',
      yoga: 'Variyan',
      karana: 'Vanija',
      dayBirth: true,
    });
    expect(Math.abs(Date.parse(birthPanchanga.sunrise) - Date.parse('1990-10-09T05:54:58+01:00'))).toBeLessThan(
      360_000,
    );
    expect(Math.abs(Date.parse(birthPanchanga.sunset) - Date.parse('1990-10-09T17:05:20+01:00'))).toBeLessThan(360_000);
  });

  it('Moon at 12°00′ Libra: balance Rahu 10y 9m 18d', async () => {
    // The Moon passed there in the first week of 2024; the instant by halving the clock.
    const at = (ms: number) => chartOf({ ...equator, birth_datetime: new Date(ms).toISOString().slice(0, 23) });
    let early = Date.UTC(2024, 0, 5);
    let late = Date.UTC(2024, 0, 8);
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2);
      const { siderealLongitude } = (await at(middle)).planets.Moon;
      if (siderealLongitude < 192) early = middle;
      else late = middle;
    }
    const { planets, dasha } = await at(late);
    expect(planets.Moon.siderealLongitude).toBeCloseTo(192, 5);
    expect(dasha.balanceAtBirth.lord).toBe('Rahu');
    expect(dasha.balanceAtBirth.decimalYears).toBeCloseTo(10.8, 5);
    const { years, months, days } = (await at(early)).dasha.balanceAtBirth;
    expect([years, months, days]).toEqual([10, 9, 18]);
  });

  it('has no running dasha before birth and after the 120 years', async () => {
    for (const now of [Date.UTC(1990, 0, 1), Date.UTC(2107, 3, 22)]) {
      const { result } = await conforms(tool, golden, { now });
      expect(result).toMatchObject({ dasha: { current: null } });
      expect(JSON.stringify(result['provenance'])).toMatch(/no dasha is running/);
    }
    expect((await chartOf(golden, Date.UTC(1992, 7, 13, 23, 2))).dasha.current?.mahadasha.planet).toBe('Mars');
  });

  it('warns of ascendant or Moon near a sub edge and of extreme spans', async () => {
    const codes = new Set<string>();
    for (let minute = 0; minute < 120; minute += 1) {
      const birth_datetime = `2000-01-01T${String(10 + Math.floor(minute / 60))}:${String(minute % 60).padStart(2, '0')}`;
      const { ascendant, planets, warnings } = await chartOf({ ...equator, birth_datetime });
      const minutes = [ascendant, planets.Moon].map(({ boundary }) => boundary.distanceArcsec / 60);
      expect(warnings.map(({ code }) => code)).toEqual(
        minutes.filter((each) => each <= 10).map((each) => (each <= 6 ? 'BOUNDARY_CRITICAL' : 'BOUNDARY_CAUTION')),
      );
      for (const { code } of warnings) codes.add(code);
    }
    for (const { code } of (await chartOf({ ...equator, latitude: 66.5 })).warnings) codes.add(code);
    expect(codes).toEqual(new Set(['BOUNDARY_CRITICAL', 'BOUNDARY_CAUTION', 'EXTREME_SPAN']));
  });

  it.each([67, -75])('A7: gives at latitude %d what needs no house, and says what is left out', async (latitude) => {
    for (const more of [{}, { event: 'Marriage' }]) {
      const { result } = await conforms(tool, { ...golden, ...more, latitude });
      const { planets, houses, significators, significations, nodeAgents, ownsNoHouse, midheaven, ascendant, dasha } =
        tool.output.loose().parse(result);
      expect([houses, significators, significations, nodeAgents, ownsNoHouse, midheaven]).toEqual(
        Array(6).fill(undefined),
      );
      // The Moon, and with her the dashas, are those of any place; the Ascendant is the place's own.
      const below = await chartOf(golden);
      expect(planets?.Moon).toEqual({ ...below.planets.Moon, house: null });
      expect(dasha).toEqual(below.dasha);
      expect(ascendant).not.toEqual(below.ascendant);
      expect(JSON.stringify(result['provenance'])).toContain('houses and what planets signify are left out');
    }
  });

  it('asks the ephemeris no more than its fields need', async () => {
    const before = testEphemeris().calls;
    await callTool(tool, golden);
    // Eight bodies, frame, ayanamsa, houses, Delta T, three sunrises and a sunset.
    expect(testEphemeris().calls - before).toBeLessThanOrEqual(18);
  });
});
