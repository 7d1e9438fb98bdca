import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { CHILD_DELAYS, fertility, FERTILITY_VERDICTS } from '@cuspal/engine/topics/children/fertility';
import { SIGN_FERTILITIES, signLens } from '@cuspal/engine/topics/children/sign-lens';
import { SPHUTA_STATES, SPHUTAS } from '@cuspal/engine/topics/children/sphutas';
import { ageAt } from '@cuspal/engine/topics/shared/adult-years';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import {
  birthInput,
  commonWindowShape,
  defineTool,
  horizonYearsInput,
  instantInput,
  instantText,
  listOf,
  longitudeDegrees,
  PERSON_ALIASES,
  personInput,
  promiseShape,
  promiseSummaryShape,
  signName,
  spanShape,
  windowShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { secondChart, withHouses } from '../second-person.ts';
import { crossLensOf, LENS_PERSONS } from './cross-lens.ts';
import { jointView, partnerWindowsOf, windowsOf, windowsView } from './fertility-view.ts';

const AGE_NOTED = 55;

const verdict = z.enum(FERTILITY_VERDICTS);
const signFertility = z.enum(SIGN_FERTILITIES);
const fertilityWindow = windowShape.extend({
  careAdvised: z.boolean().meta({ description: 'A period of pregnancy loss overlaps: medical care comes first' }),
  jupiterSupport: listOf(spanShape).meta({ description: 'Jupiter in star and sub of fruitful planets' }),
});

export default defineTool({
  name: 'get_fertility_window',
  title: 'Promise of children and open periods',
  family: 'children',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise', 'get_smart_current_dasha'],
  birth: 'required',
  disclaimer: 'child',
  deadlineSeconds: 50,
  description:
    'Whether a chart promises children by KP (2, 5, 11 against 1, 4, 10 by the 5th cuspal sub lord), what delays them, adoption where they are not promised, and up to eight dasha windows of the coming years with Jupiter’s support and periods that call for care; with a partner also the windows both share. No date where children are not promised; no sex of a child is predicted; a doctor decides every question of fertility. System KP, child disclaimer, not paged.',
  provenance: {
    rules: ['R10', 'R9.1', 'R9.4', 'R9.6', 'R12.2', 'R13.4', 'R14.1', 'R23.9'],
    sources: ['R3p', 'KPM', 'service order'],
  },
  input: birthInput.extend({
    partner: personInput.optional().meta(PERSON_ALIASES),
    as_of_date: instantInput,
    horizon_years: horizonYearsInput(20, 8),
  }),
  output: z.strictObject({
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
    withheldReason: withheldReasonShape,
    partner: z
      .strictObject({
        verdict,
        promise: promiseShape,
        windows: listOf(fertilityWindow),
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
  }),
  run: async ({ input: asked, chart, ephemeris, now, note, breathe }) => {
    const { ayanamsa } = chart.moment;
    const asOfMs = resolveInstant(asked.as_of_date, chart.moment, now, 'as_of_date');
    const search = beginSearch(ephemeris, ayanamsa, breathe);
    const wanted = { search, asOfMs, years: asked.horizon_years, note };
    const own = await windowsOf(chart, wanted);
    const partner =
      asked.partner && withHouses(secondChart({ ephemeris, note }, asked.partner, 'partner', ayanamsa), 'partner');
    const shared = partner === undefined ? null : await partnerWindowsOf(partner, wanted);
    const lens = partner && crossLensOf(chart, partner, asked.partner?.gender);
    if (lens !== undefined) note(lens.note);
    const summary = (key: string) => promiseSummary(chart, natalEvent(key));
    const age = ageAt(chart, asOfMs);
    return {
      asOf: printInstant(asOfMs, chart.moment),
      ...fertility(chart),
      promise: promise(chart, natalEvent('childbirth')),
      related: {
        second_child: summary('second_child'),
        pregnancy_loss: summary('pregnancy_loss'),
        adoption: summary('adoption'),
      },
      signLens: signLens(chart),
      ...windowsView(own, chart.moment),
      ...(partner !== undefined &&
        shared !== null && {
          partner: {
            verdict: fertility(partner).verdict,
            promise: promise(partner, natalEvent('childbirth')),
            ...windowsView(shared, chart.moment),
          },
        }),
      ...jointView(own, shared, chart.moment),
      crossLens: lens?.rows ?? [],
      ...(age > AGE_NOTED && {
        ageNote: `The person is ${age} at this date. Windows are given as computed; they say nothing of anyone's ability to have children.`,
      }),
      ...(search.budget.stoppedAt !== null && { truncated: true as const }),
    };
  },
});
