import type { ChosenView } from '@cuspal/tool-kit/views/timed';
import { isUnsure } from '@cuspal/tool-kit/views/window-words';
import type { DecidingPromise } from '../composites/deciding-promise.ts';
import type { Reason } from './finding.ts';
import { isTied, type Spoken } from './period-words.ts';
import { say } from './answers.messages.ts';

const PROMISE = 'analyze_natal_promise';
const TIMING = 'find_event_timing_v2';

interface Reasons {
  readonly reasonsFor: readonly Reason[];
  readonly reasonsAgainst: readonly Reason[];
}

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
  const hit = [...covered, ...supportHit].sort((a, b) => a - b);
  const rows: Reason[] = [];
  if (covered.length > 0 && level !== null)
    rows.push(
      reason(
        PROMISE,
        'R9.1',
        say.signified({ csl, cusp: house, houses: hit, level }),
        say.decidesFor({ csl, adverse: polarity === 'adverse', level }),
      ),
    );
  return [...rows, ...witnesses(promise, true), ...steady(promise)];
}

function againstIt(promise: DecidingPromise): readonly Reason[] {
  const { csl, house, covered, missing, denialHit, bestDenialLevel: level, delay, outweighed, required } = promise;
  const rows: Reason[] = [];
  if (denialHit.length > 0 && level !== null)
    rows.push(
      reason(
        PROMISE,
        'R9.1',
        say.signifiesAgainst({ csl, houses: denialHit, level }),
        covered.length === 0 ? say.decidesAgainst({ csl, level }) : say.worksAgainstToo({ csl, level, outweighed }),
      ),
    );
  if (covered.length === 0)
    rows.push(
      reason(PROMISE, 'R9.4', say.signifiesNone({ csl, cusp: house, houses: required }), say.givesNoSupport({ csl })),
    );
  else if (missing.length > 0)
    rows.push(
      reason(
        PROMISE,
        'R9.1',
        say.misses({ csl, houses: missing }),
        say.partsSupported({ covered: covered.length, parts: covered.length + missing.length }),
      ),
    );
  if (delay !== null)
    rows.push(reason(PROMISE, 'R10', say.starLordDelays({ csl, starLord: delay.starLord }), say.delayShown()));
  if (promise.side !== 'no' && promise.cslStanding === 'AGAINST')
    rows.push(reason(PROMISE, 'R6T.1', say.periodOpposes({ csl }), null));
  return [...rows, ...witnesses(promise, false), ...unsteady(promise)];
}

type Row = DecidingPromise['confirmations']['cusps'][number];

/** Second witnesses that speak for the matter, or those that do not. */
function witnesses({ confirmations: { cusps, karakas } }: DecidingPromise, wanted: boolean): readonly Reason[] {
  const speaks = ({ contact, wholeDenial = false }: Partial<Pick<Row, 'wholeDenial'>> & Pick<Row, 'contact'>) =>
    (contact !== null && !wholeDenial) === wanted;
  const own = cusps.filter(({ sameAsFirst }) => sameAsFirst === undefined);
  const named = karakas.filter((row) => row.sameAsFirst === undefined && speaks(row)).map(({ planet }) => planet);
  const agreeing = own.filter(speaks);
  const rows: Reason[] = [];
  if (agreeing.length > 0)
    rows.push(
      reason(
        PROMISE,
        'R9.5',
        say.cuspsWitness({ cusps: agreeing.map(({ cusp }) => cusp), wanted }),
        say.checksSpeak({ agreeing: agreeing.length, all: own.length, wanted }),
      ),
    );
  if (named.length > 0) {
    const told = { karakas: named, wanted };
    rows.push(reason(PROMISE, 'R9.5', say.karakasWitness(told), say.karakasByNature(told)));
  }
  return rows;
}

function steady({ stability: { band } }: DecidingPromise): readonly Reason[] {
  return band === 'FIRM' ? [reason(PROMISE, 'R9S', ...twice(say.verdictHolds()))] : [];
}

function unsteady({ stability: { band } }: DecidingPromise): readonly Reason[] {
  if (band !== 'KNIFE_EDGE' && band !== 'THIN') return [];
  return [reason(PROMISE, 'R9S', ...twice(say.verdictTurns({ band })))];
}

const twice = (text: string): [string, string] => [text, text];

/** What was found of the periods. */
interface Found {
  readonly first: ChosenView | null;
  readonly best: ChosenView | null;
  readonly windowsFound: number;
  readonly kept: number | null;
}

/** What the periods speak for and against. */
export function timingReasons(timing: Found | null, { adverse, side }: Spoken): Reasons {
  if (timing === null || side === 'no') return { reasonsFor: [], reasonsAgainst: [] };
  const { best, windowsFound } = timing;
  const from = best?.class === 'FULL' ? [best] : [];
  return {
    reasonsFor: from.map(({ md, ad, pd }) =>
      reason(
        TIMING,
        'R6T.3',
        say.lordsOfOnePeriod({ lords: [md, ad, pd], adverse }),
        say.wholePeriodComes({ adverse }),
      ),
    ),
    reasonsAgainst: [
      ...(windowsFound === 0 ? [reason(TIMING, 'R6T.3', ...twice(say.noStrongPeriod()))] : []),
      ...(isUnsure(timing.kept) ? [reason(TIMING, 'R6T.5', ...twice(say.othersMayReplace()))] : []),
      ...(isTied(timing) ? [reason(TIMING, 'R6T.3', ...twice(say.tieByMoment()))] : []),
    ],
  };
}
