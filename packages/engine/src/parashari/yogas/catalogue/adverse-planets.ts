import { separation } from '../../../base/angles.ts';
import { printedTenths } from '../../../base/printed.ts';
import type { Planet } from '../../../zodiac/names.ts';
import { planetInWords } from '../../../zodiac/planet-words.ts';
import { countSigns } from '../../base/frame.ts';
import { clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { areTogether, aspects, exchange, hasWithOrAspecting, opposite, together } from '../vocabulary/ties.ts';
import { countedFrom, inHouse, KENDRA } from '../vocabulary/places.ts';
import { dignified } from '../vocabulary/dignities.ts';
import { noneIn, someIn, STARRY } from '../vocabulary/company.ts';
import { fixedAt, form, plain, when } from '../yoga.ts';
import type { FixedStrength, Modifier } from '../yoga.ts';
import { adverse } from './areas.ts';
import type { AdverseYoga } from './areas.ts';

/** A clause that names the Moon as the one that forms it. */
const ofTheMoon = (given: Clause): Clause => ({ ...given, planets: () => ['Moon'] });

const reachedByJupiter = (planet: Planet): Modifier =>
  when(
    'Jupiter with or aspecting',
    clause({
      holds: (reading) => hasWithOrAspecting(reading, planet, 'Jupiter'),
      says: (reading) =>
        `Jupiter ${areTogether(reading, 'Jupiter', planet) ? 'is with' : 'aspects'} ${planetInWords(planet)}`,
      lacks: () => `Jupiter is neither with ${planetInWords(planet)} nor aspects it`,
    }),
  );

const apart = ({ chart }: Reading, x: Planet, y: Planet): number =>
  separation(chart.planets[x].longitude, chart.planets[y].longitude);

const FAR = 15;
const wideApart: Modifier = {
  rule: 'more than 15° apart',
  clause: ({ letter }) => {
    const node = letter === 'a' ? 'Rahu' : 'Ketu';
    return clause({
      holds: (reading) => apart(reading, 'Jupiter', node) > FAR,
      says: () => `Jupiter and ${node} are more than 15 degrees apart`,
      lacks: () => `Jupiter and ${node} are within 15 degrees`,
    });
  },
};

const CLOSE = 10;
const WIDE = 20;

/** Strength by the distance of a light from the node in its sign. */
const byDistance =
  (light: 'Sun' | 'Moon') =>
  (reading: Reading): FixedStrength => {
    const arc = apart(reading, light, areTogether(reading, light, 'Rahu') ? 'Rahu' : 'Ketu');
    if (arc <= CLOSE) return 'STRONG';
    return arc > WIDE ? 'WEAK' : 'MEDIUM';
  };

/** A light with a node, and how far apart they are, since that decides the strength. */
const withItsArc = (light: 'Sun' | 'Moon', node: 'Rahu' | 'Ketu'): Clause => {
  const joined = together(light, node);
  return {
    ...joined,
    says: (reading) =>
      joined.says(reading).replace(/\.$/, `, ${printedTenths(apart(reading, light, node))} degrees apart.`),
  };
};

const grahana = (id: string, light: 'Sun' | 'Moon'): AdverseYoga =>
  adverse({
    id,
    name: 'Grahana',
    area: 'MIND',
    source: '[K]',
    forms: [fixedAt(byDistance(light), plain(either(withItsArc(light, 'Rahu'), withItsArc(light, 'Ketu'))))],
    weakenedBy: [reachedByJupiter(light)],
  });

/** The weakest place of the Moon from Jupiter counts least. */
const moonInTwelfth = ({ signs }: Reading): FixedStrength | null =>
  countSigns(signs.Jupiter, signs.Moon) === 12 ? 'WEAK' : null;

const ownOrExalted = (planet: Planet): Modifier => when(`${planet} own or exalted`, dignified(planet));

/** Catalogue 3, first stretch: planets with planets. */
export const ADVERSE_PLANETS: readonly AdverseYoga[] = [
  adverse({
    id: 'kemadruma',
    name: 'Kemadruma',
    area: 'MIND',
    source: 'BJ 13, PVR',
    forms: [plain(ofTheMoon(noneIn(STARRY, [2, 12], 'Moon')))],
    cancelledBy: [
      when('one of Mars to Saturn with the Moon', someIn(STARRY, [1], 'Moon')),
      when('one in 4, 7 or 10 from the Moon', someIn(STARRY, [4, 7, 10], 'Moon')),
      when('one in a kendra', someIn(STARRY, KENDRA)),
      when('the Moon in a kendra', inHouse('Moon', KENDRA)),
      when('Jupiter aspects the Moon', aspects('Jupiter', 'Moon')),
      when('the Moon exalted or own', dignified('Moon')),
    ],
  }),
  adverse({
    id: 'shakata',
    name: 'Shakata',
    area: 'WEALTH',
    source: 'PH 6',
    forms: [fixedAt(moonInTwelfth, plain(countedFrom('Moon', [6, 8, 12], 'Jupiter')))],
    cancelledBy: [when('the Moon in a kendra', inHouse('Moon', KENDRA))],
    weakenedBy: [ownOrExalted('Jupiter')],
  }),
  adverse({
    id: 'guru-chandala',
    name: 'Guru Chandala',
    area: 'GENERAL',
    source: '[K]',
    forms: [form('a', together('Jupiter', 'Rahu')), form('b', together('Jupiter', 'Ketu'))],
    cancelledBy: [ownOrExalted('Jupiter')],
    weakenedBy: [wideApart],
  }),
  grahana('grahana-sun', 'Sun'),
  grahana('grahana-moon', 'Moon'),
  adverse({
    id: 'angaraka',
    name: 'Angaraka',
    area: 'FAMILY',
    source: '[K]',
    forms: [form('a', together('Mars', 'Rahu')), form('b', together('Mars', 'Ketu'))],
    cancelledBy: [ownOrExalted('Mars')],
    weakenedBy: [when('Jupiter aspects Mars', aspects('Jupiter', 'Mars'))],
  }),
  adverse({
    id: 'shrapit',
    name: 'Shrapit',
    area: 'GENERAL',
    source: '[K]',
    forms: [plain(together('Saturn', 'Rahu'))],
    weakenedBy: [reachedByJupiter('Saturn'), ownOrExalted('Saturn')],
  }),
  adverse({
    id: 'visha',
    name: 'Visha (punarphoo)',
    area: 'MIND',
    source: 'R8.7, [K]',
    forms: [
      form('a', together('Moon', 'Saturn')),
      form('b', opposite('Moon', 'Saturn')),
      form('c', exchange('Moon', 'Saturn')),
    ],
    cancelledBy: [when('Jupiter aspects the Moon', aspects('Jupiter', 'Moon'))],
    weakenedBy: [ownOrExalted('Saturn')],
  }),
  adverse({
    id: 'yama',
    name: 'Yama',
    area: 'FAMILY',
    source: '[K]',
    forms: [plain(either(together('Mars', 'Saturn'), opposite('Mars', 'Saturn')))],
    weakenedBy: [when('either own or exalted', either(dignified('Mars'), dignified('Saturn')))],
  }),
];
