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
import { isNode } from '@cuspal/engine/zodiac/names';
import {
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
import { truncatedShape } from './rows.ts';

const LATTA_TARGETS = ['janma', 'lagna'] as const;

export default defineTool({
  name: 'get_vedha_transit',
  title: 'Gochara and vedha from the Moon',
  family: 'transit',
  phase: 'transit',
  system: 'parashari',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'Classical gochara (Parashari, not KP): the nine transit planets by house from the natal Moon, GOOD, OBSTRUCTED by vedha, BAD or RELIEVED by reverse vedha, with who obstructs, the murti (gold to iron) of the sign entry, when each entered and leaves its sign, tara of its star, bindus of its own ashtakavarga and latta on the janma or lagna star. Call it for a general transit forecast of a day. Not paged, no disclaimer class.',
  provenance: { rules: ['R34.1', 'R26.3', 'R23.8', 'R32.5', 'R1.5'], sources: ['PH', 'BPHS', 'general literature'] },
  input: birthInput.extend({ query_datetime: instantInput }),
  output: z.strictObject({
    asOf: instantText,
    moonSign: signName.meta({ description: 'Of the natal Moon' }),
    planets: listOf(
      z.strictObject({
        planet: planetName,
        sign: signName,
        houseFromMoon: houseNumber,
        result: z.enum(GOCHARA_RESULTS),
        vedhaHouse: houseNumber.optional().meta({ description: 'Of a good house' }),
        obstructedBy: planetList,
        relievedBy: planetList.meta({ description: 'RELIEVED: planets in the good house this vedha house belongs to' }),
        murti: z.enum(MURTIS).nullable(),
        enteredAt: instantText.nullable().meta({ description: 'Last sign entry; null before 1800' }),
        tara: z.enum(TARAS.map(({ name }) => name)),
        bindus: z.int().min(0).max(8).nullable().meta({ description: 'Own ashtakavarga; four or more are good' }),
        latta: listOf(z.enum(LATTA_TARGETS)).meta({ description: 'Natal stars it kicks' }),
        changesAt: instantText.nullable().meta({ description: 'Next sign change; null after 2399' }),
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
  run: async ({ input, chart, ephemeris, now, note, breathe }) => {
    const utcMs = resolveInstant(input.query_datetime, chart.moment, now, 'query_datetime');
    const sky = buildChart(ephemeris, judgmentMoment(chart, utcMs));
    const search = beginSearch(ephemeris, chart.moment.ayanamsa, breathe);
    const rows: ReturnType<typeof rowView>[] = [];
    for (const row of gochara(chart.planets.Moon.signIndex, signsOf(sky))) {
      rows.push(rowView(search, chart, sky, row));
      await breathe();
    }
    const count = (result: Gochara['result']) => rows.filter((row) => row.result === result).length;
    const truncated = rows.some(({ enteredAt, changesAt }) => enteredAt === null || changesAt === null);
    note('Classical transit rules from the Moon: they make no KP verdict. The nodes follow Saturn by custom.');
    if (truncated) note('A sign entry or change lies outside 1800 to 2399 and is null.');
    return {
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
