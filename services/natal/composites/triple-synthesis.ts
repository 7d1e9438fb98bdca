import { capitalised } from '@cuspal/engine/base/words';
import { type JudgedEvent, matterInWords } from '@cuspal/engine/events/event';
import type { Convergence, DashaMeeting, DashaState, DashaSystem } from '@cuspal/engine/synthesis/dasha-consensus';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { datesInWords, printDate } from '@cuspal/engine/time/print';
import { promiseLimit } from '../../dasha/timing/event-promise.ts';
import { quoteOf, type DecidingPromise } from './deciding-promise.ts';
import { cappedConfidence, type CappedConfidence, fact, type Fact, nearBorder, synthesisOf } from './synthesis.ts';
import type { PromiseStability } from './promise-stability.ts';
import { dashaName, stateSentence } from './triple-words.ts';
import { say } from './composites.messages.ts';

/** What three dashas say of one matter at a date. */
export interface TripleFindings {
  readonly event: JudgedEvent;
  readonly promise: DecidingPromise;
  readonly stability: PromiseStability;
  readonly states: Readonly<Record<DashaSystem, DashaState>>;
  readonly reasons: Readonly<Record<DashaSystem, string>>;
  readonly convergence: Convergence;
  readonly rule: string;
  readonly meetings: readonly DashaMeeting[];
  /** Vimshottari is on at the date by mahadasha and antardasha alone. */
  readonly byTwoLords: boolean;
  readonly utcMs: number;
  /** End of the years asked for. */
  readonly endMs: number;
  readonly clock: LocalClock;
  readonly failed: readonly string[];
}

/** The three dashas in one answer; agreement is said before its reasons (steps 3 to 5). */
export function tripleSynthesis(found: TripleFindings) {
  const { event, promise, states, reasons, convergence, rule, failed } = found;
  const agrees = convergence === 'STRONG' || convergence === 'PARTIAL';
  const together = fact('convergence', stateSentence(states, matterInWords(event)));
  const kp = fact('vimshottari', reasons.vimshottari);
  const { severity } = promise.chain.boundary;
  return synthesisOf<Convergence, null, CappedConfidence>({
    answer: convergence,
    rule,
    confidence:
      promise.side === 'no'
        ? 'LOW'
        : cappedConfidence({
            decided: false,
            auditBand: null,
            boundary: severity,
            failed: failed.length,
            cap: found.stability.cap,
          }),
    quoteFirst: quoteOf({ ...promise, event: capitalised(matterInWords(event)) }),
    stands: found.stability.says,
    supports: [...(agrees ? together : []), ...(states.vimshottari === 'ON' ? kp : [])],
    cautions: [
      ...found.stability.otherwise,
      ...promiseFacts(found),
      ...(agrees ? [] : together),
      ...(states.vimshottari === 'ON' ? [] : kp),
      ...limits(found),
    ],
    timing: null,
    timingSays: promise.side === 'no' ? null : meetingsSay(found),
    crossSystem: [
      { fact: reasons.yogini, member: 'yogini', system: 'parashari' },
      { fact: reasons.chara, member: 'chara', system: 'jaimini' },
    ],
    notCovered: [
      ...(promise.side === 'no' ? [] : ['find_event_timing_v2']),
      'run_pre_verdict_audit',
      ...(severity === 'CRITICAL' ? ['get_boundary_warnings'] : []),
    ],
  });
}

/** What the promise leaves of an agreement of periods. */
function promiseFacts({ event, promise }: TripleFindings): readonly Fact[] {
  const adverse = event.polarity === 'adverse';
  if (promise.side === 'no') return fact('promise', say.wouldCarry({ adverse, matter: matterInWords(event) }));
  return [
    ...fact('promise', promiseLimit(event, promise.verdict)),
    ...fact('promise', adverse && say.tendencyOnly({ event: event.label })),
  ];
}

/** What else keeps an agreement from meaning more than it does. */
function limits({ promise, states, byTwoLords }: TripleFindings): readonly Fact[] {
  return [
    ...fact('promise', promise.chain.boundary.severity === 'CRITICAL' && nearBorder(promise.house)),
    ...fact('meetings', promise.side !== 'no' && apartInWords(byTwoLords, states.vimshottari === 'ON')),
  ];
}

/** The spans are found by two lords of Vimshottari and its state by three, which can part. */
function apartInWords(byTwo: boolean, byThree: boolean): string | false {
  if (byTwo === byThree) return false;
  return byTwo ? say.byTwoLords() : say.byThirdLord();
}

/** When dashas meet first, and when all three do. */
function meetingsSay({ meetings, clock, utcMs, endMs: horizonMs }: TripleFindings): string {
  const [first] = meetings;
  if (first === undefined) return say.noTwoMeet({ until: printDate(horizonMs, clock) });
  const span = ({ startMs, endMs }: DashaMeeting) => ({
    open: endMs >= horizonMs,
    from: printDate(startMs, clock),
    end: printDate(Math.min(endMs, horizonMs), clock),
    dates: datesInWords(startMs, endMs, clock),
  });
  const who = { all: first.on.length === 3, dashas: first.on.map(dashaName) };
  const three = meetings.find(({ on }) => on.length === 3);
  return [
    first.startMs <= utcMs ? say.alreadyMeet({ ...who, ...span(first) }) : say.firstMeet({ ...who, ...span(first) }),
    ...(three === undefined || three === first ? [] : [say.allFirstMeet(span(three))]),
  ].join(' ');
}
