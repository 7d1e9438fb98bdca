import { leavesOf } from 'cuspal-conformance';
import type { Agreed } from './agreed.ts';
import { AREAS } from './cases.ts';
import { FIELDS } from './fields.ts';

/** Raised when a value or a case changes, so that reports can name what they were held to. */
export const SET_VERSION = '1.0.0';

const CONVENTIONS = [
  'The wall clock less its offset is UT1, as most astrology programs read it.',
  'Positions are apparent and geocentric, on the true ecliptic and equinox of date, less the ayanamsa with nutation.',
  'Rahu is the mean node with nutation, Ketu stands opposite.',
  'Houses are of Placidus by the geographic latitude. A cusp begins its house.',
  'A division holds its first second of arc and not its last.',
  'A house belongs to the lord of the sign on its cusp. Nodes own nothing.',
  'A node acts for the planets in its sign, failing them for those that aspect it by sign, and for the lord of its sign.',
  'Vimshottari years have 365.25 days. Periods below the first are cut from its whole length.',
  'A day begins when the centre of the Sun rises, without refraction.',
  'The ascendant of a question is the first second of arc of its number, at the place and moment of judgement.',
  'A station is where the motion in tropical longitude is nothing.',
];

const SOURCES = [
  {
    of: 'positions',
    is: 'JPL DE423 (1800 to 2199) and DE406 (from 2200), reduced with the IAU SOFA routines (IAU 2006 and 2000A).',
  },
  {
    of: 'Delta T',
    is: 'Stephenson, Morrison and Hohenkerk (2016) with the record of the IERS, as Skyfield carries them.',
  },
  { of: 'mean node', is: 'Chapront, Chapront-Touzé and Francou, in Meeus, Astronomical Algorithms, 47.7.' },
  {
    of: 'ayanamsas',
    is: 'The published definitions with precession of Vondrák, Capitaine and Wallace (2011). Spica from Hipparcos.',
  },
  { of: 'cusps', is: 'Trisection of the semi-arcs, solved by halving.' },
  {
    of: 'lords, numbers',
    is: 'Exact fractions of the zodiac. All 249 rows equal a table computed apart and checked with KP Reader III.',
  },
  { of: 'lords of printed degrees', is: 'KP Reader III and other KP authors, as printed.' },
  {
    of: 'levels',
    is: 'The four levels of KP Reader III, implemented apart from the first computation. Three charts have a third one.',
  },
  { of: 'dashas', is: 'Exact fractions of years of 365.25 days, the year that the dates of Krishnamurti fit.' },
  { of: 'rising degrees of Pallavaram', is: 'Thirteen seconds printed by the Windows program KPMuhurat 1.5.11.' },
  {
    of: 'first computation',
    is: 'Cuspal on the Swiss Ephemeris 2.09.03 with its files. A value stands here only where both agree.',
  },
];

/** Known disagreements between programs: where, how far, and whether the comparison names them. */
const DISAGREEMENTS = [
  {
    on: 'ayanamsa',
    sides: 'KP (Krishnamurti), KP New, Lahiri, Raman, true Chitra, Khullar',
    size: 'from 23" to 1.45 degrees',
    named: 'other ayanamsa (…)',
  },
  {
    on: 'KP New',
    sides: 'The ayanamsa of Senthilathiban, here, and that of Balachandran',
    size: 'about 49"',
    named: 'another zero of the zodiac',
  },
  {
    on: 'nutation in the ayanamsa',
    sides: 'With it, here, or without it on true positions',
    size: 'up to 18"',
    named: 'the ayanamsa without nutation',
  },
  {
    on: 'true Chitra',
    sides: 'Spica with aberration, here, or its mean place',
    size: 'up to 20"',
    named: 'another zero of the zodiac',
  },
  { on: 'Khullar', sides: 'By the calendar year, here, or by days from April 291', size: '2"', named: '' },
  { on: 'node', sides: 'Mean, here, or true', size: 'up to 1.8 degrees', named: 'true node' },
  {
    on: 'Delta T',
    sides: 'Tables and models after the present, and old predictions for the present',
    size: '1" of the Moon in 2026, minutes of arc in 2399',
    named: 'other Delta T',
  },
  {
    on: 'time scale',
    sides: 'The clock read as UT1, here, or as UTC',
    size: 'up to 0.9 s, 13" of the ascendant',
    named: 'other sidereal time or place',
  },
  {
    on: 'sidereal time far from the present',
    sides: 'By the rotation angle of the IERS, here, or by the mean Sun',
    size: '0.12 s from 2050 and 0.57 s in 2399',
    named: 'other sidereal time or place',
  },
  {
    on: 'latitude',
    sides: 'Geographic, here, or geocentric as old tables of houses have it',
    size: 'minutes of arc of the cusps',
    named: 'geocentric latitude',
  },
  {
    on: 'houses of planets',
    sides: 'Placidus, here, or counted by signs',
    size: 'a house',
    named: 'whole sign houses',
  },
  {
    on: 'nodes as significators',
    sides: 'With agents, here, or as bodies alone. Some add the star lord to the agents',
    size: 'levels 2 to 4',
    named: 'nodes without agents',
  },
  {
    on: 'dasha year',
    sides: '365.25 days, here, 365.2425, 365.2564 or 360',
    size: '11 hours to 315 days after 60 years',
    named: 'a year of … days',
  },
  { on: 'day lord', sides: 'From sunrise, here, or from midnight', size: 'the planet', named: 'day from midnight' },
  {
    on: 'station',
    sides: 'In tropical longitude, here, or in sidereal',
    size: 'up to an hour of Saturn',
    named: 'station in sidereal longitude',
  },
  {
    on: 'a degree exactly on a border',
    sides: 'It belongs to the part that begins, here, or to the one that ends',
    size: 'the lord',
    named: 'a border counted to the sub that ends there',
  },
  {
    on: 'starts of the numbers 172, 202, 213',
    sides: 'A table that many programs copied has them late',
    size: '20\' or 20"',
    named: 'a misprint that many tables share',
  },
  {
    on: 'horary planets',
    sides: 'Of the moment of judgement, here, or of the time when the number rises',
    size: 'up to a day of motion',
    named: 'another moment',
  },
  {
    on: 'centre of a planet',
    sides: "The barycentre of its system, here, or the planet's own centre",
    size: '0.5" of Jupiter',
    named: '',
  },
];

/** The head of the set: what it holds, how it was made, how it is compared. */
export function about({ files, leftOut }: Agreed, held: number): object {
  return {
    $schema: './schema.json',
    name: 'KP conformance set',
    version: SET_VERSION,
    licence: 'CC0-1.0',
    files: AREAS,
    conventions: CONVENTIONS,
    sources: SOURCES,
    made: {
      command: 'npm run conformance -- --make',
      values: Object.values(files)
        .flat()
        .reduce((sum, { values }) => sum + leavesOf(values).size, 0),
      heldToFiguresFromOutside: held,
      leftOutSinceTheComputationsDisagree: leftOut,
    },
    knownDisagreements: DISAGREEMENTS,
    fields: FIELDS,
  };
}
