import { moonStays } from '@cuspal/engine/almanac/moon-arc';
import type { MoonStay } from '@cuspal/engine/almanac/moon-arc';
import { printedDegrees, printedFraction, printedLongitude } from '@cuspal/engine/base/printed';
import { taraOf, TARAS } from '@cuspal/engine/almanac/tara';
import { balanceAtBirth, vimshottari } from '@cuspal/engine/dasha/vimshottari';
import { vargaSign } from '@cuspal/engine/parashari/vargas/vargas';
import { signLordOf, STAR_DEGREES } from '@cuspal/engine/zodiac/division';
import { gandanta, GANDANTA_JUNCTIONS, signSandhi } from '@cuspal/engine/zodiac/gandanta';
import { lordsOf, signName as nameOfSign, starName as nameOfStar } from '@cuspal/engine/zodiac/lords';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { ELEMENTS, MODALITIES, VARNAS } from '@cuspal/engine/zodiac/sign-attributes';
import { FACINGS, GANAS, NADIS, STAR_CLASSES, starDetails, YONIS } from '@cuspal/engine/zodiac/star-attributes';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { Point } from '@cuspal/engine/zodiac/point';
import {
  aboutShape,
  birthInput,
  defineTool,
  grahaName,
  instantText,
  listOf,
  longitudeDegrees,
  lordsShape,
  planetName,
  signName,
  starName,
  detailArgument,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { say } from './foundation.messages.ts';

/** Nearer than this counts as standing on the border, arc-seconds: the Moon's way in 0.02 s. */
const ON_BORDER = 0.01;

const shortStar = z.strictObject({
  index: z.int().min(1).max(27),
  name: starName,
  lord: planetName,
  pada: z.int().min(1).max(4),
  deity: z.string(),
  symbol: z.string(),
  gana: z.enum(GANAS),
});

const output = z.strictObject({
  about: aboutShape,
  moon: lordsShape.extend({
    siderealLongitude: longitudeDegrees,
    elapsedFraction: z.number().min(0).lt(1).meta({ description: 'Of the star' }),
    elapsedArc: z.number().min(0).meta({ description: 'Degrees from the start of the star' }),
    remainingArc: z.number().min(0),
  }),
  star: z.strictObject({
    index: z.int().min(1).max(27),
    name: starName,
    lord: planetName,
    deity: z.string(),
    symbol: z.string(),
    gana: z.enum(GANAS),
    yoni: z.strictObject({ animal: z.enum(YONIS), sex: z.enum(['male', 'female']) }),
    nadi: z.enum(NADIS),
    class: z.enum(STAR_CLASSES),
    facing: z.enum(FACINGS),
    varna: z.enum(VARNAS).meta({ description: 'Of the sign, as element, modality and bodyParts' }),
    element: z.enum(ELEMENTS),
    modality: z.enum(MODALITIES),
    bodyParts: listOf(z.string()),
    syllables: listOf(z.string()).meta({ description: 'Name syllables of padas 1 to 4' }),
    padaSyllable: z.string(),
  }),
  pada: z.strictObject({
    number: z.int().min(1).max(4),
    navamsaSign: signName,
    navamsaLord: grahaName,
    start: instantText,
    end: instantText,
  }),
  starPeriod: z.strictObject({ start: instantText, end: instantText }),
  dashaBalance: z.strictObject({
    lord: planetName,
    years: z.int(),
    months: z.int(),
    days: z.int(),
    decimalYears: z.number(),
  }),
  gandanta: z.strictObject({
    inGandanta: z.boolean(),
    junction: z.enum(GANDANTA_JUNCTIONS).nullable(),
    distanceDegrees: z.number().meta({ description: 'To the nearest junction of water and fire' }),
    core: z.boolean().meta({ description: "Within 48'" }),
  }),
  signSandhi: z.boolean().meta({ description: 'First or last degree of the sign' }),
  taras: listOf(
    z.strictObject({
      body: z.enum([...PLANETS, 'Ascendant']),
      star: starName,
      taraNumber: z.int().min(1).max(9),
      taraName: z.enum(TARAS.map(({ name }) => name)),
      quality: z.enum(['good', 'mixed', 'bad']),
    }),
  ),
  ascendantStar: shortStar,
  sunStar: shortStar,
  boundaryNote: z.string().optional(),
});

export default defineTool({
  name: 'get_nakshatra_details',
  title: 'Birth star in detail',
  purpose: "The Moon's star, pada, lords and attributes, the tara wheel from it and the dasha balance it fixes",
  family: 'foundation',
  phase: 'chart_foundation',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which birth star (nakshatra) the Moon was in, with pada, lords and what tradition says of it, such as gana, yoni, nadi and name syllables. In KP only the lords count.',
  provenance: {
    rules: ['R4.1', 'R4.5', 'R13.1', 'R13.2', 'R19.1', 'R23.5', 'R24', 'R32.5', 'R40'],
    sources: ['KPR3t', 'MC', 'BPHS'],
  },
  brief: { without: ['taras', 'sunStar', 'ascendantStar'] },
  input: birthInput.extend(detailArgument),
  output,
  run: ({ chart, ephemeris, note }) => {
    const { moment, planets, ascendant } = chart;
    const moon = planets.Moon;
    const cycle = vimshottari(moon.longitude, moment.utcMs);
    const stays = moonStays(ephemeris, chart);
    const print = (stay: MoonStay) => spanView(stay, moment);
    const navamsaSign = vargaSign('D9', moon.longitude);
    const lords = lordsOf(moon.longitude);
    const onStarBorder =
      lords.boundary.level === 'star' && lords.boundary.side === 'lower' && lords.boundary.distanceArcsec < ON_BORDER;
    note(say.attributesDescribe());
    return {
      about: say.starOfMoon({ star: lords.star }),
      moon: {
        siderealLongitude: printedLongitude(moon.longitude),
        ...lords,
        elapsedFraction: printedFraction(cycle.elapsedFraction),
        elapsedArc: printedDegrees(cycle.elapsedFraction * STAR_DEGREES),
        remainingArc: printedDegrees((1 - cycle.elapsedFraction) * STAR_DEGREES),
      },
      star: starDetails(moon),
      pada: {
        number: moon.pada,
        navamsaSign: nameOfSign(navamsaSign),
        navamsaLord: signLordOf(navamsaSign),
        ...print(stays.pada),
      },
      starPeriod: print(stays.star),
      dashaBalance: balanceAtBirth(cycle),
      gandanta: gandanta(moon),
      signSandhi: signSandhi(moon),
      taras: tarasOf(chart),
      ascendantStar: shortStarOf(ascendant),
      sunStar: shortStarOf(planets.Sun),
      ...(onStarBorder && { boundaryNote: say.moonOnBorder({ star: lords.star }) }),
    };
  },
});

/** Every other planet and the ascendant, counted from the Moon's star. */
function tarasOf({ planets, ascendant }: Chart) {
  const bodies = PLANETS.filter((planet) => planet !== 'Moon').map((planet) => [planet, planets[planet]] as const);
  return [...bodies, ['Ascendant', ascendant] as const].map(([body, { starIndex }]) => {
    const { number, name, quality } = taraOf(planets.Moon.starIndex, starIndex);
    return { body, star: nameOfStar(starIndex), taraNumber: number, taraName: name, quality };
  });
}

function shortStarOf(point: Point) {
  const { index, name, lord, deity, symbol, gana } = starDetails(point);
  return { index, name, lord, pada: point.pada, deity, symbol, gana };
}
