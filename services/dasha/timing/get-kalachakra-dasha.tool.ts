import { printedFraction, printedLongitude } from '@cuspal/engine/base/printed';
import { periodAt } from '@cuspal/engine/dasha/cut-period';
import { GATIS, kalachakra, padaMargin } from '@cuspal/engine/dasha/nakshatra/kalachakra';
import { KALACHAKRA_GROUPS } from '@cuspal/engine/dasha/nakshatra/kalachakra-table';
import { DASHA_YEAR_DAYS } from '@cuspal/engine/dasha/years';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { divide } from '@cuspal/engine/zodiac/division';
import { signName, starName } from '@cuspal/engine/zodiac/lords';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  aboutOf,
  aboutShape,
  birthInput,
  currentShape,
  cutDatesShape,
  cutSignPeriodShape,
  defineTool,
  grahaName,
  instantInput,
  instantText,
  listOf,
  longitudeDegrees,
  planetName,
  signName as signNameShape,
  signPeriodShape,
  starName as starNameShape,
  yearDaysShape,
} from '@cuspal/tool-kit';
import { noneRuns } from './none-runs.ts';
import { cutDatesView, datesView, fromFirstToLast } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { say } from './timing.messages.ts';

/** Planets whose transits of deha and jeeva are told (PVR). */
const WATCHED = { benefic: ['Jupiter', 'Mercury', 'Venus'], malefic: ['Mars', 'Saturn', 'Rahu', 'Sun'] } as const;
/** Degrees from a border of the pada within which the sequence of the next pada is near. */
const SENSITIVE = 5 / 60;

const transits = listOf(z.strictObject({ planet: planetName, kind: z.enum(['benefic', 'malefic']) }));

export default defineTool({
  name: 'get_kalachakra_dasha',
  title: 'Kalachakra dasha',
  purpose: "Sign dasha from the Moon's pada, with deha, jeeva and gatis",
  family: 'timing',
  phase: 'timing',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    "The Parashari Kalachakra dasha, nine sign periods from the Moon's quarter, with leaps, deha and jeeva. Call it as a cross-check. No part in KP verdicts.",
  provenance: { rules: ['R30', 'R13.2'], sources: ['BPHS', 'PVR'] },
  input: birthInput.extend({ query_date: instantInput }),
  output: z.strictObject({
    about: aboutShape,
    asOf: instantText,
    moon: z.strictObject({
      longitude: longitudeDegrees,
      star: starNameShape,
      pada: z.int().min(1).max(4),
      group: z.enum(KALACHAKRA_GROUPS),
      direction: z.enum(['savya', 'apasavya']),
      passedFraction: z.number().min(0).lt(1).meta({ description: 'Part of the pada passed' }),
    }),
    paramayush: z.int().meta({ description: 'Years of the nine signs of the pada' }),
    padaSequence: listOf(signNameShape),
    balanceYears: z.number().min(0).max(21).meta({ description: 'Left of the first dasha at birth' }),
    deha: signNameShape,
    jeeva: signNameShape,
    padaDeha: signNameShape,
    padaJeeva: signNameShape,
    mahadashas: listOf(
      z.strictObject({
        sign: signNameShape,
        lord: grahaName,
        years: z.int(),
        ...cutDatesShape,
        gati: z.enum(GATIS),
        antardashas: listOf(cutSignPeriodShape),
      }),
    ),
    current: currentShape(signPeriodShape, signPeriodShape),
    dehaTransits: transits,
    jeevaTransits: transits,
    sensitive: z.boolean().meta({ description: "Moon within 0°05' of a pada border" }),
    yearDays: yearDaysShape,
    notes: listOf(z.string()),
  }),
  run: ({ input, chart, ephemeris, now }) => {
    const { utcMs, ayanamsa } = chart.moment;
    const { longitude } = chart.planets.Moon;
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const found = kalachakra(longitude, utcMs);
    const md = periodAt(found.mahadashas, atMs);
    const ad = md && periodAt(md.antardashas, atMs);
    const jd = jdFromUtcMs(atMs);
    const standsIn = (planet: Planet, sign: number): boolean =>
      divide(siderealPosition(ephemeris, planet, jd, ayanamsa).longitude).signIndex === sign;
    const transitsOf = (sign: number) =>
      (['benefic', 'malefic'] as const).flatMap((kind) =>
        WATCHED[kind].filter((planet) => standsIn(planet, sign)).map((planet) => ({ planet, kind })),
      );
    const sensitive = padaMargin(longitude) < SENSITIVE;
    return {
      about: aboutOf(
        say.kalachakraList({ count: found.mahadashas.length, span: fromFirstToLast(found.mahadashas, chart.moment) }),
      ),
      asOf: printInstant(atMs, chart.moment),
      moon: {
        longitude: printedLongitude(longitude),
        star: starName(found.starIndex),
        pada: found.pada,
        group: found.group,
        direction: found.direction,
        passedFraction: printedFraction(found.passed),
      },
      paramayush: found.paramayush,
      padaSequence: found.padaSigns.map(signName),
      balanceYears: printedFraction(found.balanceYears),
      deha: signName(found.deha),
      jeeva: signName(found.jeeva),
      padaDeha: signName(found.padaDeha),
      padaJeeva: signName(found.padaJeeva),
      mahadashas: found.mahadashas.map((each) => ({
        sign: signName(each.sign),
        lord: each.lord,
        years: each.years,
        ...cutDatesView(each, chart.moment),
        gati: each.gati,
        antardashas: each.antardashas.map((part) => ({
          sign: signName(part.sign),
          ...cutDatesView(part, chart.moment),
        })),
      })),
      current: md &&
        ad && {
          md: { sign: signName(md.sign), ...datesView(md, chart.moment) },
          ad: { sign: signName(ad.sign), ...datesView(ad, chart.moment) },
        },
      dehaTransits: transitsOf(found.deha),
      jeevaTransits: transitsOf(found.jeeva),
      sensitive,
      yearDays: DASHA_YEAR_DAYS,
      notes: [
        say.starGroupsOfParashara(),
        say.dehaAndJeeva(),
        ...(sensitive ? [say.moonNearPadaBorder()] : []),
        ...(md ? [] : [noneRuns(atMs, utcMs)]),
      ],
    };
  },
});
