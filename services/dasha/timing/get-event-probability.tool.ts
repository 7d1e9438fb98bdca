import { runningLords } from '@cuspal/engine/dasha/running-lords';
import {
  eventProbability,
  type EventProbability,
  PROBABILITY_BANDS,
  PROBABILITY_FEATURES,
  probabilityBand,
  type ProbabilityBand,
} from '@cuspal/engine/kp/promise/event-probability';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { promiseDenial } from '@cuspal/engine/kp/timing/event-windows';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  eventArguments,
  eventResolutionShape,
  instantInput,
  instantText,
  listOf,
  nextShape,
  planetName,
  relationArgument,
  requiredEvent,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { z } from 'zod';
import { rounded } from '../rows.ts';
import { eventPromise, eventPromiseShape } from './event-promise.ts';
import { say } from './timing.messages.ts';

const score = z.number().min(0).max(1);

export default defineTool({
  name: 'get_event_probability',
  title: 'Weighted event score per planet',
  purpose: 'One number per significator from stated weights; a ranking aid, not a frequency',
  family: 'timing',
  phase: 'timing',
  system: 'extension',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'One number for how strongly each planet works for an event, and one for the event. An extension of our own to rank significators, not a frequency and not a KP verdict.',
  provenance: { rules: ['R5.3', 'R8.1', 'R9.1', 'R9.8', 'R13.4'], sources: ['OWN'] },
  input: birthInput.extend({
    ...eventArguments,
    ...relationArgument,
    as_of: instantInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    eventResolution: eventResolutionShape,
    promise: eventPromiseShape,
    significators: listOf(
      z.strictObject({
        planet: planetName,
        P: score.meta({ description: '1 / (1 + exp(-3 (x - 1)))' }),
        x: z.number(),
        factors: listOf(z.strictObject({ feature: z.enum(PROBABILITY_FEATURES), value: z.number() })).meta({
          description: 'They add up to x.',
        }),
      }),
    ).meta({ description: 'All nine, highest first.' }),
    aggregate: z.strictObject({
      P: score.meta({ description: 'Mean of the three highest.' }),
      band: oneOfTheWords(PROBABILITY_BANDS),
      cappedBy: z.string().optional(),
    }),
    scoreProvenance: z.literal('service-extension'),
    next: nextShape,
  }),
  run: (context) => {
    const { input, chart, ephemeris, now, note } = context;
    const { event, resolution } = requiredEvent(input, note);
    const atMs = resolveInstant(input.as_of, chart.moment, now, 'as_of');
    leadByLifeStage(context, { event, atMs });
    const running = runningLords(chart, atMs);
    if (running === null) note(say.noDashaLordRuns());
    const found = eventProbability(chart, event, rulingPlanetsAt(ephemeris, chart, atMs), running ?? []);
    const P = rounded(found.P, 2);
    const band = probabilityBand(P);
    const denied = promiseDenial(chart, event);
    const capped = denied !== null && (band === 'STRONG' || band === 'MODERATE');
    const promised = eventPromise(chart, event);
    const aggregateBand = capped ? ('WEAK' as const) : band;
    return {
      answer: answerOf(
        promiseSentence(event, promise(chart, event)),
        strongestSentence(found, aggregateBand),
        capped ? say.cappedByPromise() : say.numbersCompare(),
      ),
      asOf: printInstant(atMs, chart.moment),
      eventResolution: resolution,
      promise: promised,
      significators: found.planets.map(({ planet, P: own, x, factors }) => ({
        planet,
        P: rounded(own, 2),
        x: rounded(x, 4),
        factors: factors.map(({ feature, value }) => ({ feature, value: rounded(value, 4) })),
      })),
      aggregate: { P, band: aggregateBand, ...(capped && { cappedBy: denied }) },
      scoreProvenance: 'service-extension' as const,
      next: [{ tool: 'find_event_timing_v2', reason: say.nextPeriodsOfPlanets() }],
    };
  },
});

const strongestSentence = ({ planets }: EventProbability, band: ProbabilityBand): string =>
  say.planetsTogether({ band, planets: planets.slice(0, 3).map(({ planet }) => planet) });
