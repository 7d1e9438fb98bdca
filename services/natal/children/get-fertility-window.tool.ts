import type { Chart } from '@cuspal/engine/chart/chart';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { CHILD_DELAYS, fertility, FERTILITY_VERDICTS } from '@cuspal/engine/topics/children/fertility';
import { SIGN_FERTILITIES, signLens } from '@cuspal/engine/topics/children/sign-lens';
import { sphuta, type Sphuta, SPHUTA_STATES, type SphutaName, SPHUTAS } from '@cuspal/engine/topics/children/sphutas';
import { ageAt } from '@cuspal/engine/events/life-stage';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import {
  answerShape,
  answerWithin,
  birthInput,
  commonWindowShape,
  defineTool,
  horizonYearsInput,
  instantInput,
  instantText,
  listOf,
  longitudeDegrees,
  nextShape,
  oneOfTheWords,
  PERSON_ALIASES,
  personInput,
  promiseShape,
  promiseSummaryShape,
  signName,
  spanShape,
  timedFields,
  windowShape,
  withheldReasonShape,
  detailArgument,
  windowDays,
} from '@cuspal/tool-kit';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { z } from 'zod';
import { secondChart, withHouses } from '../second-person.ts';
import { delaySentence, jointView, partnerWindowsOf, timeSentence, windowsOf, windowsView } from './fertility-view.ts';
import { say } from './children.messages.ts';

const LENS_PERSONS = ['first', 'partner'] as const;
type LensPerson = (typeof LENS_PERSONS)[number];

interface CrossLens extends Sphuta {
  readonly person: LensPerson;
}

interface Lenses {
  readonly rows: readonly CrossLens[];
  readonly note: string;
}

/** Beeja of the man and Kshetra of the woman (R23.9); without the partner's gender both of both, since no sex is guessed. */
function crossLensOf(first: Chart, partner: Chart, gender: 'male' | 'female' | undefined): Lenses {
  const row = (person: LensPerson, name: SphutaName): CrossLens => ({
    person,
    ...sphuta(person === 'first' ? first : partner, name),
  });
  if (gender === undefined) {
    return {
      rows: LENS_PERSONS.flatMap((person) => [row(person, 'BEEJA'), row(person, 'KSHETRA')]),
      note: say.lensesForBoth(),
    };
  }
  const man = gender === 'male' ? ('partner' as const) : ('first' as const);
  return {
    rows: [row(man, 'BEEJA'), row(man === 'first' ? 'partner' : 'first', 'KSHETRA')],
    note: say.lensesByGender({ first: man === 'first' }),
  };
}

const AGE_NOTED = 55;

const verdict = oneOfTheWords(FERTILITY_VERDICTS);
const signFertility = z.enum(SIGN_FERTILITIES);
const fertilityWindow = windowShape.extend({
  careAdvised: z.boolean().meta({ description: 'A time for medical care' }),
  jupiterSupport: listOf(spanShape).meta({ description: 'Jupiter in star and sub of strong planets' }),
});

export default defineTool({
  name: 'get_fertility_window',
  title: 'Promise of children and open periods',
  purpose: 'Whether children are promised, what delays, and the dasha windows, for one or both partners',
  family: 'children',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise', 'get_smart_current_dasha'],
  birth: 'required',
  disclaimer: 'child',
  deadlineSeconds: 50,
  description:
    'Whether a chart promises children by KP, what delays them, and the dasha windows, with a partner the shared ones. Call it for questions on children. Predicts no sex, and a doctor decides.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R10', 'R9.1', 'R9.4', 'R9.6', 'R12.2', 'R13.4', 'R14.1', 'R23.9'],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  brief: {
    without: [
      'promise.chain',
      'promise.confirmations',
      'promise.supportHit',
      'promise.wholeDenialGroup',
      'promise.weightRequired',
      'promise.weightDenial',
      'promise.reasoning',
      'partner.promise.chain',
      'partner.promise.confirmations',
      'partner.promise.supportHit',
      'partner.promise.wholeDenialGroup',
      'partner.promise.weightRequired',
      'partner.promise.weightDenial',
      'partner.promise.reasoning',
      'related.*.reason',
      'crossLens.longitude',
    ],
    most: { windows: 3, weaker: 1, 'partner.windows': 3, 'partner.weaker': 1 },
    days: windowDays(
      'windows',
      'best',
      'first',
      'weaker',
      'partner.windows',
      'partner.best',
      'partner.first',
      'partner.weaker',
      'jointWindows',
    ),
  },
  input: birthInput.extend({
    partner: personInput.optional().meta({ ...PERSON_ALIASES, description: 'The other parent' }),
    as_of_date: instantInput,
    horizon_years: horizonYearsInput(20, 15),
    ...detailArgument,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    verdict,
    promise: promiseShape,
    related: z.strictObject({
      second_child: promiseSummaryShape,
      pregnancy_loss: promiseSummaryShape,
      adoption: promiseSummaryShape,
    }),
    signLens: z.strictObject({
      signs: listOf(z.strictObject({ of: z.string(), sign: signName, class: signFertility })),
      sum: z.int().min(-3).max(3),
      class: signFertility,
    }),
    delays: listOf(z.strictObject({ delay: z.enum(CHILD_DELAYS), detail: z.string(), rule: z.string() })),
    windows: listOf(fertilityWindow),
    ...timedFields,
    withheldReason: withheldReasonShape,
    partner: z
      .strictObject({
        verdict,
        promise: promiseShape,
        windows: listOf(fertilityWindow),
        ...timedFields,
        withheldReason: withheldReasonShape,
      })
      .optional(),
    jointWindows: listOf(commonWindowShape).nullable().meta({ description: 'Null without a partner' }),
    jointWithheldReason: withheldReasonShape,
    alternative: z.literal('ADOPTION').nullable(),
    crossLens: listOf(
      z.strictObject({
        person: z.enum(LENS_PERSONS),
        name: z.enum(SPHUTAS),
        longitude: longitudeDegrees,
        sign: signName,
        navamsaSign: signName,
        state: z.enum(SPHUTA_STATES),
      }),
    ),
    ageNote: z.string().optional(),
    truncated: z.literal(true).optional(),
    next: nextShape,
  }),
  run: async (context) => {
    const { input: asked, chart, ephemeris, now, note, yieldTurn } = context;
    const { ayanamsa } = chart.moment;
    const asOfMs = resolveInstant(asked.as_of_date, chart.moment, now, 'as_of_date');
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const wanted = { search, asOfMs, years: asked.horizon_years, note };
    const own = await windowsOf(chart, wanted);
    const partner =
      asked.partner && withHouses(secondChart({ ephemeris, note }, asked.partner, 'partner', ayanamsa), 'partner');
    const shared = partner === undefined ? null : await partnerWindowsOf(partner, wanted);
    const lens = partner && crossLensOf(chart, partner, asked.partner?.gender);
    if (lens !== undefined) note(lens.note);
    const summary = (key: string) => promiseSummary(chart, natalEvent(key));
    const age = ageAt(chart.moment, asOfMs);
    const childbirth = natalEvent('childbirth');
    const dated = own.withheldReason === undefined || own.stage !== 'early';
    leadByLifeStage(context, { event: childbirth, atMs: asOfMs, ...(dated && { years: own }) });
    const judged = promise(chart, childbirth);
    const found = fertility(chart);
    const signs = signLens(chart);
    if (signs.class === (judged.side === 'no' ? 'FRUITFUL' : 'BARREN')) note(say.signsReadOtherwise());
    if (judged.side === 'no' && summary('second_child').side === 'yes') note(say.secondNeedsFirst());
    return {
      answer: answerWithin(
        note,
        promiseSentence(childbirth, judged),
        delaySentence(found),
        timeSentence(own, shared, asOfMs, chart.moment),
      ),
      asOf: printInstant(asOfMs, chart.moment),
      ...found,
      delays: found.delays.map(({ delay, detail, rule }) => ({ delay, detail, rule })),
      promise: judged,
      related: {
        second_child: summary('second_child'),
        pregnancy_loss: summary('pregnancy_loss'),
        adoption: summary('adoption'),
      },
      signLens: signs,
      ...windowsView(own, chart.moment),
      ...(partner !== undefined &&
        shared !== null && {
          partner: {
            verdict: fertility(partner).verdict,
            promise: promise(partner, childbirth),
            ...windowsView(shared, chart.moment),
          },
        }),
      ...jointView(own, shared, chart.moment),
      crossLens: lens?.rows ?? [],
      ...(age > AGE_NOTED && {
        ageNote: say.ageNote({ age }),
      }),
      ...(search.budget.stoppedAt !== null && { truncated: true as const }),
      next:
        judged.side === 'no'
          ? [{ tool: 'get_boundary_warnings', reason: say.nextBoundary() }]
          : [{ tool: 'get_smart_current_dasha', reason: say.nextRunningPeriod() }],
    };
  },
});
