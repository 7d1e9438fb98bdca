import { lifeSpan } from '@cuspal/engine/dasha/life-span';
import { periodLord } from '@cuspal/engine/kp/timing/period-lord';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { isOpenClass } from '@cuspal/engine/kp/promise/period-class';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { bestPratyantardashas, type EventAntardasha, eventAntardashas } from '@cuspal/engine/kp/timing/event-dasha';
import { promiseDenial } from '@cuspal/engine/kp/timing/event-windows';

import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import {
  birthInput,
  datesShape,
  defineTool,
  eventArguments,
  eventResolutionShape,
  horizonYearsInput,
  houseList,
  instantInput,
  instantText,
  listOf,
  lordShape,
  periodClassShape,
  planetList,
  planetName,
  postponedByShape,
  promiseShape,
  requiredEvent,
} from '@cuspal/tool-kit';
import { lordView } from '@cuspal/tool-kit/views/lords';
import { datesView } from '@cuspal/tool-kit/views/periods';
import { rangeView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';

const MAX_PERIODS = 30;
const DETAILED = 5;
const MAX_PRATYANTARDASHAS = 3;

export default defineTool({
  name: 'get_event_dasha',
  title: 'Antardashas ranked for one event',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'KP view of which Vimshottari antardashas of the coming years favour an event, ranked: each pair of mahadasha and antardasha lord weighed by the houses they signify and what their sub lords say (fruitful, neutral, hostile), with houses covered and missing, lords that postpone, and the best pratyantardashas of the first five. Hostile periods stay listed as BLOCKED. Takes an event name or a house_group; the promise is repeated. Call it after analyze_natal_promise. Not paged, no disclaimer class.',
  provenance: { rules: ['R13.1', 'R13.2', 'R13.4', 'R5.6', 'R8.3', 'R9.1', 'R12.2'], sources: ['R3t', 'R3p', 'AS'] },
  input: birthInput.extend({
    ...eventArguments,
    from_date: instantInput,
    horizon_years: horizonYearsInput(60, 30),
  }),
  output: z.strictObject({
    asOf: instantText.meta({ description: 'Moment of judgment: its ruling planets order equal classes' }),
    from: instantText,
    to: instantText,
    eventResolution: eventResolutionShape,
    promise: promiseShape,
    relaxed: z.boolean().meta({ description: 'No planet is FRUITFUL, others stand in; no class above PARTIAL' }),
    standIns: planetList,
    rulingPlanets: planetList,
    planets: listOf(lordShape),
    periods: listOf(
      z.strictObject({
        rank: z.int().min(1),
        md: planetName,
        ad: planetName,
        ...datesShape,
        class: periodClassShape,
        covered: houseList,
        missing: houseList,
        postponedBy: postponedByShape,
        rulingPlanetsInCommon: planetList,
        bestPratyantardashas: listOf(
          z.strictObject({ planet: planetName, ...datesShape, class: periodClassShape }),
        ).meta({ description: 'Of the best class met there; only for the first five periods' }),
        advisory: z.literal('not promised').optional(),
      }),
    ),
    summary: z.string(),
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const { event, resolution } = requiredEvent(input, note);
    const fromMs = resolveInstant(input.from_date, chart.moment, now, 'from_date');
    const { notes, ...span } = lifeSpan(chart, fromMs, input.horizon_years, 'from_date');
    notes.forEach(note);
    const weighed = matter(chart, event);
    const denied = promiseDenial(chart, event);
    const rulingPlanets = rulingPlanetsAt(ephemeris, chart, now);
    const context = { matter: weighed, span, rulingPlanets, promised: denied === null };
    const ranked = eventAntardashas(chart, context);
    const listed = ranked.slice(0, MAX_PERIODS);

    if (ranked.length > MAX_PERIODS)
      note(`${ranked.length} antardashas lie in these years; the ${MAX_PERIODS} that rank first are listed.`);
    if (denied !== null) note(`${denied} No class goes above OPENED.`);
    return {
      asOf: printInstant(now, chart.moment),
      ...rangeView(span, chart.moment),
      eventResolution: resolution,
      promise: promise(chart, event),
      relaxed: weighed.set.relaxed,
      standIns: weighed.set.relaxed ? weighed.set.fruitful : [],
      rulingPlanets,
      planets: PLANETS.map((planet) => lordView(periodLord(chart, planet, { matter: weighed }), chart.moment)),
      periods: listed.map((row, index) => ({
        rank: index + 1,
        md: row.md.planet,
        ad: row.ad.planet,
        ...datesView(row.ad, chart.moment),
        class: row.class,
        covered: row.covered,
        missing: row.missing,
        postponedBy: row.postponedBy,
        rulingPlanetsInCommon: row.rulingPlanetsInCommon,
        bestPratyantardashas: (index < DETAILED ? bestPratyantardashas(row, context, MAX_PRATYANTARDASHAS) : []).map(
          ({ pd, class: of }) => ({ planet: pd.planet, ...datesView(pd, chart.moment), class: of }),
        ),
        ...(denied !== null && { advisory: 'not promised' as const }),
      })),
      summary: summaryOf(listed[0], denied, chart.moment),
    };
  },
});

function summaryOf(best: EventAntardasha | undefined, denied: string | null, clock: LocalClock): string {
  if (best === undefined) return 'No antardasha lies in the years asked for.';
  if (denied !== null) return `${denied} The periods show only what their lords would carry; none is a date for it.`;
  const { md, ad, class: of } = best;
  const period = `${md.planet}-${ad.planet} (${printDate(ad.startMs, clock)} to ${printDate(ad.endMs, clock)}), ${of}`;
  if (isOpenClass(of)) return `First in rank: ${period}.`;
  const none = of === 'OPENED' ? 'gives the matter, at best it is offered' : 'gives or offers the matter';
  return `No antardasha of these years ${none}. First in rank all the same: ${period}.`;
}
