import type { Chart } from '../../chart/chart.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { debilitationSign, exaltationSign } from '../base/dignity.ts';
import { associations, aspectOn } from '../base/drishti.ts';
import { countSigns, isKendra, signsOf } from '../base/frame.ts';
import type { SignsOf } from '../base/frame.ts';
import { vargaSign } from '../vargas/vargas.ts';
import { say } from './states.messages.ts';

export const CANCELLATION_CLAUSES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
type CancellationClause = (typeof CANCELLATION_CLAUSES)[number];

export interface Cancellation {
  readonly clause: CancellationClause;
  /** A clause that follows `because`. */
  readonly detail: string;
}

/** Neecha bhanga raja yoga asks for two of these; f alone only cancels. */
const RAJA_CLAUSES: ReadonlySet<CancellationClause> = new Set(['a', 'b', 'c', 'd', 'e']);

/**
 * What cancels the debility of a planet (PH 7, BPHS): a to c a helper in a kendra from the ascendant or the Moon
 * (lord of the debilitation sign, lord of the exaltation sign, the sign owner exalted in the debilitation sign), d that
 * first lord with the planet or looking at it, e exchange with it, f own or exalted in D9. Empty when not debilitated.
 */
export function debilityCancellations(
  planet: Planet,
  signs: SignsOf,
  ascendantSign: number,
  navamsaSign: number,
): readonly Cancellation[] {
  const fall = debilitationSign(planet);
  if (signs[planet] !== fall) return [];
  const lord = signLordOf(fall);
  const exaltationLord = signLordOf(exaltationSign(planet));
  const exalted = GRAHAS.find((other) => exaltationSign(other) === fall);
  // The Moon stands in a kendra from itself always: as a helper it is counted from the ascendant alone.
  const angular = (helper: Planet): boolean =>
    isKendra(countSigns(ascendantSign, signs[helper])) ||
    (helper !== 'Moon' && isKendra(countSigns(signs.Moon, signs[helper])));

  const found: Cancellation[] = [];
  if (angular(lord))
    found.push({ clause: 'a', detail: say.helperInKendra({ helper: lord, part: 'DEBILITATION_LORD' }) });
  if (angular(exaltationLord))
    found.push({ clause: 'b', detail: say.helperInKendra({ helper: exaltationLord, part: 'EXALTATION_LORD' }) });
  if (exalted && angular(exalted))
    found.push({ clause: 'c', detail: say.helperInKendra({ helper: exalted, part: 'EXALTED_THERE' }) });
  const joined = signs[lord] === fall;
  if (joined || aspectOn(lord, planet, signs) !== null)
    found.push({ clause: 'd', detail: say.lordReaches({ lord, joined, planet }) });
  if (associations(planet, lord, signs).includes('EXCHANGE'))
    found.push({ clause: 'e', detail: say.lordExchanges({ planet, lord }) });
  const exaltedInNavamsa = navamsaSign === exaltationSign(planet);
  if (exaltedInNavamsa || signLordOf(navamsaSign) === planet)
    found.push({ clause: 'f', detail: say.dignifiedInNavamsa({ planet, exalted: exaltedInNavamsa }) });
  return found;
}

/** What cancels the debility of a planet of a chart. */
export const cancellationsOf = (chart: Chart, planet: Planet): readonly Cancellation[] =>
  debilityCancellations(
    planet,
    signsOf(chart),
    chart.ascendant.signIndex,
    vargaSign('D9', chart.planets[planet].longitude),
  );

/** Two or more of a to e make the neecha bhanga raja yoga. */
export const isNeechaBhangaRaja = (cancellations: readonly Cancellation[]): boolean =>
  cancellations.filter(({ clause }) => RAJA_CLAUSES.has(clause)).length >= 2;
