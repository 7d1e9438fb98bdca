import { buildChart } from '@cuspal/engine/chart/build';
import { RUNNING_PERIODS } from '@cuspal/engine/dasha/running-lords';
import { judgmentMoment, rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { type Contact, contacts } from '@cuspal/engine/kp/transit/contacts';
import { SUB_DECISIONS, type SubDecision } from '@cuspal/engine/kp/transit/decision';
import { fourRules, type FourRules, type MatterHouse } from '@cuspal/engine/kp/transit/four-rules';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { signName as signOf } from '@cuspal/engine/zodiac/lords';
import type { House } from '@cuspal/engine/zodiac/names';
import {
  birthInput,
  defineTool,
  houseNumber,
  instantInput,
  instantText,
  levelNumber,
  listOf,
  longitudeDegrees,
  planetList,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';

const matterHouses = listOf(
  z.strictObject({ house: houseNumber, level: levelNumber, decision: z.enum(SUB_DECISIONS) }),
);

export default defineTool({
  name: 'get_transit_analysis',
  title: 'Snapshot of four transit rules',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'KP reading of the nine transit planets against the natal chart at one moment, by four rules: the star lord shows the matter (its natal houses), the sub lord decides (FAVOURS, OBSTRUCTS, SILENT), the running dasha lords are read for their own houses, and planets within 1° of a natal planet or cusp touch it (with the exact time and whether star and sub lord are ruling planets). Call it to see what a day brings, without naming an event. Not paged, no disclaimer class.',
  provenance: { rules: ['R14.1', 'R14.2', 'R14.5', 'R5.3', 'R8.5', 'R12.4'], sources: ['R3t', 'R3p', 'AS'] },
  input: birthInput.extend({ query_datetime: instantInput }),
  output: z.strictObject({
    asOf: instantText,
    planets: listOf(
      z.strictObject({
        planet: planetName,
        longitude: longitudeDegrees,
        sign: signName,
        starLord: planetName,
        subLord: planetName,
        natalHouse: houseNumber,
        retrograde: z.boolean().meta({ description: 'Mars to Saturn only' }),
        stationary: z.boolean(),
        matterHouses: matterHouses.meta({ description: 'Natal houses of the star lord' }),
      }),
    ),
    dashaLords: listOf(
      z.strictObject({
        level: z.enum(RUNNING_PERIODS),
        planet: planetName,
        matterHouses: matterHouses.meta({ description: 'Its own natal houses' }),
      }),
    ),
    contacts: listOf(
      z.strictObject({
        planet: planetName,
        natalPoint: z.string().meta({ description: 'Planet name, or Cusp 1 to Cusp 12' }),
        orb: z.number().min(0).max(1),
        applying: z.boolean(),
        exactAt: instantText.nullable().meta({ description: 'Null: not within 30 days (Jupiter, Saturn 400)' }),
        starLordIsRulingPlanet: z.boolean(),
        subLordIsRulingPlanet: z.boolean(),
      }),
    ),
    rulingPlanets: planetList,
    rules: listOf(z.strictObject({ rule: z.int().min(1).max(4), finding: z.string() })),
  }),
  run: async ({ input, chart, ephemeris, now, note, breathe }) => {
    const { ayanamsa } = chart.moment;
    const utcMs = resolveInstant(input.query_datetime, chart.moment, now, 'query_datetime');
    const rulingPlanets = rulingPlanetsAt(ephemeris, chart, utcMs);
    const sky = buildChart(ephemeris, judgmentMoment(chart, utcMs));
    const read = fourRules(chart, sky);
    const touching = await contacts(beginSearch(ephemeris, ayanamsa, breathe), chart, sky);
    if (read.dashaLords.length === 0)
      note('The moment lies outside the 120 dasha years of this birth: no dasha lord runs.');
    return {
      asOf: printInstant(utcMs, chart.moment),
      planets: read.planets.map(({ position, natalHouse, stationary, matterHouses: houses }) => ({
        planet: position.planet,
        longitude: position.longitude,
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
      contacts: touching.map(({ exactMs, ...contact }) => ({
        ...contact,
        exactAt: exactMs === null ? null : printNearest(exactMs, chart.moment),
        starLordIsRulingPlanet: rulingPlanets.includes(sky.planets[contact.planet].starLord),
        subLordIsRulingPlanet: rulingPlanets.includes(sky.planets[contact.planet].subLord),
      })),
      rulingPlanets,
      rules: findings(read, touching),
    };
  },
});

/** To the nearest second: floored, the Moon would stand farther off than the contact allows. */
const printNearest = (utcMs: number, clock: LocalClock): string => printInstant(utcMs + 500, clock);

function findings({ planets, dashaLords }: FourRules, touching: readonly Contact[]) {
  const offered = planets.flatMap(({ matterHouses: houses }) => houses);
  const lords = dashaLords.map(
    ({ period, planet, matterHouses: houses }) => `${period} lord ${planet}, by its sub lord, ${decisionsText(houses)}`,
  );
  const [tightest] = touching;
  return [
    { rule: 1, finding: `Matters on offer by star lords: ${offerText(offered)}.` },
    { rule: 2, finding: `Sub lords on these matters: ${balanceText(offered)}.` },
    { rule: 3, finding: lords.length > 0 ? `${lords.join('. ')}.` : 'No dasha lord runs at this moment.' },
    {
      rule: 4,
      finding: tightest
        ? `Contacts within 1°: ${touching.length}; the tightest is ${tightest.planet} on ${tightest.natalPoint}, ${tightest.orb.toFixed(2)}° ${tightest.applying ? 'before' : 'past'} exact.`
        : 'No planet is within 1° of a natal planet or cusp.',
    },
  ];
}

const housesOf = (rows: readonly MatterHouse[]): readonly House[] =>
  [...new Set(rows.map(({ house }) => house))].sort((a, b) => a - b);

const offeredBy = (house: House, planets: number): string =>
  `house ${house} by ${planets} ${planets === 1 ? 'planet' : 'planets'}`;

/** Each house with the number of planets that bring it up. */
const offerText = (rows: readonly MatterHouse[]): string =>
  housesOf(rows)
    .map((house) => offeredBy(house, rows.filter((row) => row.house === house).length))
    .join(', ');

/** Each house with how many sub lords are for it and against it; nothing of houses on which all are silent. */
function balanceText(rows: readonly MatterHouse[]): string {
  const said = housesOf(rows).flatMap((house) => {
    const on = (decision: SubDecision) => rows.filter((row) => row.house === house && row.decision === decision).length;
    const [favoured, obstructed] = [on('FAVOURS'), on('OBSTRUCTS')];
    return favoured + obstructed > 0 ? [`house ${house} favoured by ${favoured}, obstructed by ${obstructed}`] : [];
  });
  return said.join('; ') || 'silent on all';
}

function decisionsText(rows: readonly MatterHouse[]): string {
  const decided = (decision: SubDecision) => housesOf(rows.filter((row) => row.decision === decision)).join(', ');
  const [favoured, obstructed] = [decided('FAVOURS'), decided('OBSTRUCTS')];
  const said = [...(favoured ? [`favours ${favoured}`] : []), ...(obstructed ? [`obstructs ${obstructed}`] : [])];
  return said.join(' and ') || 'is silent on all its houses';
}
