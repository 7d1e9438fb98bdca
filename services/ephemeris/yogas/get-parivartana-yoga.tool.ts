import type { Chart } from '@cuspal/engine/chart/chart';
import { atmakaraka } from '@cuspal/engine/jaimini/karakamsa';
import { DIGNITIES, dignityOf } from '@cuspal/engine/parashari/base/dignity';
import { combustionOf } from '@cuspal/engine/parashari/states/combustion';
import { strengthOf } from '@cuspal/engine/parashari/yogas/evaluate';
import {
  EXCHANGE_KINDS,
  otherExchanges,
  PARIVARTANA_CLASSES,
  parivartanas,
} from '@cuspal/engine/parashari/yogas/parivartana';
import type { Parivartana, ParivartanaClass } from '@cuspal/engine/parashari/yogas/parivartana';
import { readingOf } from '@cuspal/engine/parashari/yogas/reading';
import { themeOf } from '@cuspal/engine/topics/spiritual/karma-panel';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  listOf,
  nextShape,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { LIVE_STRENGTHS } from './rows.ts';
import { say } from './yogas.messages.ts';

/** Two planets in each other's signs are never in their own. */
const EXCHANGED_DIGNITIES = DIGNITIES.filter((dignity) => dignity !== 'OWN');
const count = z.int().min(0);
const two = <Item extends z.ZodType>(item: Item) => z.tuple([item, item]).readonly();

export default defineTool({
  name: 'get_parivartana_yoga',
  title: 'Exchange of signs',
  purpose: 'Every mutual exchange of sign lords and its class',
  family: 'yogas',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    "Which planets are in each other's signs (parivartana), and of what class, in the Parashari system. Call it when someone asks about exchanges.",
  provenance: { rules: ['R3.6', 'R7.2', 'R7.3', 'R23.1', 'R23.2', 'R23.7', 'R24', 'R39'], sources: ['PH'] },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    pairs: listOf(
      z.strictObject({
        planets: two(grahaName),
        signs: two(signName).meta({ description: 'Where each stands' }),
        houses: two(houseNumber).meta({ description: 'The houses exchanged, the effective house of each' }),
        class: z.enum(PARIVARTANA_CLASSES),
        effect: z.string(),
        effectiveHouse: z.partialRecord(grahaName, houseNumber),
        dignities: z.partialRecord(grahaName, z.enum(EXCHANGED_DIGNITIES)),
        combust: listOf(grahaName),
        strength: z.enum(LIVE_STRENGTHS),
      }),
    ),
    otherExchanges: listOf(z.strictObject({ planets: two(planetName), kind: z.enum(EXCHANGE_KINDS) })),
    counts: z.strictObject({ MAHA: count, KHALA: count, DAINYA: count }),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ chart, ephemeris }) => {
    const found = parivartanas(chart);
    const reading = readingOf(ephemeris, chart, atmakaraka(chart));
    const number = (wanted: ParivartanaClass): number => found.filter((pair) => pair.class === wanted).length;
    return {
      answer: answer(found),
      pairs: found.map((pair) => ({ ...pairView(chart, pair), strength: strengthOf(pair.planets, reading) })),
      otherExchanges: otherExchanges(chart),
      counts: { MAHA: number('MAHA'), KHALA: number('KHALA'), DAINYA: number('DAINYA') },
      notes: [noKpVerdict(), say.nodesExchangeStars(), say.starExchangeOfKp()],
      next: [{ tool: 'detect_yogas', reason: say.nextFromExchanges() }],
    };
  },
});

function pairView(chart: Chart, { planets, houses, class: found }: Parivartana) {
  const [x, y] = planets;
  return {
    planets,
    signs: [nameOfSign(chart.planets[x].signIndex), nameOfSign(chart.planets[y].signIndex)] as const,
    houses,
    class: found,
    effect: effect(found, houses),
    effectiveHouse: { [x]: houses[0], [y]: houses[1] },
    dignities: { [x]: exchangedDignity(chart, x), [y]: exchangedDignity(chart, y) },
    combust: planets.filter((planet) => combustionOf(chart, planet) !== 'NONE'),
  };
}

const exchangedDignity = (chart: Chart, planet: Parivartana['planets'][number]) =>
  EXCHANGED_DIGNITIES.find((dignity) => dignity === dignityOf(chart, planet));

const effect = (found: ParivartanaClass, [x, y]: Parivartana['houses']): string =>
  say.exchangeEffect({ found, x, themesOfX: themeOf(x).split(', '), y, themesOfY: themeOf(y).split(', ') });

function answer(found: readonly Parivartana[]): string {
  const exchanges = say.exchanges({ pairs: found.length });
  const [first, ...others] = found.map(say.pairAndHouses);
  if (first === undefined) return answerOf(exchanges);
  return answerOf(
    exchanges,
    others.length === 0 ? say.onePair({ pair: first }) : say.severalPairs({ pairs: [first, ...others] }),
  );
}
