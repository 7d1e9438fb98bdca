import { describe, expect, it } from 'vitest';
import { HOUSES, PLANETS, SIGNS } from '../../zodiac/names.ts';
import {
  AGE_POINTS,
  backgroundOf,
  lookOf,
  MATCH_OBSTACLES,
  obstacleCause,
  ORIGIN_OF_HOUSE,
  ORIGINS,
  PLANET_PORTRAITS,
  temperOf,
  GRAHA_ARCHETYPES,
} from './person-tables.ts';
import { say } from './persons.messages.ts';

/** The tables of persons a second time, in the order of the source, each cell as it stands in a sentence. */
const T1 = `
| Sun | of medium height, with broad shoulders, a square face and fine hair | proud, frank and generous | mature | GOVERNMENT_ADMIN | steady | an official or well-known family |
| Moon | soft, round and fair | kind, changeable and imaginative | young | PUBLIC_CARE_LIQUIDS | fluctuating | the mother's side, or a coastal or travelling family |
| Mars | strong, reddish and of medium height | bold, quick and ready to argue | young | TECHNICAL_FORCE | earned, spent fast | defence, engineering or land |
| Mercury | slim, youthful and quick | witty, talkative and adaptable | younger | COMMERCE_COMMUNICATION | many small sources | trade, teaching or a known relation |
| Jupiter | tall or full, with a good forehead | wise, law-abiding and generous | mature | LAW_TEACHING_FINANCE | ample | a respected, religious family |
| Venus | well formed and attractive | pleasant and fond of comfort | young | ARTS_COMFORT | good, likes luxury | a well-off or artistic family |
| Saturn | lean, tall and dark, with deep eyes | unhurried, thrifty and dutiful | older | LABOUR_INDUSTRY_SERVICE | thrifty, built late | a modest or older family |
| Rahu | unusual and smoky | unconventional and ambitious | any, gap | FOREIGN_ELECTRONIC | sudden | another community or country |
| Ketu | thin, with a mark | reserved and intuitive | older | OCCULT_HEALING_SOFTWARE | indifferent | a spiritual or interrupted family line |`;

const T2 = `
| Aries | lean and of medium height, with a long neck | impulsive and pioneering |
| Taurus | sturdy and short, with a full face | patient and firm |
| Gemini | tall, with long arms | curious and changeable |
| Cancer | round and short to medium, with a full upper body | sensitive and home-loving |
| Leo | commanding, with a broad chest | proud and warm |
| Virgo | slim and neat | careful and exacting |
| Libra | tall and well proportioned | fair-minded and sociable |
| Scorpio | compact and strong | intense and private |
| Sagittarius | tall, with long thighs | open and religious |
| Capricorn | thin, with prominent bones | practical and reserved |
| Aquarius | strong and medium to tall | independent and humane |
| Pisces | short and soft, with large eyes | dreamy and kind |`;

const T4 =
  '4 → NEAR_HOME; 10 → WORKPLACE; 3 → NEIGHBOUR_OR_COMMUNICATION; 5 → ROMANCE_OR_STUDY; 6 → SERVICE_OR_LOWER_STATUS; 9 → DISTANT_OR_OTHER_CULTURE; 12 → FOREIGN; 11 → THROUGH_FRIENDS; 2 → FAMILY_CIRCLE; 7 → STRANGER_ARRANGED; 8 → LEGACY_OR_SECRET; 1 → KNOWN_PERSON';

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe('the tables of persons', () => {
  it('planets: all nine, word for word', () => {
    const found = PLANETS.map((planet) => {
      const { ageFeel, work, wealthTone } = PLANET_PORTRAITS[planet];
      return [planet, lookOf(planet), temperOf(planet), ageFeel, work, wealthTone, backgroundOf(planet)];
    });
    expect(found).toEqual(rows(T1));
    expect(new Set(found.map((row) => row[4]))).toEqual(
      new Set([...GRAHA_ARCHETYPES, 'FOREIGN_ELECTRONIC', 'OCCULT_HEALING_SOFTWARE']),
    );
  });

  it('signs: all twelve, word for word', () => {
    expect(SIGNS.map((sign) => [sign, say.build({ sign }), say.manner({ sign })])).toEqual(rows(T2));
  });

  it('ages, origins and obstacles: every row once', () => {
    expect(PLANETS.map((planet) => AGE_POINTS[planet].points)).toEqual([1, -1, 0, -1, 1, 0, 2, 0, 2]);
    expect(ORIGIN_OF_HOUSE.map(({ house, origin }) => `${house} → ${origin}`).join('; ')).toBe(T4);
    expect(new Set(ORIGIN_OF_HOUSE.map(({ house }) => house))).toEqual(new Set(HOUSES));
    expect(new Set([...ORIGIN_OF_HOUSE.map(({ origin }) => origin), 'OTHER_COMMUNITY'])).toEqual(new Set(ORIGINS));
    expect(MATCH_OBSTACLES.map(({ house }) => house)).toEqual([2, 3, 4, 5, 7, 8, 9, 10, 11]);
    expect(MATCH_OBSTACLES.filter(({ togetherWith }) => togetherWith !== undefined)).toEqual([
      { house: 10, togetherWith: 1, source: 'KPR3p' },
    ]);
    expect(obstacleCause(10)).toBe("elders, superiors or the person's status");
  });

  it('say nothing that would hurt the person described', () => {
    const told = [
      ...PLANETS.flatMap((planet) => [lookOf(planet), temperOf(planet), backgroundOf(planet)]),
      ...SIGNS.flatMap((sign) => [say.build({ sign }), say.manner({ sign })]),
      ...MATCH_OBSTACLES.map(({ house }) => obstacleCause(house)),
    ].join(' ');
    expect(told).not.toMatch(/\b(scar|quarrel|stubborn|heavy|stocky|secretive|broken|critical|death|slow|withdrawn)/);
  });

  it('name a source in every row', () => {
    const all = [
      ...Object.values(PLANET_PORTRAITS),
      ...Object.values(AGE_POINTS),
      ...ORIGIN_OF_HOUSE,
      ...MATCH_OBSTACLES,
    ];
    for (const { source } of all) expect(source).toMatch(/^(?:KP)?R\d/);
  });
});
