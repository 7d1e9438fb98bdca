import { printedDegrees, printedFraction } from '@cuspal/engine/base/printed';
import { outerPlanet, trueNode } from '@cuspal/engine/chart/modifiers';
import { planetFacts } from '@cuspal/engine/facts/planet-facts';
import { isPolar } from '@cuspal/engine/chart/houses';
import { unknownDay } from '@cuspal/engine/rectification/unknown-day';
import { normalize } from '@cuspal/engine/base/angles';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { planetsOfEvent } from '@cuspal/engine/kp/kernel/event-points';
import { AYANAMSAS, PLANETS } from '@cuspal/engine/zodiac/names';
import { byPlanet } from '@cuspal/engine/zodiac/records';
import {
  aboutShape,
  askedEvent,
  birthInput,
  birthTimeKnown,
  defineTool,
  longitudeDegrees,
  narrowingEvent,
  perPlanet,
  signName,
  tablesArgument,
  tableShape,
} from '@cuspal/tool-kit';
import { tableOf } from '@cuspal/tool-kit/views/tables';
import { nodeDignityDiffers } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { planetRow } from './rows.ts';
import { unknownDayRows, unknownDayShape } from './unknown-day-rows.ts';
import { say } from './foundation.messages.ts';

/** What a chart prints; absent where the birth time is unknown. */
const ofChart = <Shape extends z.ZodType>(shape: Shape) => shape.optional();

/** What get_full_chart does not print of a planet in its table. */
const COLUMNS = [
  'planet',
  'siderealLongitude',
  'speed',
  'motion',
  'starLordRetrograde',
  'subLordRetrograde',
  'combustion',
  'dignity',
  'vargottama',
] as const;

const outerRow = z.strictObject({ siderealLongitude: longitudeDegrees, sign: signName });

export default defineTool({
  name: 'get_planets',
  title: 'Planet positions',
  purpose: 'Exact positions with sign, star, sub and sub-sub lords, motion, combustion and dignity',
  family: 'foundation',
  phase: 'chart_foundation',
  system: 'kp',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'Where the nine planets stand at birth, to the arc second, with sign, star, sub and sub-sub lords, speed, retrogression and KP house. Call it when exact degrees or motion matter.',
  provenance: {
    rules: ['R1.1', 'R1.3', 'R4', 'R5.9', 'R6.5', 'R7.3', 'R12', 'R13.1', 'R23.1', 'R23.3'],
    sources: ['SE', 'KPR2', 'KPR3t', 'BPHS'],
  },
  forms: [
    {
      without: ['event'],
      with: { birth_time_known: true, tables: false },
      has: ['planets', 'derived', 'trueNode', 'outerPlanets'],
    },
    {
      with: { birth_time_known: false },
      has: ['day'],
      lacks: ['planets', 'planetTable', 'derived', 'trueNode', 'outerPlanets'],
    },
  ],
  input: birthInput.extend({
    ...birthTimeKnown,
    ...narrowingEvent('the planets of its chains and its karakas in one table'),
    ...tablesArgument,
  }),
  output: z.strictObject({
    about: aboutShape,
    planets: ofChart(perPlanet(planetRow)),
    planetTable: ofChart(tableShape(COLUMNS, z.union([z.number(), z.string(), z.boolean()]))).meta({
      description: 'With event or tables, in place of planets and all beside them',
    }),
    derived: ofChart(
      z.strictObject({
        ayanamsa: z.number().meta({ description: 'True: sidereal + this = tropical' }),
        ayanamsaMean: z.number(),
        ayanamsaName: z.enum(AYANAMSAS),
        nutationLongitude: z.number(),
        obliquityTrue: z.number(),
        siderealTime: z.number().min(0).lt(24).meta({ description: 'Apparent, at the place, hours' }),
        julianDayUt: z.number(),
        nodeType: z.literal('mean'),
      }),
    ),
    trueNode: ofChart(z.strictObject({ rahuSidereal: longitudeDegrees, ketuSidereal: longitudeDegrees })),
    outerPlanets: ofChart(
      z.strictObject({
        Uranus: outerRow,
        Neptune: outerRow,
        Pluto: outerRow,
        note: z.literal('modifiers only'),
      }),
    ),
    day: unknownDayShape.optional().meta({ description: 'With birth_time_known false' }),
  }),
  run: async (context) => {
    const { input, ephemeris, note, yieldTurn } = context;
    if (!input.birth_time_known) {
      const day = await unknownDay(ephemeris, input, yieldTurn);
      day.window.notes.forEach(note);
      note(say.needBirthTime());
      note(say.howWithoutTime({ polar: isPolar(day.window.noon) }));
      if (input.event !== undefined) note(say.eventUnused());
      return {
        about: say.planetsOverDay(),
        day: unknownDayRows(day),
      };
    }
    const { chart } = context;
    const { moment, frame } = chart;
    const asked = askedEvent(input, note);
    note(say.meanNodesBackward());
    note(say.parashariItems());
    note(nodeDignityDiffers());
    if (chart.houses === null) note(say.noHouseAtLatitude());
    if (asked || input.tables) {
      note(say.allPlanetsElsewhere());
      return {
        about: asked ? say.planetsOfEvent() : say.ninePlanets(),
        planetTable: tableOf(COLUMNS, rowsOf(chart, asked?.event ?? null)),
      };
    }
    return {
      about: say.ninePlanets(),
      planets: byPlanet((planet) => planetFacts(chart, planet)),
      derived: {
        ayanamsa: printedDegrees(chart.ayanamsaTrue),
        ayanamsaMean: printedDegrees(chart.ayanamsaMean),
        ayanamsaName: moment.ayanamsa,
        nutationLongitude: printedDegrees(frame.nutationLongitude),
        obliquityTrue: printedDegrees(frame.obliquityTrue),
        siderealTime: printedDegrees(normalize(ephemeris.siderealTime(moment.jdUt) * 15 + moment.longitude) / 15),
        julianDayUt: printedFraction(moment.jdUt),
        nodeType: 'mean' as const,
      },
      trueNode: trueNode(ephemeris, chart),
      outerPlanets: {
        Uranus: outerPlanet(ephemeris, chart, 'Uranus'),
        Neptune: outerPlanet(ephemeris, chart, 'Neptune'),
        Pluto: outerPlanet(ephemeris, chart, 'Pluto'),
        note: 'modifiers only' as const,
      },
    };
  },
});

/** Rows of all nine planets where there is no event, or no cusp and so no chain. */
const rowsOf = (chart: Chart, event: JudgedEvent | null) =>
  PLANETS.filter(
    (planet) =>
      event === null ||
      chart.houses === null ||
      event.karakas.includes(planet) ||
      planetsOfEvent(chart, event).includes(planet),
  ).map((planet) => ({ planet, ...planetFacts(chart, planet) }));
