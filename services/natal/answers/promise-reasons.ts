import { capitalised, housesNamed, inWords } from '@cuspal/engine/base/words';
import { planetFirst, planetInWords, planetsFirst } from '@cuspal/engine/zodiac/planet-words';
import type { ChosenView } from '@cuspal/tool-kit/views/timed';
import type { DecidingPromise } from '../composites/deciding-promise.ts';
import type { Reason } from './finding.ts';
import type { Spoken } from './period-words.ts';

const PROMISE = 'analyze_natal_promise';
const TIMING = 'find_event_timing_v2';

interface Reasons {
  readonly reasonsFor: readonly Reason[];
  readonly reasonsAgainst: readonly Reason[];
}

/** How strongly a house is signified, by the best level at which it is. */
const STRENGTH = ['', 'very strongly', 'strongly', 'moderately', 'weakly'];

const reason = (tool: string, rule: string, text: string, plain: string | null): Reason => ({
  text,
  plain,
  tool,
  rule,
});

/** What of a promise speaks for the matter and what against it, strongest first. */
export function promiseReasons(promise: DecidingPromise): Reasons {
  return { reasonsFor: forIt(promise), reasonsAgainst: againstIt(promise) };
}

function forIt(promise: DecidingPromise): readonly Reason[] {
  const { csl, house, covered, supportHit, bestRequiredLevel: level, polarity } = promise;
  const verb = polarity === 'adverse' ? 'points to' : 'supports';
  const planet = planetFirst(csl);
  const hit = [...covered, ...supportHit].sort((a, b) => a - b);
  const rows: Reason[] = [];
  if (covered.length > 0 && level !== null)
    rows.push(
      reason(
        PROMISE,
        'R9.1',
        `${planet}, sub lord of cusp ${house}, signifies ${housesNamed(hit)}, best at level ${level}.`,
        `${planet}, the planet that decides this, ${verb} it ${STRENGTH[level]}.`,
      ),
    );
  return [...rows, ...witnesses(promise, true), ...steady(promise)];
}

function againstIt(promise: DecidingPromise): readonly Reason[] {
  const { csl, house, covered, missing, denialHit, bestDenialLevel: level, delay, outweighed, required } = promise;
  const planet = planetFirst(csl);
  const rows: Reason[] = [];
  if (denialHit.length > 0 && level !== null)
    rows.push(
      reason(
        PROMISE,
        'R9.1',
        `${planet} also signifies ${housesNamed(denialHit)} against it, best at level ${level}.`,
        covered.length === 0
          ? `${planet}, the planet that decides this, works against it ${STRENGTH[level]}.`
          : `${planet} also works against it ${STRENGTH[level]}${outweighed ? ', and more than for it' : ''}.`,
      ),
    );
  if (covered.length === 0)
    rows.push(
      reason(
        PROMISE,
        'R9.4',
        `${planet}, sub lord of cusp ${house}, signifies none of ${housesNamed(required)}.`,
        `${planet}, the planet that decides this, gives it no support.`,
      ),
    );
  else if (missing.length > 0)
    rows.push(
      reason(
        PROMISE,
        'R9.1',
        `${planet} misses ${housesNamed(missing)}.`,
        `Only ${covered.length} of the ${covered.length + missing.length} parts that it needs ${covered.length === 1 ? 'is' : 'are'} supported.`,
      ),
    );
  if (delay !== null)
    rows.push(
      reason(
        PROMISE,
        'R10',
        `The star lord of ${planetInWords(csl)}, ${planetInWords(delay.starLord)}, was retrograde at birth, which delays it.`,
        'The chart shows a delay.',
      ),
    );
  if (promise.side !== 'no' && promise.cslStanding === 'AGAINST')
    rows.push(
      reason(PROMISE, 'R6T.1', `When ${planetInWords(csl)} rules a period, it works against the matter.`, null),
    );
  return [...rows, ...witnesses(promise, false), ...unsteady(promise)];
}

/** `A further check in the chart speaks`, `2 of 3 further checks in the chart speak`. */
function checksInWords(agreeing: number, all: number): string {
  if (all === 1) return 'A further check in the chart speaks';
  return `${agreeing === 1 ? 'One' : agreeing} of ${all} further checks in the chart ${agreeing === 1 ? 'speaks' : 'speak'}`;
}

type Row = DecidingPromise['confirmations']['cusps'][number];

/** Second witnesses that speak for the matter, or those that do not. */
function witnesses({ confirmations: { cusps, karakas } }: DecidingPromise, wanted: boolean): readonly Reason[] {
  const speaks = ({ contact, wholeDenial = false }: Partial<Pick<Row, 'wholeDenial'>> & Pick<Row, 'contact'>) =>
    (contact !== null && !wholeDenial) === wanted;
  const own = cusps.filter(({ sameAsFirst }) => sameAsFirst === undefined);
  const named = karakas
    .filter((row) => row.sameAsFirst === undefined && speaks(row))
    .map(({ planet }) => planetInWords(planet));
  const agreeing = own.filter(speaks);
  const rows: Reason[] = [];
  if (agreeing.length > 0)
    rows.push(
      reason(
        PROMISE,
        'R9.5',
        `The sub lord${agreeing.length > 1 ? 's' : ''} of ${agreeing.length > 1 ? 'cusps' : 'cusp'} ${inWords(agreeing.map(({ cusp }) => cusp))}, a second witness, ${agreeing.length > 1 ? 'speak' : 'speaks'} ${wanted ? 'for' : 'against'} it.`,
        `${checksInWords(agreeing.length, own.length)} ${wanted ? 'for' : 'against'} it.`,
      ),
    );
  if (named.length > 0) {
    const one = named.length === 1;
    const subject = inWords(named);
    rows.push(
      reason(
        PROMISE,
        'R9.5',
        `${capitalised(subject)}, ${one ? 'a karaka' : 'karakas'}, ${one ? 'signifies' : 'signify'} ${wanted ? 'a' : 'no'} required house.`,
        `${capitalised(subject)}, which by nature ${one ? 'stands' : 'stand'} for such matters, ${wanted ? (one ? 'supports' : 'support') : one ? 'does not support' : 'do not support'} it.`,
      ),
    );
  }
  return rows;
}

function steady({ stability: { band } }: DecidingPromise): readonly Reason[] {
  return band === 'FIRM'
    ? [reason(PROMISE, 'R9S', ...twice('The verdict holds for birth times ten minutes earlier or later.'))]
    : [];
}

function unsteady({ stability: { band } }: DecidingPromise): readonly Reason[] {
  if (band !== 'KNIFE_EDGE' && band !== 'THIN') return [];
  const minutes = band === 'KNIFE_EDGE' ? 'less than a minute' : 'a few minutes';
  return [reason(PROMISE, 'R9S', ...twice(`A birth time that is off by ${minutes} changes the verdict.`))];
}

const twice = (text: string): [string, string] => [text, text];

/** What was found of the periods. */
interface Found {
  readonly best: ChosenView | null;
  readonly windowsFound: number;
  readonly kept: number | null;
}

/** What the periods speak for and against. */
export function timingReasons(timing: Found | null, { adverse, side }: Spoken): Reasons {
  if (timing === null || side === 'no') return { reasonsFor: [], reasonsAgainst: [] };
  const { best, windowsFound, kept } = timing;
  const from = best?.class === 'FULL' ? [best] : [];
  const unsure = kept !== null && kept < 0.7;
  return {
    reasonsFor: from.map(({ md, ad, pd }) =>
      reason(
        TIMING,
        'R6T.3',
        `${planetsFirst([md, ad, pd])} as lords of one period all ${adverse ? 'point to' : 'favour'} it.`,
        adverse
          ? 'A period comes whose planets all point to it.'
          : 'A period comes in which all its planets favour it.',
      ),
    ),
    reasonsAgainst: [
      ...(windowsFound === 0
        ? [reason(TIMING, 'R6T.3', ...twice('No strong period for it is found in the years looked at.'))]
        : []),
      ...(unsure
        ? [
            reason(
              TIMING,
              'R6T.5',
              ...twice('With a birth time only this exact, other periods may take the place of these.'),
            ),
          ]
        : []),
    ],
  };
}
