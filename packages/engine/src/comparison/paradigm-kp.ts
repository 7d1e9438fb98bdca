import type { Chart } from '../chart/chart.ts';
import type { JudgedEvent } from '../events/event.ts';
import { windowsFor } from '../kp/timing/event-windows.ts';
import { releaseFinder } from '../kp/timing/release.ts';
import { usablePart } from '../kp/timing/window-state.ts';
import type { Ephemeris } from '../sky/port.ts';
import { promise } from '../kp/promise/promise.ts';
import { verdictSentence } from '../kp/promise/promise-reasoning.ts';
import type { Verdict } from '../kp/promise/promise-verdict.ts';
import type { Interval } from '../base/intervals.ts';
import type { Paradigm, ParadigmAnswer, ParadigmPeriod } from './paradigm.ts';
import { say } from './comparison.messages.ts';

const ANSWER_OF: Readonly<Record<Verdict, ParadigmAnswer>> = {
  ACTIVE: 'YES',
  MIXED_ACTIVE: 'YES',
  PARTIALLY_ACTIVE: 'CONDITIONAL',
  CONTRADICTED: 'CONDITIONAL',
  DENIED: 'NO',
  NEGATED: 'NO',
};

/** The usable part of the first window; releases do not move with the moment, so any will do. */
function firstPeriod(ephemeris: Ephemeris, chart: Chart, event: JudgedEvent, span: Interval): ParadigmPeriod | null {
  const releases = releaseFinder(ephemeris, chart.moment.ayanamsa);
  const context = { asOfMs: span.startMs, rulingPlanets: [], releases };
  const first = windowsFor(chart, event, span, context).first;
  const part = first && usablePart(first);
  if (first === null || part === null) return null;
  const { md, ad, pd } = first;
  return { ...part, label: say.threeLords({ md: md.planet, ad: ad.planet, pd: pd.planet }) };
}

/** A matter by KP: the promise of the cuspal sub lord and the first window that can be used. */
export function kpParadigm(ephemeris: Ephemeris, chart: Chart, event: JudgedEvent, span: Interval): Paradigm {
  const judged = promise(chart, event);
  const { verdict, csl, house, covered, missing, denialHit, side } = judged;
  return {
    tradition: 'kp',
    answer: ANSWER_OF[verdict],
    factors: [
      {
        factor: 'SUB_LORD',
        detail: [say.subLordOf({ cusp: house, csl }), verdictSentence(say.theMatter(), judged)].join(' '),
        points: null,
      },
      {
        factor: 'HOUSES_MET',
        detail: say.housesMet({ covered, missing }),
        points: null,
      },
      {
        factor: 'HOUSES_AGAINST',
        detail: say.housesAgainst({ houses: denialHit }),
        points: null,
      },
    ],
    grounds: { planets: [csl], houses: covered },
    next: side === 'no' ? null : firstPeriod(ephemeris, chart, event, span),
  };
}
