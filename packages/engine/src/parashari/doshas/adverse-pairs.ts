import type { Chart } from '../../chart/chart.ts';
import { separation } from '../../base/angles.ts';
import type { Graha, Node } from '../../zodiac/names.ts';
import { associations } from '../base/drishti.ts';
import { signsOf } from '../base/frame.ts';
import type { DoshaClause } from './clause.ts';
import { aspects, countFrom, namedFirst, ownOrExalted, placeInWords, together } from './placed.ts';

/** A combination of two bodies with what cancels and what weakens it: rows of the adverse yogas (R28.5). */
export interface AdversePair {
  readonly name: 'guruChandala' | 'grahanaSun' | 'grahanaMoon' | 'angaraka' | 'shrapit' | 'visha';
  readonly base: DoshaClause<'base'>;
  readonly cancels: readonly DoshaClause[];
  readonly weakens: readonly DoshaClause[];
}

const K = 'general literature';
const NODES: readonly Node[] = ['Rahu', 'Ketu'];

const nodeWith = (chart: Chart, planet: Graha, nodes = NODES): Node | undefined =>
  nodes.find((node) => together(chart, planet, node));

const withNode = (planet: Graha, nodes = NODES): DoshaClause<'base'> => ({
  rule: 'base',
  source: K,
  holds: (chart) => {
    const node = nodeWith(chart, planet, nodes);
    return node === undefined ? null : `${namedFirst(planet)} stands with ${node} in ${placeInWords(chart, planet)}.`;
  },
});

const dignified = (planet: Graha, source = K): DoshaClause => ({
  rule: 'ownOrExalted',
  source,
  holds: (chart) => (ownOrExalted(chart, planet) ? `${namedFirst(planet)} is in its own sign or exalted.` : null),
});

const jupiterReaches = (planet: Graha): DoshaClause => ({
  rule: 'jupiter',
  source: K,
  holds: (chart) =>
    together(chart, 'Jupiter', planet) || aspects(chart, 'Jupiter', planet)
      ? `Jupiter joins or aspects ${planet === 'Saturn' ? planet : `the ${planet}`}.`
      : null,
});

/** Degrees between Jupiter and its node beyond which the tie is loose. */
const LOOSE = 15;

const loose: DoshaClause = {
  rule: 'farApart',
  source: K,
  holds: (chart) => {
    const node = nodeWith(chart, 'Jupiter');
    const { planets } = chart;
    return node !== undefined && separation(planets.Jupiter.longitude, planets[node].longitude) > LOOSE
      ? `Jupiter and ${node} are more than ${LOOSE} degrees apart.`
      : null;
  },
};

/** Moon and Saturn together, opposite or in exchange (R8.7). */
const moonSaturn: DoshaClause<'base'> = {
  rule: 'base',
  source: K,
  holds: (chart) => {
    if (together(chart, 'Moon', 'Saturn')) return `The Moon stands with Saturn in ${placeInWords(chart, 'Moon')}.`;
    if (countFrom(chart, 'Moon', 'Saturn') === 7) return 'The Moon and Saturn stand opposite to each other.';
    return associations('Moon', 'Saturn', signsOf(chart)).includes('EXCHANGE')
      ? 'The Moon and Saturn exchange signs.'
      : null;
  },
};

export const ADVERSE_PAIRS: readonly AdversePair[] = [
  { name: 'guruChandala', base: withNode('Jupiter'), cancels: [dignified('Jupiter')], weakens: [loose] },
  { name: 'grahanaSun', base: withNode('Sun'), cancels: [], weakens: [jupiterReaches('Sun')] },
  { name: 'grahanaMoon', base: withNode('Moon'), cancels: [], weakens: [jupiterReaches('Moon')] },
  {
    name: 'angaraka',
    base: withNode('Mars'),
    cancels: [dignified('Mars')],
    weakens: [
      {
        rule: 'jupiter',
        source: K,
        holds: (chart) => (aspects(chart, 'Jupiter', 'Mars') ? 'Jupiter aspects Mars.' : null),
      },
    ],
  },
  {
    name: 'shrapit',
    base: withNode('Saturn', ['Rahu']),
    cancels: [],
    weakens: [jupiterReaches('Saturn'), dignified('Saturn')],
  },
  {
    name: 'visha',
    base: moonSaturn,
    cancels: [
      {
        rule: 'jupiter',
        source: K,
        holds: (chart) => (aspects(chart, 'Jupiter', 'Moon') ? 'Jupiter aspects the Moon.' : null),
      },
    ],
    weakens: [dignified('Saturn')],
  },
];
