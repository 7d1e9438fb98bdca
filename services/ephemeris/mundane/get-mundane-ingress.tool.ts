import { capitalised } from '@cuspal/engine/base/words';
import { FIRST_YEAR, LAST_YEAR } from '@cuspal/engine/time/civil';
import { clockOf, shownYear, UT } from '@cuspal/engine/time/clock';
import { requireAgreement, resolveLocal } from '@cuspal/engine/time/local-instant';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import {
  ANGLES,
  angularPlanets,
  compressedDasha,
  HOUSE_SYSTEMS,
  type IngressHouses,
  inForce,
  ingressesOf,
  ingressHouses,
  INGRESSES,
  validityOf,
} from '@cuspal/engine/world/mundane/ingress';
import { chartAt } from '@cuspal/engine/world/site';
import { newMoonBefore } from '@cuspal/engine/world/weather/moon-phases';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  defineTool,
  grahaName,
  houseNumber,
  instantText,
  listOf,
  nextShape,
  placeInput,
  planetList,
  planetName,
  planetPeriodShape,
  signName,
} from '@cuspal/tool-kit';
import { datesView } from '@cuspal/tool-kit/views/spans';
import { named } from '@cuspal/speech';
import { z } from 'zod';
import { lagnaShape, lagnaView } from '../lagna.ts';
import { placeShape, placeView } from '@cuspal/tool-kit/views/place';
import { gradeShape } from './mundane-shapes.ts';
import { say } from './mundane.messages.ts';

const ZODIACS = ['sidereal', 'tropical'] as const;

export default defineTool({
  name: 'get_mundane_ingress',
  title: 'Solar ingress chart',
  purpose: "Chart of the Sun's entry into a sign for a capital, with house themes",
  family: 'mundane',
  phase: 'standalone',
  system: 'extension',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    "The chart of the Sun entering Aries, Cancer, Libra or Capricorn for a capital, read for the nation. Call it for the outlook of a country's year or quarter. A symbolic extension.",
  provenance: { rules: ['R35.1', 'R9', 'R5.3', 'R13.1'], sources: ['PVR', 'RAMESEY', 'OWN'] },
  input: placeInput.extend({
    year: z
      .int()
      .min(FIRST_YEAR)
      .max(LAST_YEAR)
      .optional()
      .meta({ description: 'Year of UT; default the current one' }),
    ingress: z
      .enum([...INGRESSES, 'all'])
      .default('aries')
      .meta({ description: 'Sign that the Sun enters' }),
    zodiac: z.enum(ZODIACS).default('sidereal').meta({ description: 'Of the entry; positions are sidereal in both' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    place: placeShape,
    year: z.int(),
    zodiac: z.enum(ZODIACS),
    houseSystem: z.enum(HOUSE_SYSTEMS),
    ingresses: listOf(
      z.strictObject({
        ingress: z.enum(INGRESSES),
        at: instantText,
        utc: instantText,
        lagna: lagnaShape,
        lagnaLord: grahaName,
        validityMonths: z.union([z.literal(3), z.literal(6), z.literal(12)]),
        validUntil: instantText.nullable().meta({ description: 'Null past 2399' }),
        inForce: z.boolean().meta({ description: 'False: an earlier chart of the result still holds' }),
        houses: listOf(
          z.strictObject({
            house: houseNumber,
            meaning: z.string(),
            occupants: planetList,
            owner: grahaName,
            ownerHouse: houseNumber,
            csl: planetName.nullable().meta({ description: 'Null in whole signs' }),
            grade: gradeShape.nullable(),
          }),
        ),
        angular: listOf(z.strictObject({ planet: planetName, cusp: z.literal(ANGLES), orb: z.number().min(0).max(8) })),
        precedingNewMoon: z
          .strictObject({ at: instantText, sign: signName })
          .nullable()
          .meta({ description: 'Null before 1800' }),
        timeline: listOf(planetPeriodShape).meta({ description: 'Empty where the end is not known' }),
      }),
    ),
    extensionNote: z.string(),
    disclaimer: z.string(),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ input, ephemeris, now }) => {
    const { latitude, longitude, zodiac, ingress: asked, ayanamsa = 'kp' } = input;
    const here = resolveLocal(undefined, input, now, 'year');
    const site = { latitude, longitude, ayanamsa, ...clockOf(here) };
    const year = input.year ?? shownYear(now, here);
    const frame = zodiac === 'tropical' ? null : ayanamsa;
    const entries = ingressesOf(ephemeris, year, frame).filter(({ ingress }) => asked === 'all' || ingress === asked);
    const charts = entries.map((entry) => {
      const chart = chartAt(ephemeris, site, entry.utcMs);
      return { ...entry, chart, ...validityOf(ephemeris, entry, chart, frame) };
    });
    const firstMs = charts[0]?.utcMs ?? now;
    requireAgreement(input, firstMs);
    const holds = inForce(charts);
    const houseSystem: IngressHouses = charts.some(({ chart }) => chart.houses === null) ? 'whole-sign' : 'placidus';
    const notes: string[] = [];
    if (houseSystem === 'whole-sign') notes.push(say.wholeSigns());
    if (charts.some(({ untilMs }) => untilMs === null)) notes.push(say.chartPastEnd());
    if (asked !== 'all') notes.push(say.oneChartInForce());
    const newMoonView = (utcMs: number) => ({
      at: printInstant(utcMs, site),
      sign: nameOfSign(chartAt(ephemeris, site, utcMs).planets.Moon.signIndex),
    });
    const ingresses = charts.map(({ ingress, utcMs, chart, months, untilMs }, index) => {
      const newMoon = newMoonBefore(ephemeris, utcMs);
      if (newMoon === null) notes.push(say.newMoonTooEarly());
      return {
        ingress,
        at: printInstant(utcMs, site),
        utc: printInstant(utcMs, UT),
        lagna: lagnaView(chart),
        lagnaLord: chart.ascendant.signLord,
        validityMonths: months,
        validUntil: untilMs === null ? null : printInstant(untilMs, site),
        inForce: holds[index] ?? true,
        houses: ingressHouses(chart, houseSystem),
        angular: angularPlanets(ephemeris, chart),
        precedingNewMoon: newMoon === null ? null : newMoonView(newMoon),
        timeline:
          untilMs === null
            ? []
            : compressedDasha(chart, { startMs: utcMs, endMs: untilMs }).map(({ planet, ...period }) => ({
                planet,
                ...datesView(period, site),
              })),
      };
    });
    return {
      answer: answer(ingresses, {
        enters: printDate(firstMs, site),
        ends: typeof charts[0]?.untilMs === 'number' ? printDate(charts[0].untilMs, site) : null,
      }),
      place: placeView(site, site, firstMs),
      year,
      zodiac,
      houseSystem,
      ingresses,
      extensionNote: say.limitsAreOurs(),
      disclaimer: say.symbolicReading(),
      notes,
      next: [{ tool: 'get_mundane_analysis', reason: say.nextFoundingChart() }],
    };
  },
});

interface Told {
  readonly ingress: string;
  readonly lagna: { readonly sign: string };
  readonly validityMonths: number;
  readonly inForce: boolean;
  readonly angular: readonly { readonly planet: Planet; readonly cusp: number }[];
}

/** When the Sun enters and what rises, how long that holds, and what stands at the angles. */
function answer(
  ingresses: readonly Told[],
  { enters, ends }: { readonly enters: string; readonly ends: string | null },
): string {
  const [first] = ingresses;
  if (first === undefined) throw new RangeError('no ingress');
  if (ingresses.length > 1) {
    const holding = ingresses.filter(({ inForce: holds }) => holds).map(({ ingress }) => named(capitalised(ingress)));
    return answerOf(say.chartsInForce({ signs: holding }), say.howLongChartsHold());
  }
  const [nearest] = first.angular;
  return answerOf(
    say.sunEnters({ sign: capitalised(first.ingress), at: enters, rising: first.lagna.sign }),
    ends === null
      ? say.chartHolds({ months: first.validityMonths })
      : say.chartHoldsUntil({ months: first.validityMonths, until: ends }),
    nearest === undefined
      ? say.noPlanetNearAngle()
      : say.nearestToAngle({ planet: nearest.planet, cusp: nearest.cusp }),
  );
}
