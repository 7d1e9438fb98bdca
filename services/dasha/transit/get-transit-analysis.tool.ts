import { buildChart } from '@cuspal/engine/chart/build';
import { RUNNING_PERIODS } from '@cuspal/engine/dasha/running-lords';
import { judgmentMoment, rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { type Contact, contacts } from '@cuspal/engine/kp/transit/contacts';
import {
  fourRules,
  type FourRules,
  type MatterHouse,
  SUB_DECISIONS,
  type SubDecision,
} from '@cuspal/engine/kp/transit/four-rules';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { signName as signOf } from '@cuspal/engine/zodiac/lords';
import { type House, PLANETS } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import {
  answerOf,
  answerShape,
  askedEvent,
  birthInput,
  defineTool,
  houseNumber,
  instantInput,
  instantText,
  levelNumber,
  listOf,
  longitudeDegrees,
  narrowingEvent,
  nextShape,
  keptRulingPlanets,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { chartPlaces, chartPlacesShape } from '@cuspal/tool-kit/views/chart-places';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { rounded } from '../rows.ts';
import { readingOfEvent, transitTables, transitTablesShape } from './transit-tables.ts';
import { say } from './transit.messages.ts';

const matterHouses = listOf(
  z.strictObject({ house: houseNumber, level: levelNumber, decision: z.enum(SUB_DECISIONS) }),
);

export default defineTool({
  name: 'get_transit_analysis',
  title: 'Snapshot of four transit rules',
  purpose: 'What the nine planets do to the natal chart at one moment',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'What the nine transit planets do to a birth chart at a moment, by four KP rules. Call it to see what a day brings, with or without an event.',
  provenance: { rules: ['R14.1', 'R14.2', 'R14.5', 'R5.3', 'R8.5', 'R12.4'], sources: ['KPR3t', 'KPR3p', 'AS'] },
  forms: [{ without: ['event'], has: ['planets', 'dashaLords'] }],
  input: birthInput.extend({
    query_datetime: instantInput,
    ...narrowingEvent('planets and dasha lords in one table each, read for its houses alone'),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    ...transitTablesShape,
    planets: listOf(
      z.strictObject({
        planet: planetName,
        longitude: longitudeDegrees,
        sign: signName,
        starLord: planetName,
        subLord: planetName,
        natalHouse: houseNumber,
        retrograde: z.boolean().meta({ description: 'Mars to Saturn only.' }),
        stationary: z.boolean(),
        matterHouses: matterHouses.meta({ description: 'Natal houses of the star lord.' }),
      }),
    ).optional(),
    dashaLords: listOf(
      z.strictObject({
        level: z.enum(RUNNING_PERIODS),
        planet: planetName,
        matterHouses: matterHouses.meta({ description: 'Its own natal houses.' }),
      }),
    ).optional(),
    contacts: listOf(
      z.strictObject({
        planet: planetName,
        natalPoint: z.string().meta({ description: 'Planet name, or Cusp 1 to Cusp 12.' }),
        orb: z.number().min(0).max(1),
        applying: z.boolean(),
        exactAt: instantText
          .nullable()
          .meta({ description: 'Null where not within 30 days, of Jupiter and Saturn 400.' }),
        starLordIsRulingPlanet: z.boolean(),
        subLordIsRulingPlanet: z.boolean(),
      }),
    ),
    rulingPlanets: keptRulingPlanets,
    rules: listOf(z.strictObject({ rule: z.int().min(1).max(4), finding: z.string() })),
    natal: chartPlacesShape,
    next: nextShape,
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn, lead }) => {
    const { ayanamsa } = chart.moment;
    const utcMs = resolveInstant(input.query_datetime, chart.moment, now, 'query_datetime');
    const rulingPlanets = rulingPlanetsAt(ephemeris, chart, utcMs);
    const sky = buildChart(ephemeris, judgmentMoment(chart, utcMs));
    const event = askedEvent(input, note)?.event ?? null;
    if (event) leadByLifeStage({ chart, now, lead }, { event, atMs: utcMs });
    const whole = fourRules(chart, sky);
    const read = event ? readingOfEvent(whole, event) : whole;
    const touching = await contacts(beginSearch(ephemeris, ayanamsa, yieldTurn), chart, sky);
    if (read.dashaLords.length === 0) note(say.outsideDashaYears());
    return {
      answer: answer(read, touching, event),
      asOf: printInstant(utcMs, chart.moment),
      ...(event ? transitTables(read) : rowsOf(read)),
      contacts: touching.map(({ exactMs, ...contact }) => ({
        ...contact,
        orb: rounded(contact.orb, 6),
        exactAt: exactMs === null ? null : printNearest(exactMs, chart.moment),
        starLordIsRulingPlanet: rulingPlanets.includes(sky.planets[contact.planet].starLord),
        subLordIsRulingPlanet: rulingPlanets.includes(sky.planets[contact.planet].subLord),
      })),
      rulingPlanets,
      rules: findings(read, touching),
      natal: chartPlaces(chart),
      next: [{ tool: 'get_transit_advanced', reason: say.nextTestsEvent() }],
    };
  },
});

const rowsOf = (read: FourRules) => ({
  planets: read.planets.map(({ position, natalHouse, stationary, matterHouses: houses }) => ({
    planet: position.planet,
    longitude: rounded(position.longitude, 6) % 360,
    sign: signOf(position.signIndex),
    starLord: position.starLord,
    subLord: position.subLord,
    natalHouse,
    retrograde: position.retrograde,
    stationary,
    matterHouses: houses,
  })),
  dashaLords: read.dashaLords.map(({ period, planet, matterHouses: houses }) => ({
    level: period,
    planet,
    matterHouses: houses,
  })),
});

/** Instants are rounded to the nearest second: cut off, they would show the Moon farther away than the contact allows. */
const printNearest = (utcMs: number, clock: LocalClock): string => printInstant(utcMs + 500, clock);

function findings({ planets, dashaLords }: FourRules, touching: readonly Contact[]) {
  const offered = planets.flatMap(({ matterHouses: houses }) => houses);
  const lords = dashaLords.map(({ period, planet, matterHouses: houses }) =>
    say.periodLordDecides({ period, planet, ...decisionsOf(houses) }),
  );
  return [
    { rule: 1, finding: say.starLordsBringUp({ houses: countedHouses(offered) }) },
    { rule: 2, finding: balanceText(offered) },
    { rule: 3, finding: lords.length > 0 ? lords.join(' ') : say.noDashaLordRuns() },
    { rule: 4, finding: contactText(touching) },
  ];
}

function contactText(touching: readonly Contact[]): string {
  const [closest] = touching;
  return closest === undefined
    ? say.noContactWithinDegree()
    : `${say.contactsWithinDegree({ count: touching.length })} ${closestText(closest)}`;
}

const closestText = (closest: Contact): string =>
  say.closestContact({
    planet: closest.planet,
    point: pointInWords(closest),
    orb: closest.orb.toFixed(2),
    applying: closest.applying,
  });

const pointInWords = ({ natalPoint }: Contact): string => {
  const planet = PLANETS.find((each) => each === natalPoint);
  return planet === undefined ? natalPoint : planetInWords(planet);
};

/** The houses that more sub lords favour than obstruct, those they obstruct more, and the tightest contact. */
function answer({ planets }: FourRules, touching: readonly Contact[], event: JudgedEvent | null): string {
  const offered = planets.flatMap(({ matterHouses: houses }) => houses);
  const balance = (house: House): number => on(offered, house, 'FAVOURS') - on(offered, house, 'OBSTRUCTS');
  const favoured = housesOf(offered).filter((house) => balance(house) > 0);
  const obstructed = housesOf(offered).filter((house) => balance(house) < 0);
  const [closest] = touching;
  const about = event ? event.label : 'ALL';
  return answerOf(
    favoured.length === 0 && obstructed.length === 0
      ? say.decidesForNone({ event: about })
      : say.mostlyFavours({ event: about, favoured, obstructed }),
    closest === undefined ? say.noContactWithinDegree() : closestText(closest),
  );
}

const housesOf = (rows: readonly MatterHouse[]): readonly House[] =>
  [...new Set(rows.map(({ house }) => house))].sort((a, b) => a - b);

const on = (rows: readonly MatterHouse[], house: House, decision?: SubDecision): number =>
  rows.filter((row) => row.house === house && (decision === undefined || row.decision === decision)).length;

/** `houses 2 (3 planets) and 7 (1 planet)` of the counts above nought. */
function countedHouses(rows: readonly MatterHouse[], decision?: SubDecision): string {
  const houses = housesOf(rows).flatMap((house) => {
    const count = on(rows, house, decision);
    return count === 0 ? [] : [say.houseByPlanets({ house, count })];
  });
  return say.housesByPlanets({ houses });
}

/** Each house with how many sub lords are for it and against it; nothing of houses on which all are silent. */
function balanceText(rows: readonly MatterHouse[]): string {
  const decides = (wanted: SubDecision): boolean => rows.some(({ decision }) => decision === wanted);
  const said = [
    ...(decides('FAVOURS') ? [say.subLordsFavour({ houses: countedHouses(rows, 'FAVOURS') })] : []),
    ...(decides('OBSTRUCTS') ? [say.subLordsObstruct({ houses: countedHouses(rows, 'OBSTRUCTS') })] : []),
  ];
  return said.length === 0 ? say.subLordsSilent() : said.join(' ');
}

function decisionsOf(rows: readonly MatterHouse[]) {
  const decided = (wanted: SubDecision) => housesOf(rows.filter(({ decision }) => decision === wanted));
  const [favoured, obstructed] = [decided('FAVOURS'), decided('OBSTRUCTS')];
  const one = favoured.length > 0 ? 'FAVOURS' : obstructed.length > 0 ? 'OBSTRUCTS' : 'SILENT';
  return { by: favoured.length > 0 && obstructed.length > 0 ? 'BOTH' : one, favoured, obstructed } as const;
}
