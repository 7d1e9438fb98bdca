import { describe, expect, it } from '@jest/globals';
import { HOUSES, PLANETS, SIGNS } from '../../zodiac/names.ts';
import {
  AGE_POINTS,
  MATCH_OBSTACLES,
  ORIGIN_OF_HOUSE,
  ORIGINS,
  PLANET_PORTRAITS,
  SIGN_PORTRAITS,
  WORK_ARCHETYPES,
} from './person-tables.ts';

/** The tables of persons as they are written down, read a second time. */
const T1 = `
| Sun | medium, broad shoulders, square face, thin hair | proud, frank, generous | mature | GOVERNMENT_ADMIN | steady | official or well-known family |
| Moon | soft, round, fair | kind, changeable, imaginative | young | PUBLIC_CARE_LIQUIDS | fluctuating | mother's side, coastal or travelling family |
| Mars | strong, medium, reddish, scar possible | bold, quick, quarrelsome | young | TECHNICAL_FORCE | earned, spent fast | defence, engineering, land |
| Mercury | slim, youthful, quick | witty, talkative, adaptable | younger | COMMERCE_COMMUNICATION | many small sources | trade, teaching, known relation |
| Jupiter | tall or full, good forehead | wise, lawful, generous | mature | LAW_TEACHING_FINANCE | ample | respected, religious family |
| Venus | well formed, attractive | pleasant, loving comfort | young | ARTS_COMFORT | good, likes luxury | well-off, artistic |
| Saturn | lean, tall, dark, deep eyes | slow, thrifty, dutiful | older | LABOUR_INDUSTRY_SERVICE | thrifty, built late | modest or older family |
| Rahu | unusual look, smoky | unconventional, ambitious | any, gap | FOREIGN_ELECTRONIC | sudden | other community or country |
| Ketu | thin, marked | withdrawn, intuitive | older | OCCULT_HEALING_SOFTWARE | indifferent | spiritual or broken line |`;

const T2 = `
| Aries | lean, long neck, medium height | impulsive, pioneering |
| Taurus | stocky, full face, short | patient, stubborn |
| Gemini | tall, long arms | curious, changeable |
| Cancer | round, short to medium, heavy upper body | sensitive, home-loving |
| Leo | broad chest, commanding | proud, warm |
| Virgo | slim, neat | critical, careful |
| Libra | well proportioned, tall | fair-minded, sociable |
| Scorpio | compact, strong | intense, secretive |
| Sagittarius | tall, long thighs | open, religious |
| Capricorn | thin, prominent bones | practical, reserved |
| Aquarius | medium to tall, strong | independent, humane |
| Pisces | short, soft, large eyes | dreamy, kind |`;

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
  it('planets (T1): all nine, word for word', () => {
    const found = PLANETS.map((planet) => {
      const { look, temper, ageFeel, work, wealthTone, background } = PLANET_PORTRAITS[planet];
      return [planet, look, temper, ageFeel, work, wealthTone, background];
    });
    expect(found).toEqual(rows(T1));
    expect(new Set(found.map((row) => row[4]))).toEqual(new Set(WORK_ARCHETYPES));
  });

  it('signs (T2): all twelve, word for word', () => {
    expect(SIGNS.map((sign) => [sign, SIGN_PORTRAITS[sign].build, SIGN_PORTRAITS[sign].manner])).toEqual(rows(T2));
  });

  it('ages (T3), origins (T4) and obstacles (T5): every row once', () => {
    expect(PLANETS.map((planet) => AGE_POINTS[planet].points)).toEqual([1, -1, 0, -1, 1, 0, 2, 0, 2]);
    expect(ORIGIN_OF_HOUSE.map(({ house, origin }) => `${house} → ${origin}`).join('; ')).toBe(T4);
    expect(new Set(ORIGIN_OF_HOUSE.map(({ house }) => house))).toEqual(new Set(HOUSES));
    expect(new Set([...ORIGIN_OF_HOUSE.map(({ origin }) => origin), 'OTHER_COMMUNITY'])).toEqual(new Set(ORIGINS));
    expect(MATCH_OBSTACLES.map(({ house }) => house)).toEqual([2, 3, 4, 5, 7, 8, 9, 10, 11]);
    expect(MATCH_OBSTACLES.filter(({ togetherWith }) => togetherWith !== undefined)).toEqual([
      { house: 10, togetherWith: 1, cause: "elders, superiors or the person's status", source: 'R3p' },
    ]);
  });

  it('name a source in every row', () => {
    const all = [
      ...Object.values(PLANET_PORTRAITS),
      ...Object.values(SIGN_PORTRAITS),
      ...Object.values(AGE_POINTS),
      ...ORIGIN_OF_HOUSE,
      ...MATCH_OBSTACLES,
    ];
    for (const { source } of all) expect(source).toMatch(/^R\d/);
  });
});
