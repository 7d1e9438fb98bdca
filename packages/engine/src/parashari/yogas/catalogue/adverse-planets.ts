import { separation } from '../../../base/angles.ts';
import { printedTenths } from '../../../base/printed.ts';
import type { Planet } from '../../../zodiac/names.ts';
import { countSigns } from '../../base/frame.ts';
import { clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { placeOf } from '../who.ts';
import { areTogether, aspects, exchange, hasWithOrAspecting, opposite, together } from '../vocabulary/ties.ts';
import { countedFrom, inHouse, KENDRA } from '../vocabulary/places.ts';
import { dignified } from '../vocabulary/dignities.ts';
import { noneIn, someIn, STARRY } from '../vocabulary/company.ts';
import { fixedAt, form, plain, when } from '../yoga.ts';
import type { FixedStrength, Modifier } from '../yoga.ts';
import { adverse } from './areas.ts';
import type { AdverseYoga } from './areas.ts';
import { say } from './catalogue.messages.ts';
import { say as rules } from './rules.messages.ts';

/** A clause that names the Moon as the one that forms it. */
const ofTheMoon = (given: Clause): Clause => ({ ...given, planets: () => ['Moon'] });

const reachedByJupiter = (planet: Planet): Modifier =>
  when(
    rules.jupiterWithOrAspecting,
    clause({
      holds: (reading) => hasWithOrAspecting(reading, planet, 'Jupiter'),
      says: (reading) => say.jupiterReaches({ joined: areTogether(reading, 'Jupiter', planet), planet }),
      lacks: () => say.jupiterDoesNotReach({ planet }),
    }),
  );

const apart = ({ chart }: Reading, x: Planet, y: Planet): number =>
  separation(chart.planets[x].longitude, chart.planets[y].longitude);

const FAR = 15;
const wideApart: Modifier = {
  rule: rules.wideApart,
  clause: ({ letter }) => {
    const node = letter === 'a' ? 'Rahu' : 'Ketu';
    return clause({
      holds: (reading) => apart(reading, 'Jupiter', node) > FAR,
      says: () => say.wideApart({ node, met: true }),
      lacks: () => say.wideApart({ node, met: false }),
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
const withItsArc = (light: 'Sun' | 'Moon', node: 'Rahu' | 'Ketu'): Clause => ({
  ...together(light, node),
  says: (reading) =>
    say.lightWithNode({
      light,
      node,
      ...placeOf(reading, light),
      degrees: printedTenths(apart(reading, light, node)),
    }),
});

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

const ownOrExalted = (planet: Planet): Modifier => when(() => rules.planetOwnOrExalted({ planet }), dignified(planet));

/** Catalogue 3, first stretch: planets with planets. */
export const ADVERSE_PLANETS: readonly AdverseYoga[] = [
  adverse({
    id: 'kemadruma',
    name: 'Kemadruma',
    area: 'MIND',
    source: 'BJ 13, PVR',
    forms: [plain(ofTheMoon(noneIn(STARRY, [2, 12], 'Moon')))],
    cancelledBy: [
      when(rules.starryWithMoon, someIn(STARRY, [1], 'Moon')),
      when(rules.starryInKendraFromMoon, someIn(STARRY, [4, 7, 10], 'Moon')),
      when(rules.starryInKendra, someIn(STARRY, KENDRA)),
      when(rules.moonInKendra, inHouse('Moon', KENDRA)),
      when(() => rules.jupiterAspects({ planet: 'Moon' }), aspects('Jupiter', 'Moon')),
      when(rules.moonExaltedOrOwn, dignified('Moon')),
    ],
  }),
  adverse({
    id: 'shakata',
    name: 'Shakata',
    area: 'WEALTH',
    source: 'PH 6',
    forms: [fixedAt(moonInTwelfth, plain(countedFrom('Moon', [6, 8, 12], 'Jupiter')))],
    cancelledBy: [when(rules.moonInKendra, inHouse('Moon', KENDRA))],
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
    weakenedBy: [when(() => rules.jupiterAspects({ planet: 'Mars' }), aspects('Jupiter', 'Mars'))],
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
    cancelledBy: [when(() => rules.jupiterAspects({ planet: 'Moon' }), aspects('Jupiter', 'Moon'))],
    weakenedBy: [ownOrExalted('Saturn')],
  }),
  adverse({
    id: 'yama',
    name: 'Yama',
    area: 'FAMILY',
    source: '[K]',
    forms: [plain(either(together('Mars', 'Saturn'), opposite('Mars', 'Saturn')))],
    weakenedBy: [when(rules.eitherOwnOrExalted, either(dignified('Mars'), dignified('Saturn')))],
  }),
];
