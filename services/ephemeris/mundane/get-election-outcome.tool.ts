import { EngineError } from '@cuspal/engine/base/errors';
import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { type JointPeriod, jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import {
  compareSides,
  CONTEST_CUSPS,
  CONTEST_STEPS,
  CONTEST_VERDICTS,
  contestSide,
  ELECTION_WIN,
} from '@cuspal/engine/world/mundane/contest';
import {
  answerShape,
  birthInput,
  chainShape,
  contactLevel,
  defineTool,
  instantText,
  leanShape,
  listOf,
  nextShape,
  oneOfTheWords,
  horaryPeriodClassShape,
  PERSON_ALIASES,
  personInput,
  personMoment,
  planetList,
  planetName,
  promiseSummaryShape,
  ToolError,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { contestAnswer, contestReasons, type Contender } from './contest-words.ts';
import { say } from './mundane.messages.ts';
import { concerning } from '@cuspal/engine/base/words';

const OFFICE_LEVELS = ['local', 'state', 'national'] as const;

const sideShape = z.strictObject({
  cusps: listOf(
    z.strictObject({ cusp: z.literal(CONTEST_CUSPS), csl: planetName, lean: leanShape, chain: chainShape }),
  ),
  promise: promiseSummaryShape,
  lords: z.strictObject({ md: planetName, ad: planetName, pd: planetName }),
  periodClass: horaryPeriodClassShape,
  transit: listOf(
    z.strictObject({ body: planetName, starLord: planetName, subLord: planetName, fruitful: z.boolean() }),
  ),
  fruitfulRps: planetList.meta({ description: 'Ruling planets of the moment of the call that are fruitful' }),
  karakas: listOf(z.strictObject({ planet: planetName, contact: contactLevel })),
  verdict: oneOfTheWords(CONTEST_VERDICTS),
});

export default defineTool({
  name: 'get_election_outcome',
  title: 'Political contest lens',
  purpose: "Whether a candidate's chart supports winning a contest on a date, against a rival if given",
  family: 'mundane',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    "Whether a candidate's chart supports winning an election on a date, by KP. Send the candidate's birth, and a rival's as person2. Gives no vote counts and no party.",
  provenance: {
    rules: ['R10', 'R9.1', 'R5.3', 'R5.6', 'R13.4', 'R14.1', 'R8.1', 'R8.3', 'R8.4'],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  input: birthInput.extend({
    election_date: z
      .string()
      .max(80)
      .optional()
      .meta({ description: 'ISO date or date-time, local at the birth place; a date alone is noon; default now' }),
    person2: personInput
      .optional()
      .meta({ ...PERSON_ALIASES, description: 'The rival; ayanamsa default that of the candidate' }),
    office_level: z.enum(OFFICE_LEVELS).default('national').meta({ description: 'Repeated; changes nothing' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    electionDate: instantText,
    officeLevel: z.enum(OFFICE_LEVELS),
    candidate: sideShape,
    rival: sideShape.optional(),
    comparison: z
      .strictObject({ leader: z.enum(['candidate', 'rival', 'UNDECIDED']), decidedBy: z.enum(CONTEST_STEPS) })
      .optional()
      .meta({ description: 'Where a rival is sent' }),
    extensionNote: z.string(),
    disclaimer: z.string(),
    reasons: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ chart, input, ephemeris, now, note }) => {
    const { moment } = chart;
    const electionMs = resolveInstant(input.election_date, moment, now, 'election_date');
    const contender = (of: Chart): Contender => {
      requireInCycle(of, electionMs, 'election_date');
      const joint = jointPeriodAt(of, electionMs);
      return { chart: of, joint, side: contestSide(ephemeris, of, joint, electionMs, now) };
    };
    requireHouses(chart);
    const candidate = contender(chart);
    const { person2 } = input;
    const rival =
      person2 &&
      asRival(() => {
        const of = buildChart(ephemeris, personMoment(person2, 'person2', moment.ayanamsa, note));
        requireHouses(of, 'person2.latitude');
        return contender(of);
      });
    const comparison = rival && compareSides(candidate.side, rival.side);
    note(say.noVoteCounts());
    note(say.promiseAndPeriod());
    return {
      answer: contestAnswer(candidate, rival, comparison, printDate(electionMs, moment)),
      asOf: printInstant(now, moment),
      electionDate: printInstant(electionMs, moment),
      officeLevel: input.office_level,
      candidate: sideView(candidate),
      ...(rival && { rival: sideView(rival) }),
      ...(comparison && {
        comparison: {
          leader: comparison.leader === null ? ('UNDECIDED' as const) : LEADER[comparison.leader],
          decidedBy: comparison.decidedBy,
        },
      }),
      extensionNote: say.limitsAreOurs(),
      disclaimer: say.symbolicReading(),
      reasons: [
        ...contestReasons('CANDIDATE', candidate),
        ...(rival === undefined ? [] : contestReasons('RIVAL', rival)),
      ],
      next: [{ tool: 'find_event_timing_v2', reason: say.nextOfficePeriods() }],
    };
  },
});

const LEADER = { first: 'candidate', second: 'rival' } as const;

const lordsView = ({ md, ad, pd }: JointPeriod) => ({ md: md.planet, ad: ad.planet, pd: pd.planet });

const sideView = ({ chart, joint, side }: Contender) => ({
  ...side,
  cusps: side.cusps.map((row) => ({ ...row, chain: chain(chart, row.cusp) })),
  promise: promiseSummary(chart, ELECTION_WIN),
  lords: lordsView(joint),
});

/** What is wrong with the rival is said of the rival. */
function asRival<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const named = error.field === 'election_date' || error.field?.startsWith('person2.') === true;
    const field = named ? error.field : 'person2';
    throw new ToolError(error.code, `${concerning('RIVAL')} ${error.message}`, { cause: error, field });
  }
}
