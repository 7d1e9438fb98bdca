import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { eventProbability, PROBABILITY_BANDS, PROBABILITY_FEATURES } from '@cuspal/engine/kp/promise/event-probability';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { promiseDenial } from '@cuspal/engine/kp/timing/event-windows';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  birthInput,
  defineTool,
  eventArguments,
  eventResolutionShape,
  instantInput,
  instantText,
  listOf,
  planetName,
  promiseShape,
  requiredEvent,
} from '@cuspal/tool-kit';
import { z } from 'zod';

const score = z.number().min(0).max(1);

export default defineTool({
  name: 'get_event_probability',
  title: 'Weighted event score per planet',
  family: 'timing',
  phase: 'timing',
  system: 'extension',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'One number per planet for an event: contact with its houses, ruling planet, running mahadasha, antardasha or pratyantardasha lord, retrogression at birth and contact with opposing houses, added with stated weights and put through a logistic curve. A ranking aid of our own, not a frequency and not a KP verdict; an unpromised event stays WEAK at most. Takes an event name or a house_group. Call it to compare significators. Extension, not paged, no disclaimer class.',
  provenance: { rules: ['R5.3', 'R8.1', 'R9.1', 'R13.4'], sources: ['service weights'] },
  input: birthInput.extend({
    event: eventArguments.event,
    house_group: eventArguments.house_group,
    denial_group: eventArguments.denial_group,
    as_of: instantInput,
  }),
  output: z.strictObject({
    asOf: instantText,
    eventResolution: eventResolutionShape,
    promise: promiseShape,
    significators: listOf(
      z.strictObject({
        planet: planetName,
        P: score.meta({ description: '1 / (1 + exp(-3 (x - 1)))' }),
        x: z.number(),
        factors: listOf(z.strictObject({ feature: z.enum(PROBABILITY_FEATURES), value: z.number() })).meta({
          description: 'Add up to x',
        }),
      }),
    ).meta({ description: 'All nine, by P' }),
    aggregate: z.strictObject({
      P: score.meta({ description: 'Mean of the three highest' }),
      band: z.enum(PROBABILITY_BANDS),
      cappedBy: z.string().optional(),
    }),
    scoreProvenance: z.literal('service-extension'),
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const { event, resolution } = requiredEvent(input, note);
    const atMs = resolveInstant(input.as_of, chart.moment, now, 'as_of');
    const running = runningLords(chart, atMs);
    if (running === null) note('The moment lies outside the 120 dasha years of this birth: no dasha lord runs.');
    const { planets, P, band } = eventProbability(chart, event, rulingPlanetsAt(ephemeris, chart, atMs), running ?? []);
    const denied = promiseDenial(chart, event);
    const capped = denied !== null && (band === 'STRONG' || band === 'MODERATE');
    return {
      asOf: printInstant(atMs, chart.moment),
      eventResolution: resolution,
      promise: promise(chart, event),
      significators: planets,
      aggregate: { P, band: capped ? ('WEAK' as const) : band, ...(capped && { cappedBy: denied }) },
      scoreProvenance: 'service-extension' as const,
    };
  },
});
