import { taraOf, TARAS } from '@cuspal/engine/almanac/tara';
import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import { gochara, type Gochara, GOCHARA_RESULTS, lattaStar, MURTIS } from '@cuspal/engine/gochara/gochara';
import { signPassage } from '@cuspal/engine/gochara/sign-passage';
import { judgmentMoment } from '@cuspal/engine/kp/ruling/judgment-moment';
import { signsOf } from '@cuspal/engine/parashari/base/frame';
import { ashtakavarga } from '@cuspal/engine/parashari/strength/ashtakavarga';
import { beginSearch, type Search } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { isNode, type Planet } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  houseNumber,
  instantInput,
  instantText,
  listOf,
  planetList,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { truncatedShape } from '../rows.ts';
import { say } from './transit.messages.ts';

const LATTA_TARGETS = ['janma', 'lagna'] as const;

export default defineTool({
  name: 'get_vedha_transit',
  title: 'Gochara and vedha from the Moon',
  purpose: 'Good transits from the natal Moon and what blocks them',
  family: 'transit',
  phase: 'transit',
  system: 'parashari',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'How the transit planets stand from the natal Moon by Parashari gochara, with vedha, murti and tara. Call it for a general transit reading of a day. Not KP.',
  provenance: { rules: ['R34.1', 'R26.3', 'R23.8', 'R32.5', 'R1.5'], sources: ['PH', 'BPHS', 'K'] },
  input: birthInput.extend({ query_datetime: instantInput }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    moonSign: signName.meta({ description: 'Of the natal Moon.' }),
    planets: listOf(
      z.strictObject({
        planet: planetName,
        sign: signName,
        houseFromMoon: houseNumber,
        result: z.enum(GOCHARA_RESULTS),
        vedhaHouse: houseNumber.optional().meta({ description: 'Of a good house.' }),
        obstructedBy: planetList,
        relievedBy: planetList.meta({ description: 'Planets in the good house that this vedha house belongs to.' }),
        murti: z.enum(MURTIS).nullable(),
        enteredAt: instantText.nullable().meta({ description: 'Last sign entry, null before 1800.' }),
        tara: z.enum(TARAS.map(({ name }) => name)),
        bindus: z
          .int()
          .min(0)
          .max(8)
          .nullable()
          .meta({ description: 'Of its own ashtakavarga. Four or more are good.' }),
        latta: listOf(z.enum(LATTA_TARGETS)).meta({ description: 'Natal stars struck by its latta.' }),
        changesAt: instantText.nullable().meta({ description: 'Next sign change, null after 2399.' }),
      }),
    ),
    summary: z.strictObject({
      good: z.int().min(0),
      obstructed: z.int().min(0),
      bad: z.int().min(0),
      relieved: z.int().min(0),
    }),
    truncated: truncatedShape,
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn }) => {
    const utcMs = resolveInstant(input.query_datetime, chart.moment, now, 'query_datetime');
    const sky = buildChart(ephemeris, judgmentMoment(chart, utcMs));
    const search = beginSearch(ephemeris, chart.moment.ayanamsa, yieldTurn);
    const rows: ReturnType<typeof rowView>[] = [];
    for (const row of gochara(chart.planets.Moon.signIndex, signsOf(sky))) {
      rows.push(rowView(search, chart, sky, row));
      await yieldTurn();
    }
    const count = (result: Gochara['result']) => rows.filter((row) => row.result === result).length;
    const truncated = rows.some(({ enteredAt, changesAt }) => enteredAt === null || changesAt === null);
    note(say.classicalRules());
    if (truncated) note(say.signEntryOutside());
    return {
      answer: answer(rows),
      asOf: printInstant(utcMs, chart.moment),
      moonSign: nameOfSign(chart.planets.Moon.signIndex),
      planets: rows,
      summary: {
        good: count('GOOD'),
        obstructed: count('OBSTRUCTED'),
        bad: count('BAD'),
        relieved: count('RELIEVED'),
      },
      ...(truncated && { truncated: true as const }),
    };
  },
});

/** Which transits are good and which are held back or bad. */
function answer(rows: readonly { readonly planet: Planet; readonly result: Gochara['result'] }[]): string {
  const by = (result: Gochara['result']) => rows.filter((row) => row.result === result).map(({ planet }) => planet);
  const [obstructed, bad, relieved] = [by('OBSTRUCTED'), by('BAD'), by('RELIEVED')];
  return answerOf(
    say.wellPlaced({ planets: by('GOOD') }),
    obstructed.length > 0 && say.obstructed({ planets: obstructed }),
    bad.length > 0 && relieved.length > 0 && say.badlyPlacedAndRelieved({ bad, relieved }),
    bad.length > 0 && relieved.length === 0 && say.badlyPlaced({ planets: bad }),
    bad.length === 0 && relieved.length > 0 && say.relieved({ planets: relieved }),
  );
}

function rowView(search: Search, chart: Chart, sky: Chart, row: Gochara) {
  const { planet, vedhaHouse, ...judged } = row;
  const { signIndex, starIndex } = sky.planets[planet];
  const { Moon } = chart.planets;
  const { enteredMs, murti, changesMs } = signPassage(search, planet, sky.moment.utcMs, Moon.signIndex);
  const at = (ms: number | null) => (ms === null ? null : printInstant(ms, chart.moment));
  const struck = lattaStar(planet, starIndex);
  const stars = { janma: Moon.starIndex, lagna: chart.ascendant.starIndex };
  return {
    planet,
    sign: nameOfSign(signIndex),
    ...judged,
    ...(vedhaHouse !== null && { vedhaHouse }),
    murti,
    enteredAt: at(enteredMs),
    tara: taraOf(Moon.starIndex, starIndex).name,
    bindus: isNode(planet) ? null : (ashtakavarga(chart).planets[planet].signScores[signIndex] ?? 0),
    latta: LATTA_TARGETS.filter((target) => stars[target] === struck),
    changesAt: at(changesMs),
  };
}
