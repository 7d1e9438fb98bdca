import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { childrenOf, mahadashas, type Period, runningAt } from '@cuspal/engine/dasha/vimshottari';
import {
  bifurcation,
  type Bifurcation,
  DASHA_PHASES,
  dashaPhase,
  LAYERS,
  OUTCOMES,
} from '@cuspal/engine/kp/timing/bifurcation';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  birthInput,
  datesShape,
  defineTool,
  extensionNote,
  houseList,
  houseNumber,
  instantInput,
  instantText,
  levelListsShape,
  levelNumber,
  listOf,
  openingOf,
  planetInput,
  planetName,
} from '@cuspal/tool-kit';
import { datesView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { say } from './timing.messages.ts';

const { L1, L2, L3, L4 } = levelListsShape.shape;
const layer = {
  planet: planetName,
  houses: houseList,
  ownerCusps: houseList.meta({ description: 'Cusps in its signs.' }),
};

export default defineTool({
  name: 'get_stellar_dasha_bifurcation',
  title: 'One dasha lord split by star and sub',
  purpose:
    'What a period lord gives by its star, whether it turns out well by its sub, and in which part of the period',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_smart_current_dasha'],
  birth: 'required',
  disclaimer: null,
  description:
    'What a Vimshottari lord gives by its star and whether it turns out well by its sub, in KP. The default is the running mahadasha lord.',
  provenance: { rules: ['R5.1', 'R5.3', 'R5.6', 'R5.8', 'R13.1'], sources: ['KPR3t', 'KPR3p'] },
  input: birthInput.extend({
    dasha_lord: planetInput.optional().meta({ description: 'Default the running mahadasha lord' }),
    query_date: instantInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    asOf: instantText,
    dashaLord: planetName,
    selfSignification: z.boolean().meta({ description: 'In its own star, so source and nature are one.' }),
    period: z.strictObject(datesShape).meta({ description: 'Its mahadasha.' }),
    layers: z.strictObject({
      source: z.strictObject({ ...layer, L2, L4 }),
      nature: z.strictObject({ ...layer, L1, L3 }),
      decision: z.strictObject({ ...layer, L1, L2, L3, L4 }),
    }),
    houses: listOf(
      z.strictObject({
        house: houseNumber,
        fromLayer: z.enum(LAYERS),
        level: levelNumber,
        outcome: z.enum(OUTCOMES),
        spoiledBy: houseList.optional().meta({ description: 'The 8th or 12th from it, signified by the sub lord.' }),
      }),
    ).meta({ description: 'All of the nature layer, then those that only the source adds.' }),
    antardashas: listOf(z.strictObject({ planet: planetName, ...datesShape, phase: z.enum(DASHA_PHASES) })),
    extensionNote: z.string(),
  }),
  run: ({ input, chart, now, note }) => {
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const md = mahadashaOf(chart, input.dasha_lord, atMs);
    const found = bifurcation(chart, md.planet);
    note(say.noFixedFraction());
    const summary = summaryOf(found);
    return {
      answer: openingOf(summary),
      summary,
      asOf: printInstant(atMs, chart.moment),
      dashaLord: md.planet,
      selfSignification: found.selfSignification,
      period: datesView(md, chart.moment),
      layers: { source: found.source, nature: found.nature, decision: found.decision },
      houses: found.houses.map(({ spoiledBy, ...house }) => ({
        ...house,
        ...(spoiledBy.length > 0 && { spoiledBy }),
      })),
      antardashas: childrenOf(md).map((ad) => ({
        planet: ad.planet,
        ...datesView(ad, chart.moment),
        phase: dashaPhase(chart, md.planet, ad.planet),
      })),
      extensionNote: `${say.phasesAreOurs()} ${extensionNote()}`,
    };
  },
});

/** The mahadasha of the planet named, or the one running. */
function mahadashaOf(chart: Chart, lord: Planet | undefined, atMs: number): Period {
  const cycle = vimshottariOf(chart);
  if (lord === undefined) requireInCycle(chart, atMs, 'query_date');
  const found =
    lord === undefined ? runningAt(cycle, atMs, 1)[0] : mahadashas(cycle).find(({ planet }) => planet === lord);
  if (found === undefined) throw new RangeError('Every planet has its mahadasha.');
  return found;
}

function summaryOf({ planet, nature, decision, houses, selfSignification }: Bifurcation): string {
  const of = (outcome: 'KEPT' | 'SPOILED') =>
    houses.filter((each) => each.fromLayer === 'NATURE' && each.outcome === outcome).map(({ house }) => house);
  return say.starGivesSubKeeps({
    own: selfSignification,
    planet,
    starLord: nature.planet,
    given: nature.houses,
    subLord: decision.planet,
    kept: of('KEPT'),
    spoiled: of('SPOILED'),
  });
}
