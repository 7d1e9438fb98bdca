import { printedLongitude, printedScore } from '@cuspal/engine/base/printed';
import { sputaDrishti } from '@cuspal/engine/parashari/base/drishti';
import { byGraha, longitudesOf } from '@cuspal/engine/parashari/base/frame';
import { chartNatures, natureUsed } from '@cuspal/engine/parashari/base/natures';
import { drishtiReceived } from '@cuspal/engine/parashari/strength/shadbala/drik';
import { anglesOf, sripatiBhavas } from '@cuspal/engine/parashari/strength/sripati';
import { GRAHAS, HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import type { Graha } from '@cuspal/engine/zodiac/names';
import { byHouse, byPlanet } from '@cuspal/engine/zodiac/records';
import { aboutShape, birthInput, defineTool, grahaName, longitudeDegrees, perHouse, perPlanet } from '@cuspal/tool-kit';
import { naturesOfTheChart, noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { natureUsedShape, perGraha } from './rows.ts';
import { say } from './strength.messages.ts';

const strength = z.number().min(0).max(60);
const total = z.strictObject({ benefic: z.number(), malefic: z.number(), net: z.number(), drik: z.number() });
const onPlanet = z.strictObject({
  angle: longitudeDegrees,
  virupas: strength,
  special: z.boolean().meta({ description: 'Special aspect of Mars, Jupiter or Saturn' }),
});

export default defineTool({
  name: 'get_sputa_drishti',
  title: 'Degree-based aspect matrix',
  purpose: 'Classical aspect strength in virupas between planets and on house middles',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'How strongly each planet aspects others and the houses by degree, in virupas, by the Parashari sputa drishti. Call it for exact aspect strength. By sign call get_aspects_and_strength.',
  provenance: { rules: ['R3.6', 'R7.3', 'R23.7', 'R25'], sources: ['BPHS'] },
  forms: [{ with: { targets: 'both' }, has: ['onPlanets', 'onHouses'] }],
  input: birthInput.extend({
    targets: z.enum(['planets', 'houses', 'both']).default('both').meta({ description: 'What is looked at' }),
  }),
  output: z.strictObject({
    about: aboutShape,
    onPlanets: perGraha(perPlanet(onPlanet)).optional().meta({ description: 'By aspector, then target' }),
    onHouses: perGraha(perHouse(z.strictObject({ angle: longitudeDegrees, virupas: strength })))
      .nullable()
      .optional()
      .meta({ description: 'Null: no Sripati houses' }),
    totals: z.record(z.string(), total).meta({ description: 'By target: planet name or house number' }),
    strongestAspect: z
      .strictObject({ from: grahaName, to: z.string(), virupas: strength })
      .nullable()
      .meta({ description: 'On planets, unless houses alone are asked' }),
    natureUsed: natureUsedShape,
    units: z.literal('virupas'),
  }),
  run: ({ input, chart, ephemeris, note }) => {
    const longitudes = longitudesOf(chart);
    const natures = chartNatures(chart);
    const bhavas = input.targets === 'planets' ? null : sripatiBhavas(anglesOf(ephemeris, chart));
    const withPlanets = input.targets !== 'houses';
    note(noKpVerdict());
    note(naturesOfTheChart());
    note(say.aspectsByDegree());
    note(say.aspectLimit());
    note(say.nodesCastNone());
    if (input.targets !== 'planets' && bhavas === null) {
      note(say.noSripatiAspects());
    }

    const planetTargets = withPlanets ? PLANETS.map((planet) => ({ to: planet, at: longitudes[planet] })) : [];
    const houseTargets = (bhavas ?? []).map(({ house, madhya }) => ({ to: String(house), at: madhya }));
    const look = (from: Graha, at: number) => {
      const { angle, virupas, special } = sputaDrishti(from, longitudes[from], at);
      return { angle: printedLongitude(angle), virupas: printedScore(virupas), special };
    };
    const houseLook = (from: Graha, at: number) => {
      const { angle, virupas } = look(from, at);
      return { angle, virupas };
    };
    return {
      about: say.aboutSputaDrishti({ targets: input.targets }),
      ...(withPlanets && {
        onPlanets: byGraha((from) => byPlanet((to) => look(from, longitudes[to]))),
      }),
      ...(input.targets !== 'planets' && {
        onHouses:
          bhavas && byGraha((from) => byHouse((house) => houseLook(from, bhavas[HOUSES.indexOf(house)]?.madhya ?? 0))),
      }),
      totals: Object.fromEntries(
        [...planetTargets, ...houseTargets].map(({ to, at }) => {
          const { benefic, malefic, net, drik } = drishtiReceived(at, longitudes, natures);
          return [
            to,
            {
              benefic: printedScore(benefic),
              malefic: printedScore(malefic),
              net: printedScore(net),
              drik: printedScore(drik),
            },
          ];
        }),
      ),
      strongestAspect: strongest(
        withPlanets ? planetTargets : houseTargets,
        (from, at) => sputaDrishti(from, longitudes[from], at).virupas,
      ),
      natureUsed: natureUsed(natures),
      units: 'virupas' as const,
    };
  },
});

/** The first of the strongest before rounding, aspectors and targets in the order of the planets and houses. */
function strongest(
  targets: readonly { readonly to: string; readonly at: number }[],
  virupasOf: (from: Graha, at: number) => number,
) {
  const best = GRAHAS.flatMap((from) =>
    targets.filter(({ to }) => to !== from).map(({ to, at }) => ({ from, to, virupas: virupasOf(from, at) })),
  ).reduce<{ from: Graha; to: string; virupas: number } | null>(
    (first, each) => (first === null || each.virupas > first.virupas ? each : first),
    null,
  );
  return best && { ...best, virupas: printedScore(best.virupas) };
}
