import type { Chart } from '../../chart/chart.ts';
import { signName } from '../../zodiac/lords.ts';
import type { House } from '../../zodiac/names.ts';
import { signsOf, wholeSignHouse } from '../base/frame.ts';
import type { DoshaClause } from './clause.ts';
import { MANGLIK_REFERENCES, manglikHits } from './manglik-hits.ts';
import { aspects, ownOrExalted, together } from './placed.ts';
import { say } from './doshas.messages.ts';

export const MANGLIK_CANCELLATION_RULES = ['a', 'b', 'c', 'd', 'e'] as const;
export type ManglikCancellation = (typeof MANGLIK_CANCELLATION_RULES)[number];

const LEO = 4;
const AQUARIUS = 10;
const CANCER = 3;

/** Signs in which Mars is exempt in a house of any reference that hits (Raman; the verse of the first and others). */
const EXEMPT: Readonly<Partial<Record<House, readonly number[]>>> = {
  1: [0],
  2: [2, 5],
  4: [0, 7],
  7: [3, 9],
  8: [8, 11, 3],
  12: [1, 6, 8],
};

function exemptSign(chart: Chart): string | null {
  const sign = signsOf(chart).Mars;
  if (sign === LEO || sign === AQUARIUS) return say.marsExemptAnywhere({ sign: signName(sign) });
  const hits = manglikHits(chart);
  const reference = MANGLIK_REFERENCES.find((each) => {
    const { hit, house } = hits[each];
    return hit && EXEMPT[house]?.includes(sign);
  });
  return reference === undefined
    ? null
    : say.marsExemptInHouse({ sign: signName(sign), house: hits[reference].house, reference });
}

function beneficHelp(chart: Chart): string | null {
  const facts = [
    ...(together(chart, 'Jupiter', 'Mars') ? [say.jupiterWithMars()] : []),
    ...(aspects(chart, 'Jupiter', 'Mars') ? [say.jupiterAspectsMars()] : []),
    ...(['Jupiter', 'Venus'] as const).flatMap((planet) => {
      const house = wholeSignHouse(chart, planet);
      return house === 1 || house === 7 ? [say.beneficInHouse({ planet, house })] : [];
    }),
  ];
  return facts.length === 0 ? null : say.beneficsHelp({ facts });
}

/** What lightens Mars in a manglik house, by group (R28.5). No single text has them all. */
export const MANGLIK_CANCELLATIONS: readonly DoshaClause<ManglikCancellation>[] = [
  {
    rule: 'a',
    source: 'RAMAN',
    holds: (chart) =>
      ownOrExalted(chart, 'Mars')
        ? say.marsOwnOrExalted({ sign: signName(signsOf(chart).Mars), house: wholeSignHouse(chart, 'Mars') })
        : null,
  },
  { rule: 'b', source: 'RAMAN', holds: exemptSign },
  { rule: 'c', source: 'MC', holds: beneficHelp },
  {
    rule: 'd',
    source: 'RAMAN',
    holds: (chart) => (together(chart, 'Mars', 'Moon') ? say.marsWithMoon() : null),
  },
  {
    rule: 'e',
    source: 'K',
    holds: ({ ascendant: { signIndex } }) =>
      signIndex === CANCER || signIndex === LEO ? say.marsYogaKaraka({ sign: signName(signIndex) }) : null,
  },
];
