import { normalize } from '@cuspal/engine/base/angles';
import { printedArc, printedDegrees, printedFraction, printedLongitude } from '@cuspal/engine/base/printed';
import { balanceAtBirth, mahadashas, runningAt, vimshottari } from '@cuspal/engine/dasha/vimshottari';
import type { Period } from '@cuspal/engine/dasha/vimshottari';
import { birthPanchanga } from '@cuspal/engine/almanac/birth-panchanga';
import { tithiTitle } from '@cuspal/engine/almanac/limbs';
import { fortuna } from '@cuspal/engine/chart/modifiers';
import { boundaryCautions, spanWarnings } from '@cuspal/engine/chart/warnings';
import { DASHA_YEAR_DAYS } from '@cuspal/engine/dasha/years';
import { type CuspFacts, cuspFacts, cuspsInShort, ownersOfNothing } from '@cuspal/engine/facts/cusp-facts';
import { type PlanetFacts, planetFacts, planetInShort } from '@cuspal/engine/facts/planet-facts';
import { agentOverview } from '@cuspal/engine/kp/kernel/agents';
import { houseSignificators, type SignificatorGroup, tieHelp } from '@cuspal/engine/kp/kernel/house-significators';
import { longitudesOf, wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { UT } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';
import { lordsInShort, lordsOf } from '@cuspal/engine/zodiac/lords';
import type { Lords } from '@cuspal/engine/zodiac/lords';
import { PLANETS, SIGNS } from '@cuspal/engine/zodiac/names';
import type { House, Planet } from '@cuspal/engine/zodiac/names';
import { byHouse, byPlanet } from '@cuspal/engine/zodiac/records';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { Point } from '@cuspal/engine/zodiac/point';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import {
  askedEvent,
  birthInput,
  defineTool,
  detailArgument,
  inShort,
  narrowingEvent,
  tablesArgument,
} from '@cuspal/tool-kit';
import { levelsView } from '@cuspal/tool-kit/views/levels';
import { cutDatesView, datesView } from '@cuspal/tool-kit/views/spans';
import { chartInShort, currentInTable } from './chart-in-short.ts';
import { fullChartOutput } from './full-chart-output.ts';
import { say } from './foundation.messages.ts';

/** What can be worked out from the longitude of a point; get_planets and get_house_cusps have it too. */
const DERIVED = ['signIndex', 'degreeInSign', 'starIndex', 'subSubSubLord', 'boundary'];
const ofPlanet = (field: string): string => `planets.*.${field}`;
const ofHouse = (field: string): string => `houses.${field}`;

export default defineTool({
  name: 'get_full_chart',
  title: 'Full birth chart',
  purpose:
    'Ascendant, cusps, planets, node agents, significations and dasha overview in one call; the first call of any reading',
  family: 'foundation',
  phase: 'chart_foundation',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'The whole KP birth chart in one call. Twelve Placidus cusps and nine planets with sign, star and sub lords, significators, node agents, running dasha and birth panchanga. Make it the first call of a reading, with the event of its plan.',
  provenance: {
    rules: ['R1', 'R2', 'R3', 'R4', 'R5.2', 'R5.3', 'R5.4', 'R6.2', 'R7.3', 'R12', 'R13.1', 'R13.2', 'R32.1'],
    sources: ['SE', 'KPR2', 'KPR3t', 'KPR3p', 'BPHS'],
  },
  brief: {
    without: [
      ...['houses', 'planets.*', 'ascendant'].flatMap((point) => DERIVED.map((field) => `${point}.${field}`)),
      ...['declination', 'rightAscension', 'distanceAu', 'motion', 'sunSeparation', 'starLordRetrograde'].map(ofPlanet),
      ...['subLordRetrograde', 'ownStar', 'ownSub', 'vargottama'].map(ofPlanet),
      ...['tropicalLongitude', 'owner', 'span', 'cuspalSubLord', 'cuspalSubLordStar'].map(ofHouse),
      ...['cuspalSubLordRetrograde', 'dms'].map(ofHouse),
      ...['significations.*.all', 'significators.*.tieHelp', 'dasha.mahadashas.nominalStart', 'fortuna', 'midheaven'],
    ],
    made: true,
  },
  forms: [
    {
      without: ['event'],
      with: { tables: false },
      has: ['ascendant', 'planets', 'fortuna', 'parashari', 'derived', 'dasha.mahadashas', 'dasha.current'],
    },
  ],
  input: birthInput.extend({
    ...narrowingEvent('cusps and planets in one table each'),
    ...tablesArgument,
    ...detailArgument,
  }),
  output: fullChartOutput,
  run: ({ chart, ephemeris, input, now, note }) => {
    const { moment, houses } = chart;
    const asked = askedEvent(input, note);
    const inTables = asked !== null || input.tables;
    note(say.meanNodesBackward());
    const full = input.detail === 'full';
    // Before other instants are asked for: the library works out the Earth of each anew, and keeps that of the last.
    longitudesOf(chart);
    const dasha = dashaOf(chart, now, full, note);
    const { mahadashas: all, ...runningDasha } = dasha;
    const running = input.tables ? inShort<typeof runningDasha>(currentInTable(runningDasha)) : runningDasha;
    const common = {
      about: aboutOf(houses !== null, inTables),
      input: {
        datetimeUtc: printInstant(moment.utcMs, UT),
        julianDayUt: printedFraction(moment.jdUt),
        deltaTSeconds: printedArc(ephemeris.deltaT(moment.jdUt)),
        latitude: moment.latitude,
        longitude: moment.longitude,
        utcOffsetMinutes: printedDegrees(moment.offsetMinutes),
        ayanamsa: moment.ayanamsa,
      },
      ...(houses && { ownsNoHouse: ownersOfNothing(houses) }),
      dasha: inTables && houses ? running : { ...runningDasha, mahadashas: all },
      birthPanchanga: panchangaOf(chart, ephemeris, note),
      warnings: [...(houses ? spanWarnings(houses) : []), ...boundaryCautions(chart)],
      asOf: printInstant(now, moment),
    };
    if (houses === null) note(say.chartWithoutHouses());
    const resolved = asked && { eventResolution: asked.resolution };
    if (houses !== null && inTables) {
      note(say.chartInShort());
      return { ...common, ...resolved, ...chartInShort(chart, asked?.event ?? null) };
    }
    note(say.parashariForReference());
    return { ...common, ...resolved, ...wholeChart(chart, ephemeris, full) };
  },
});

const aboutOf = (housed: boolean, short: boolean): string =>
  housed ? say.birthChart({ short }) : say.planetsAndDasha();

/** All that a chart prints besides the moment, the dasha and the almanac; without houses what needs none. */
function wholeChart(chart: Chart, ephemeris: Ephemeris, full: boolean) {
  const { frame, houses, moment } = chart;
  const planets = byPlanet((planet) =>
    full ? planetFacts(chart, planet) : inShort<PlanetFacts>(planetInShort(chart, planet)),
  );
  return {
    ascendant: printPoint(chart.ascendant, full),
    ...(houses && {
      ...(full && { midheaven: printPoint(houses.midheaven, full) }),
      houses: full ? cuspFacts(chart) : cuspsInShort(chart).map((cusp) => inShort<CuspFacts>(cusp)),
    }),
    planets,
    ...(houses && {
      significators: byHouse((house) => significatorsOf(chart, house, full)),
      significations: byPlanet((planet) => levelsView(chart, planet, full)),
      nodeAgents: { Rahu: agentOverview(chart, 'Rahu'), Ketu: agentOverview(chart, 'Ketu') },
    }),
    ...(full && { fortuna: printPoint(fortuna(chart), full) }),
    parashari: {
      ascendantSign: SIGNS[chart.ascendant.signIndex] ?? 'Aries',
      wholeSignHouses: byPlanet((planet) => wholeSignHouse(chart, planet)),
      dignities: byPlanet((planet) => planets[planet].dignity),
      combust: PLANETS.filter((planet) => planets[planet].combustion !== 'NONE'),
      retrograde: PLANETS.filter((planet) => planets[planet].retrograde),
    },
    derived: {
      ayanamsa: printedDegrees(chart.ayanamsaTrue),
      ayanamsaMean: printedDegrees(chart.ayanamsaMean),
      obliquityTrue: printedDegrees(frame.obliquityTrue),
      nutationLongitude: printedDegrees(frame.nutationLongitude),
      armc: printedLongitude(houses?.armc ?? normalize(ephemeris.siderealTime(moment.jdUt) * 15 + moment.longitude)),
    },
  };
}

const printPoint = (point: Point, full: boolean) => ({
  ...(full ? lordsOf(point.longitude, point) : inShort<Lords>(lordsInShort(point))),
  siderealLongitude: printedLongitude(point.longitude),
  tropicalLongitude: printedLongitude(point.tropicalLongitude),
});

interface Significators extends Readonly<Record<SignificatorGroup, readonly Planet[]>> {
  readonly tieHelp: readonly Planet[];
}

function significatorsOf(chart: Chart, house: House, full: boolean) {
  const { ordered } = houseSignificators(chart, house);
  const groups: Record<SignificatorGroup, Planet[]> = { A: [], B: [], C: [], D: [] };
  for (const { planet, group } of ordered) groups[group].push(planet);
  return full ? { ...groups, tieHelp: tieHelp(chart, house) } : inShort<Significators>(groups);
}

function dashaOf({ planets, moment }: Chart, now: number, full: boolean, note: (sentence: string) => void) {
  const { utcMs } = moment;
  const print = (period: Period) => ({ planet: period.planet, ...datesView(period, moment) });
  const cycle = vimshottari(planets.Moon.longitude, utcMs);
  const periods = mahadashas(cycle);
  const runs = now >= utcMs && now < (periods.at(-1)?.endMs ?? utcMs);
  if (!runs) note(say.noDashaRuns());
  const [mahadasha, antardasha, pratyantardasha, sookshma] = runs ? runningAt(cycle, now, 4).map(print) : [];
  return {
    moonStarLord: planets.Moon.starLord,
    balanceAtBirth: balanceAtBirth(cycle),
    mahadashas: periods.map((each) =>
      full
        ? { planet: each.planet, ...cutDatesView(each, moment) }
        : { ...print(each), ...(each.cutAtBirth && { cutAtBirth: true as const }) },
    ),
    current:
      mahadasha && antardasha && pratyantardasha && sookshma
        ? { mahadasha, antardasha, pratyantardasha, sookshma }
        : null,
    yearLengthDays: DASHA_YEAR_DAYS,
  };
}

function panchangaOf(chart: Chart, ephemeris: Ephemeris, note: (sentence: string) => void) {
  const { day, weekday, tithi, nakshatra, yoga, karana } = birthPanchanga(ephemeris, chart);
  if (day.sunriseFallback) note(say.sunriseStandsIn());
  const print = (utcMs: number) => printInstant(utcMs, chart.moment);
  return {
    weekday,
    weekdayLord: day.weekdayLord,
    tithi: tithiTitle(tithi),
    nakshatra,
    yoga: yoga.name,
    karana: karana.name,
    dayBirth: day.dayBirth,
    sunrise: print(day.sunriseMs),
    sunset: print(day.sunsetMs),
  };
}
