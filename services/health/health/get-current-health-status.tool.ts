import { healthPressure, PRESSURE_STATUSES } from '@cuspal/engine/topics/health/health-pressure';
import type { HealthPressure } from '@cuspal/engine/topics/health/health-pressure';
import { STAR_SIDES } from '@cuspal/engine/topics/health/pull';
import { resolveInstant } from '@cuspal/engine/time/moment';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  detailArgument,
  instantInput,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { healthClassShape } from './health-shapes.ts';
import { say } from './health.messages.ts';

const lordShape = z.strictObject({
  planet: planetName,
  class: healthClassShape,
  pull: z.int(),
  startDate: instantText,
  endDate: instantText,
});
const sideShape = oneOfTheWords(STAR_SIDES);

export default defineTool({
  name: 'get_current_health_status',
  title: 'Health pressure now',
  purpose: 'How the running periods and the sky of the day press on health',
  family: 'health',
  phase: 'timing',
  system: 'kp',
  needs: ['get_smart_current_dasha', 'get_health_cusp_panel'],
  birth: 'required',
  disclaimer: 'health',
  description:
    'How a moment bears on health, from 0 (light) to 100 (strained) by KP, and when that changes. Call it for "how is my health this time". Finds no illness.',
  provenance: {
    rules: ['R8.1', 'R8.3', 'R10', 'R13.1', 'R14.1'],
    sources: ['KPR3p', 'OWN'],
  },
  brief: {
    without: ['moon', 'transits', 'nextChange', 'dashaLords.*.startDate', 'dashaLords.*.endDate'],
  },
  input: birthInput.extend({ as_of_date: instantInput, ...detailArgument }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    healthPressureScore: z.int().min(0).max(100),
    status: z.enum(PRESSURE_STATUSES).meta({ description: 'Below 40 FAVOURABLE, below 65 WATCHFUL' }),
    reasons: scoreFactorsShape.meta({ description: 'Their points add up to the score' }),
    dashaLords: z.strictObject({ MD: lordShape, AD: lordShape, PD: lordShape, SD: lordShape }),
    rulingPlanets: listOf(z.strictObject({ planet: planetName, class: healthClassShape })),
    moon: z.strictObject({
      starLord: planetName,
      subLord: planetName,
      starVerdict: sideShape,
      subVerdict: sideShape,
    }),
    transits: listOf(
      z.strictObject({
        planet: z.enum(['Saturn', 'Mars']),
        starLord: planetName,
        subLord: planetName,
        retrograde: z.boolean(),
        points: z.int(),
      }),
    ),
    nextChangeDate: instantText.meta({ description: 'End of the running pratyantardasha' }),
    nextChange: z
      .strictObject({ from: planetName, to: planetName, pullChange: z.int() })
      .nullable()
      .meta({ description: 'Null at the end of the 120 years' }),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ chart, input, now, ephemeris }) => {
    const { moment } = chart;
    const asOfMs = resolveInstant(input.as_of_date, moment, now);
    const found = healthPressure(ephemeris, chart, asOfMs);
    const { lords, nextChangeMs, ...rest } = found;
    const lordView = ({ period, ...lord }: HealthPressure['lords']['MD']) => ({
      planet: period.planet,
      ...lord,
      startDate: printInstant(period.startMs, moment),
      endDate: printInstant(period.endMs, moment),
    });
    return {
      answer: pressureAnswer(found, moment),
      asOf: printInstant(asOfMs, moment),
      ...rest,
      dashaLords: {
        MD: lordView(lords.MD),
        AD: lordView(lords.AD),
        PD: lordView(lords.PD),
        SD: lordView(lords.SD),
      },
      nextChangeDate: printInstant(nextChangeMs, moment),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_health_transit_alerts', reason: say.nextTransits() }],
    };
  },
});

function pressureAnswer({ healthPressureScore, status, nextChange, nextChangeMs }: HealthPressure, clock: LocalClock) {
  const on = printDate(nextChangeMs, clock);
  const change = nextChange?.pullChange ?? 0;
  const turn = change > 0 ? 'LIGHTER' : change < 0 ? 'HEAVIER' : 'ALIKE';
  return answerOf(
    say.pressure({ score: healthPressureScore, status }),
    nextChange === null ? say.lastPeriodEnds({ on }) : say.nextPeriodBegins({ on, turn }),
    status === 'STRAINED' && say.pressurePasses(),
  );
}
