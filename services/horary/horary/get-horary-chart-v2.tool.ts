import { POLARITIES } from '@cuspal/engine/events/event';
import { askChart, type HoraryAnswered } from '@cuspal/engine/kp/horary/ask';
import type { NumberPlace } from '@cuspal/engine/kp/horary/number-chart';
import { isLostThing } from '@cuspal/engine/kp/horary/recovery';
import { RELATIONS } from '@cuspal/engine/events/relation';
import { rulingPlanetMembers } from '@cuspal/engine/kp/ruling/ruling-planets';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { toDms } from '@cuspal/engine/base/angles';
import {
  answerOf,
  defineTool,
  detailArgument,
  eventInput,
  grahaName,
  nextShape,
  type NextStep,
  planetList,
  planetName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { horizonInput, judgementInput } from '../judgement.ts';
import { fineNumberInput, numberInput, placeNamed } from '../numbers.ts';
import { judgementMoment } from '../question-moment.ts';
import { dashaShape, dashaView, numberChartShape, numberChartView } from './chart-view.ts';
import { say } from './horary.messages.ts';
import { castFor, horaryNotes, numberOpening } from './number-call.ts';
import { disclaimerField, eventView, questionEvent } from './question-event.ts';
import {
  boundaryCautionShape,
  horaryEventShape,
  horaryVerdictShape,
  horaryWindowsShape,
  moonConnectivityShape,
  notesShape,
  noWindowReasonShape,
  rulingShape,
  shortTermShape,
  withholdShape,
} from './shapes.ts';
import { boundaryCaution, rulingView, shortTermField, verdictView, windowsView } from './views.ts';
import { lostThingTold, soonOf } from './short-term.ts';
import { horaryAnswer, readingOf, whyNoWindow } from './words.ts';

export default defineTool({
  name: 'get_horary_chart_v2',
  title: 'Number chart with Moon gate',
  purpose: 'Casts the chart of a number 1-249 and tests whether the question is ripe',
  family: 'horary',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Answers one question by a number (KP horary), with yes or no, tests and periods. Call it when the birth time is unknown, with the moment of the question as birth_datetime.',
  provenance: {
    rules: [
      'R3.5',
      'R4.6',
      'R17.1',
      'R17.2',
      'R9.2',
      'R9.3',
      'R9.4',
      'R9.8',
      'R12',
      'R8.6',
      'R13.1',
      'R17.5',
      'R17.7',
      'R18.6',
      'R8.5',
      'R4.4',
    ],
    sources: ['KPR3p', 'WEB', 'EZ'],
  },
  brief: {
    without: [
      'chart.cusps.longitude',
      'chart.cusps.subSubLord',
      'chart.planets.*.longitude',
      'chart.planets.*.star',
      'chart.significators.planets',
      ...['slotRankSum', 'count', 'rank', 'reason', 'subSlotOnly'].map((field) => `rulingPlanets.ranked.${field}`),
      'moonConnectivity.moonSignifications',
      'moonConnectivity.requiredHouses',
      'moonConnectivity.routes',
      'verdict.chain',
      'verdict.wishChain',
    ],
  },
  input: judgementInput.extend({
    target_number: numberInput,
    number_2193: fineNumberInput,
    query_event: eventInput.optional(),
    relation: z.enum(RELATIONS).default('self').meta({ description: 'For whom it is asked' }),
    horizon_years: horizonInput,
    ...detailArgument,
  }),
  output: z.strictObject({
    ...numberOpening,
    relation: z.enum(RELATIONS),
    chart: numberChartShape,
    rulingPlanets: rulingShape.meta({ description: 'Of the real sky there and then' }),
    radical: z
      .strictObject({
        numberLords: z.strictObject({ signLord: grahaName, starLord: planetName, subLord: planetName }),
        amongRulingPlanets: planetList,
      })
      .meta({ description: 'Reported only' }),
    dasha: dashaShape,
    event: horaryEventShape.extend({ polarity: z.enum(POLARITIES) }).nullable(),
    moonConnectivity: moonConnectivityShape.nullable(),
    withhold: withholdShape.nullable(),
    verdict: horaryVerdictShape.nullable(),
    reading: z.string().nullable(),
    shortTerm: shortTermShape,
    windows: horaryWindowsShape,
    noWindowReason: noWindowReasonShape,
    boundaryCaution: boundaryCautionShape,
    notes: notesShape,
    disclaimer: z.string().optional().meta({ description: 'Of the class of the matter' }),
    next: nextShape,
  }),
  run: async ({ input, ephemeris, now, note, yieldTurn }) => {
    const { moment, castNote } = judgementMoment(input, { now, note });
    const asked = input.query_event === undefined ? null : questionEvent(input.query_event, 'query_event');
    const number = placeNamed(['target_number', input.target_number], ['number_2193', input.number_2193]);
    const { cast, rotation, opening } = castFor(ephemeris, moment, number, input.relation);
    const { row } = number;
    const members = rulingPlanetMembers(cast.ruling);
    const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
    const found = asked && (await askChart(search, cast, rotation, asked.question, input.horizon_years));
    const { chart } = cast;
    const told = { clock: moment, now };
    const isLost = asked !== null && isLostThing(asked.event);
    const lost = isLost && found ? await lostThingTold(search, cast, rotation, found, told) : null;
    const soon = lost ? lost.soon : asked && found && (await soonOf(search, cast, asked.key, found));
    const label = asked && { ...asked.event, ...(lost?.said !== undefined && { said: lost.said }) };
    return {
      answer:
        asked && label && found
          ? horaryAnswer(label, chart, rotation, asked.question, found, {
              ...told,
              castNote,
              soon,
              ...(lost?.when && { when: lost.when }),
            })
          : chartAnswer(number, castNote),
      ...opening,
      relation: input.relation,
      chart: numberChartView(chart),
      rulingPlanets: rulingView(cast.ruling),
      radical: {
        numberLords: { signLord: row.signLord, starLord: row.starLord, subLord: row.subLord },
        amongRulingPlanets: [...new Set([row.signLord, row.starLord, row.subLord])].filter((lord) =>
          members.includes(lord),
        ),
      },
      dasha: dashaView(chart),
      event: asked && { ...eventView(asked), polarity: asked.event.polarity },
      moonConnectivity: found?.gate ?? null,
      withhold: found?.withhold ?? null,
      verdict:
        asked && found?.judgement ? verdictView(chart, rotation, asked.question, found.judgement, found.milder) : null,
      reading:
        asked && label && found?.judgement ? readingOf(label, chart, rotation, asked.question, found.judgement) : null,
      ...shortTermField(soon, moment),
      ...(found
        ? windowsView(found.timing, moment, rotation, whyNoWindow(found, input.horizon_years))
        : { windows: [], noWindowReason: say.noEventNoPeriod() }),
      boundaryCaution: boundaryCaution(chart),
      notes: horaryNotes({ rotation, ...(found && { timing: found.timing }) }),
      ...(asked && disclaimerField(asked)),
      next: nextSteps(found, isLost),
    };
  },
});

/** The number alone, where nothing is asked. */
const chartAnswer = ({ row, fine, degrees }: NumberPlace, castNote: string | false): string =>
  answerOf(
    say.numberRises({
      number: fine?.number ?? row.number,
      dms: toDms(degrees % 30),
      sign: row.sign,
      starLord: row.starLord,
      subLord: row.subLord,
    }),
    fine !== null && say.subSubOfNumber({ lord: fine.subSubLord, number: row.number }),
    say.nameEvent(),
    castNote,
  );

function nextSteps(found: HoraryAnswered | null, isLost: boolean): readonly NextStep[] {
  if (found === null) return [];
  if (found.withhold !== null) return [{ tool: 'get_horary_serial', reason: say.nextSerial() }];
  return isLost
    ? [{ tool: 'get_lost_or_missing', reason: say.nextLost() }]
    : [{ tool: 'get_horary_advanced', reason: say.nextBirthChart() }];
}
