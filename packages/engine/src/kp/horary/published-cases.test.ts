import { describe, expect, it } from 'vitest';
import { ephemeris } from '../../../test/random-charts.ts';
import { buildChart } from '../../chart/build.ts';
import { cuspOf, houseOfPlanet, owner, owns } from '../../chart/placement.ts';
import { balanceAtBirth } from '../../dasha/vimshottari.ts';
import { jointPeriodAt } from '../../dasha/joint-period.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { natalEvent } from '../../events/natal.ts';
import { resolveBirth } from '../../time/moment.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { beginSearch } from '../../passages/transit-search.ts';
import { staysOf, SUB_BORDERS } from '../../passages/stays.ts';
import { nextRelease } from '../timing/release.ts';
import { castNumber } from './cast.ts';
import { moonGate } from './moon-gate.ts';
import { numberIntuition } from './intuition.ts';
import { questionOf, ripeHouses } from './question.ts';
import { rotationOf } from '../../events/rotation.ts';
import { yesOrNo } from './yes-or-no.ts';

const cast = (number: number, local: string, latitude: number, longitude: number) =>
  castNumber(ephemeris, resolveBirth({ birth_datetime: local, latitude, longitude, utc_offset_minutes: 330 }), number);

const answered = ({ chart }: ReturnType<typeof cast>, key: string) => {
  const question = questionOf(natalEvent(key));
  const rotation = rotationOf('self');
  const gate = moonGate(chart, rotation, ripeHouses(question), question.against);
  return { gate, judged: yesOrNo(chart, rotation, question, gate) };
};

describe('published number charts, cast by their authors with other programs', () => {
  it('number 75, foreign travel, 2013 (scribd.com/document/368615296)', () => {
    const { chart } = cast(75, '2013-04-02T10:25:09', 23.5, 87.3333);
    expect(chart.planets.Moon).toMatchObject({ starLord: 'Ketu', subLord: 'Rahu', house: 5 });
    expect(owns(chart, 'Moon')).toEqual([1]);
    const houses = { Ketu: 10, Mars: 9, Rahu: 4, Mercury: 8, Jupiter: 11 } as const;
    for (const [planet, house] of Object.entries(houses))
      expect([planet, houseOfPlanet(chart, planet as keyof typeof houses)]).toEqual([planet, house]);
    const owners = [
      [1, 'Moon'],
      [3, 'Mercury'],
      [5, 'Mars'],
      [6, 'Jupiter'],
      [9, 'Jupiter'],
      [10, 'Mars'],
      [12, 'Mercury'],
    ] as const;
    for (const [house, planet] of owners) expect([house, owner(chart, house)]).toEqual([house, planet]);
    expect(chart.ascendant.subLord).toBe('Mercury');
    expect(chart.planets.Mercury.starLord).toBe('Jupiter');
    // The author finds the query genuine.
    expect(answered({ ...cast(75, '2013-04-02T10:25:09', 23.5, 87.3333) }, 'foreign_travel').gate.connected).toBe(true);
  });

  it('number 24, property, 2014: ruling planets and the short cut (pdfcoffee.com, Gulbarga theory)', () => {
    const found = cast(24, '2014-02-05T12:10:00', 13.0833, 80.2707);
    expect(found.ruling.slots).toMatchObject({
      ascSignLord: 'Mars',
      ascStarLord: 'Sun',
      moonSignLord: 'Mars',
      moonStarLord: 'Ketu',
      dayLord: 'Mercury',
    });
    expect(found.chart.ascendant).toMatchObject({ signLord: 'Venus', starLord: 'Sun', subLord: 'Jupiter' });
    expect(numberIntuition(found, questionOf(natalEvent('property_purchase'))).gulbarga).toEqual({
      subIsStarRuler: false,
      allThreeRule: false,
      answer: 'NO',
    });
  });

  it('number 145 rises at 29°26\'40" of Libra (sageasita.com)', () => {
    const { ascendant } = cast(145, '2014-02-05T12:10:00', 13.0833, 80.2707).chart;
    expect(ascendant).toMatchObject({ signIndex: 6, starLord: 'Jupiter', subLord: 'Moon' });
    expect(ascendant.longitude).toBeCloseTo(209 + 26 / 60 + 40 / 3600, 9);
  });
});

describe('horary cases of Reader III', () => {
  // H-034: 20 June 1970, 18:00, 22°33' N 88°24' E. The author: the partnership ends within weeks.
  const h034 = cast(34, '1970-06-20T18:00', 22.55, 88.4);

  it('number 34: seventh cusp in the star and sub of Mercury, the Moon in the star of Venus and the sub of Rahu', () => {
    expect(cuspOf(h034.chart, 7)).toMatchObject({ starLord: 'Mercury', subLord: 'Mercury' });
    expect(h034.chart.ascendant).toMatchObject({ starLord: 'Moon', subLord: 'Mercury' });
    expect(h034.chart.planets.Moon).toMatchObject({ starLord: 'Venus', subLord: 'Rahu' });
    expect(h034.chart.planets.Rahu).toMatchObject({ starLord: 'Rahu', subLord: 'Mercury' });
    expect(h034.ruling.slots).toMatchObject({
      dayLord: 'Saturn',
      moonStarLord: 'Venus',
      moonSignLord: 'Jupiter',
      ascSignLord: 'Jupiter',
    });
  });

  it('number 34: Venus, Rahu and Mercury run, and the balance is that printed, to a week', () => {
    const { md, ad, pd } = jointPeriodAt(h034.chart, h034.chart.moment.utcMs);
    expect([md.planet, ad.planet, pd.planet]).toEqual(['Venus', 'Rahu', 'Mercury']);
    const { lord, decimalYears } = balanceAtBirth(vimshottariOf(h034.chart));
    expect(lord).toBe('Venus');
    expect(Math.abs(decimalYears - (11 + 3 / 12 + 18 / 360))).toBeLessThan(7 / 365);
  });

  it('number 34: the partnership is denied and its end indicated, as the author says', () => {
    expect(answered(h034, 'business_partnership').judged).toMatchObject({ answer: 'NO', basis: 'NOT_SIGNIFIED' });
    expect(answered(h034, 'business_loss').judged).toMatchObject({ answer: 'YES', basis: 'CLEAN' });
  });

  it('number 206: houses and Moon as printed; its sub lord of cusp 10 hangs on seven minutes of arc', () => {
    // H-206a: 13 September 1969, 08:30, 16°31' N 80°39' E. The author says yes; exact cusps put Saturn, retrograde,
    // on cusp 10, those of his tables Mercury, so his yes is not asserted.
    const h206 = cast(206, '1969-09-13T08:30', 16.5167, 80.65);
    const printed = {
      Sun: 7,
      Moon: 8,
      Mars: 11,
      Mercury: 8,
      Jupiter: 8,
      Venus: 6,
      Saturn: 3,
      Rahu: 1,
      Ketu: 7,
    } as const;
    for (const [planet, house] of Object.entries(printed))
      expect([planet, houseOfPlanet(h206.chart, planet as keyof typeof printed)]).toEqual([planet, house]);
    expect(h206.chart.planets.Moon).toMatchObject({ starLord: 'Moon', subLord: 'Rahu' });
    expect(answered(h206, 'election_win').judged.judges.subLord).toBe('Saturn');
    expect(cuspOf(h206.chart, 10).longitude).toBeCloseTo(215.32054, 4);
  });

  it('the theft of 1964: Jupiter was retrograde, turned direct on 10 January 1965 and was in the sub named in February', async () => {
    // H-108: the number is one of 108, and no hour or place is printed, so only the dates of the sky are tested.
    const moment = resolveBirth({
      birth_datetime: '1964-11-08T12:00',
      latitude: 13,
      longitude: 80,
      utc_offset_minutes: 330,
    });
    expect(buildChart(ephemeris, moment).planets.Jupiter.retrograde).toBe(true);
    const release = nextRelease(ephemeris, 'Jupiter', 'kp', moment.utcMs);
    expect(new Date(release?.turnsDirectMs ?? 0).toISOString().slice(0, 10)).toBe('1965-01-10');
    const search = beginSearch(ephemeris, 'kp', () => Promise.resolve());
    const span = { startMs: Date.UTC(1965, 0, 20), endMs: Date.UTC(1965, 2, 15) };
    const stays = await staysOf(search, 'Jupiter', SUB_BORDERS, span);
    const stay = stays.find(({ inside }) => inside.starLord === 'Venus' && inside.subLord === 'Mercury');
    // Printed: 5 to 19 February.
    expect(Math.abs(jdFromUtcMs(stay?.startMs ?? 0) - jdFromUtcMs(Date.UTC(1965, 1, 5)))).toBeLessThan(4);
    expect(Math.abs(jdFromUtcMs(stay?.endMs ?? 0) - jdFromUtcMs(Date.UTC(1965, 1, 19)))).toBeLessThan(4);
  });
});
