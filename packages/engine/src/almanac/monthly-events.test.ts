import { describe, expect, it } from 'vitest';
import { readReference } from '../../test/read-reference.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { siderealPosition, tropicalPosition } from '../search/position.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { separation, wrap180 } from '../base/angles.ts';
import { divide } from '../zodiac/division.ts';
import { signName, starName } from '../zodiac/lords.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { SKY_EVENT_TYPES, skyEvents } from './monthly-events.ts';
import type { SkyEvent } from './monthly-events.ts';

const sky = createSwissEphemeris();
const jd = (iso: string): number => jdFromUtcMs(Date.parse(iso));
const SECOND = 1 / 86_400;
const longitudeAt = (planet: Planet, at: number): number => siderealPosition(sky, planet, at, 'kp').longitude;

/** What an ingress changes, read from the position at an instant. */
const part = (event: SkyEvent, at: number): string => {
  const { signIndex, starIndex, subLord } = divide(longitudeAt(event.planet, at));
  if (event.type === 'SIGN_INGRESS') return signName(signIndex);
  return event.type === 'STAR_INGRESS' ? starName(starIndex) : subLord;
};

describe('skyEvents', () => {
  const year = skyEvents(sky, 'kp', jd('2024-01-01T00:00Z'), jd('2025-01-01T00:00Z'));

  it('has every kind, in order of time', () => {
    for (const type of SKY_EVENT_TYPES) expect(year.some((event) => event.type === type)).toBe(true);
    for (const [index, event] of year.entries()) expect(event.jdUt).toBeGreaterThanOrEqual(year[index - 1]?.jdUt ?? 0);
  });

  it('each ingress is a crossing to one second: the part before it, the other one after', () => {
    const ingresses = year.filter(({ type }) => type.endsWith('INGRESS'));
    expect(ingresses.length).toBeGreaterThan(1000);
    for (const event of ingresses) {
      expect([part(event, event.jdUt - SECOND), part(event, event.jdUt + SECOND)]).toEqual([event.from, event.to]);
      expect(separation(longitudeAt(event.planet, event.jdUt), event.siderealLongitude)).toBeLessThan(16 / 86_400);
    }
  });

  it('misses none: day by day every change of sign, star and sub has its events', () => {
    const start = jd('2024-01-01T00:00Z');
    for (let day = 0; day < 366; day += 1) {
      for (const planet of PLANETS) {
        const [before, after] = [
          divide(longitudeAt(planet, start + day)),
          divide(longitudeAt(planet, start + day + 1)),
        ];
        const today = year.filter(
          (event) => event.planet === planet && event.jdUt >= start + day && event.jdUt < start + day + 1,
        );
        const count = (type: SkyEvent['type']): number => today.filter((event) => event.type === type).length;
        // The Moon can leave two stars on one day.
        expect(count('SIGN_INGRESS') > 0 || before.signIndex === after.signIndex).toBe(true);
        expect(count('STAR_INGRESS') > 0 || before.starIndex === after.starIndex).toBe(true);
        if (planet === 'Moon') expect(count('SUB_INGRESS')).toBe(0);
        else expect(count('SUB_INGRESS') > 0 || before.subIndex === after.subIndex).toBe(true);
      }
    }
  });

  it('a star ingress is a sub ingress too, and 0° Aries all three', () => {
    const aries = year.filter(({ planet, siderealLongitude }) => planet === 'Sun' && siderealLongitude === 0);
    expect(aries.map(({ type, from, to }) => [type, from, to])).toEqual([
      ['SIGN_INGRESS', 'Pisces', 'Aries'],
      ['STAR_INGRESS', 'Revati', 'Ashwini'],
      ['SUB_INGRESS', 'Saturn', 'Ketu'],
    ]);
    // The solar new year of 2024 by Indian almanacs.
    expect(new Date(utcMsFromJd(aries[0]?.jdUt ?? 0)).toISOString().slice(0, 10)).toBe('2024-04-13');
  });

  it('stations of 2024 on the days that almanacs print, with speed zero; none of the nodes', () => {
    const stations = year.filter(({ type }) => type.startsWith('STATION'));
    expect(
      stations.map(({ planet, type, jdUt }) => [
        planet,
        type.slice(8),
        new Date(utcMsFromJd(jdUt)).toISOString().slice(0, 10),
      ]),
    ).toEqual([
      ['Mercury', 'DIRECT', '2024-01-02'],
      ['Mercury', 'RETROGRADE', '2024-04-01'],
      ['Mercury', 'DIRECT', '2024-04-25'],
      ['Saturn', 'RETROGRADE', '2024-06-29'],
      ['Mercury', 'RETROGRADE', '2024-08-05'],
      ['Mercury', 'DIRECT', '2024-08-28'],
      ['Jupiter', 'RETROGRADE', '2024-10-09'],
      ['Saturn', 'DIRECT', '2024-11-15'],
      ['Mercury', 'RETROGRADE', '2024-11-26'],
      ['Mars', 'RETROGRADE', '2024-12-06'],
      ['Mercury', 'DIRECT', '2024-12-15'],
    ]);
    for (const { planet, jdUt, type } of stations) {
      const before = tropicalPosition(sky, planet, jdUt - SECOND * 2).speed;
      const after = tropicalPosition(sky, planet, jdUt + SECOND * 2).speed;
      expect([Math.sign(before), Math.sign(after)]).toEqual(type === 'STATION_DIRECT' ? [-1, 1] : [1, -1]);
    }
  });

  it('a retrograde planet enters the part below', () => {
    const back = year.filter(
      ({ planet, type, jdUt }) =>
        planet === 'Mercury' && type === 'SIGN_INGRESS' && tropicalPosition(sky, 'Mercury', jdUt).speed < 0,
    );
    expect(back.map(({ from, to }) => [from, to])).toEqual([
      ['Aries', 'Pisces'],
      ['Leo', 'Cancer'],
    ]);
  });

  it('Moon phases: the quarters of astronomy-engine within a minute, in turn through the year', () => {
    const phases = year.filter(({ type }) => type === 'MOON_PHASE');
    const reference = readReference<Record<string, readonly { utc: string }[]>>('sun_moon_events_astronomy_engine');
    const quarters = phases.filter(({ to }) => to === 'Last Quarter');
    expect(quarters).toHaveLength(13);
    for (const [index, { utc }] of (reference['moon_quarters_2024'] ?? []).entries()) {
      expect(Math.abs((quarters[index]?.jdUt ?? 0) - jd(utc))).toBeLessThan(60 * SECOND);
    }
    const angle = { 'New Moon': 0, 'First Quarter': 90, 'Full Moon': 180, 'Last Quarter': 270 };
    for (const [index, { from, to, jdUt, siderealLongitude }] of phases.entries()) {
      if (index > 0) expect(from).toBe(phases[index - 1]?.to);
      const ahead = longitudeAt('Moon', jdUt) - longitudeAt('Sun', jdUt);
      expect(Math.abs(wrap180(ahead - (Object.entries(angle).find(([name]) => name === to)?.[1] ?? NaN)))).toBeLessThan(
        13 / 86_400,
      );
      expect(siderealLongitude).toBeCloseTo(longitudeAt('Moon', jdUt), 6);
    }
  });

  it('two spans that meet have the events of the whole', () => {
    const cut = jd('2024-03-11T07:00Z');
    const halves = [
      ...skyEvents(sky, 'kp', jd('2024-03-01T00:00Z'), cut),
      ...skyEvents(sky, 'kp', cut, jd('2024-04-01T00:00Z')),
    ];
    const whole = year.filter(({ jdUt }) => jdUt >= jd('2024-03-01T00:00Z') && jdUt < jd('2024-04-01T00:00Z'));
    const names = (events: readonly SkyEvent[]) =>
      events.map(({ planet, type, from, to }) => [planet, type, from, to].join());
    expect(names(halves)).toEqual(names(whole));
  });
});
