import type { Chart } from '@cuspal/engine/chart/chart';
import { owner } from '@cuspal/engine/chart/placement';
import { bhadhakaHouse } from '@cuspal/engine/kp/promise/bhadhaka';
import { DIGNITIES, dignityInWords, dignityOf } from '@cuspal/engine/parashari/base/dignity';
import { aspectOn, ASSOCIATIONS } from '@cuspal/engine/parashari/base/drishti';
import { byGraha, housesOf, lordOfHouse, signsOf, wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { chartNatures } from '@cuspal/engine/parashari/base/natures';
import { combustionOf } from '@cuspal/engine/parashari/states/combustion';
import { condition, conditionGround } from '@cuspal/engine/parashari/states/condition';
import {
  FUNCTIONAL_CLASSES,
  functionalClass,
  hasKendradhipati,
  MARAKA_GROUNDS,
  marakas,
  nodeActsAs,
  yogaKaraka,
} from '@cuspal/engine/parashari/states/functional-nature';
import type { YogaKaraka } from '@cuspal/engine/parashari/states/functional-nature';
import { rajaPairs } from '@cuspal/engine/parashari/states/raja-pairs';
import { vargaSign } from '@cuspal/engine/parashari/vargas/vargas';
import { signLordOf } from '@cuspal/engine/zodiac/division';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import type { Graha } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  grahaName,
  houseList,
  houseNumber,
  listOf,
  nextShape,
  planetList,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { perGraha } from './rows.ts';
import { say } from './strength.messages.ts';

const functional = z.enum(FUNCTIONAL_CLASSES);
const EFFECTIVE = { strong: 'STRONG', medium: 'MEDIUM', weak: 'WEAK' } as const;
const nodeRow = z.strictObject({
  dispositor: grahaName,
  house: houseNumber,
  actsAs: functional.meta({ description: 'Class of the dispositor' }),
});

export default defineTool({
  name: 'get_yoga_karaka',
  title: 'Yoga karaka by lagna',
  purpose: 'Functional nature of each planet for the Lagna and the condition of the yoga karaka',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which planets are functional benefics and malefics for the rising sign, and which is the yoga karaka, by Parashari. Call it for the best or most harmful planet of an ascendant.',
  provenance: {
    rules: ['R3.6', 'R7.3', 'R21.1', 'R23.1', 'R23.3', 'R23.4', 'R23.7', 'R23.8', 'R24'],
    sources: ['BPHS', 'PVR'],
  },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    lagna: signName,
    yogaKaraka: z
      .strictObject({
        planet: grahaName,
        owns: z.tuple([houseNumber, houseNumber]).readonly().meta({ description: 'Kendra, trikona' }),
        house: houseNumber,
        sign: signName,
        dignity: z.enum(DIGNITIES),
        d9Sign: signName,
        combust: z.boolean(),
        retrograde: z.boolean(),
        afflictedBy: planetList.meta({ description: 'Malefics with it or aspecting it by sign' }),
        effective: z.enum(['STRONG', 'MEDIUM', 'WEAK']),
      })
      .nullable(),
    rajaPairs: listOf(
      z.strictObject({
        planets: z.tuple([grahaName, grahaName]).readonly(),
        houses: z.tuple([houseNumber, houseNumber]).readonly(),
        association: z.enum(ASSOCIATIONS).nullable(),
      }),
    ),
    functional: perGraha(
      z.strictObject({
        owns: houseList,
        class: functional,
        kendradhipati: z.boolean(),
        maraka: z.boolean(),
        badhaka: z.boolean(),
        reason: z.string(),
      }),
    ),
    nodes: z.strictObject({ Rahu: nodeRow, Ketu: nodeRow }),
    marakas: listOf(z.strictObject({ planet: planetName, by: z.enum(MARAKA_GROUNDS) })),
    badhakaHouse: houseNumber,
    badhakaLord: grahaName,
    next: nextShape,
  }),
  run: ({ chart, note }) => {
    const lagna = nameOfSign(chart.ascendant.signIndex);
    const karaka = yogaKaraka(chart);
    const pairs = rajaPairs(chart);
    const badhakaHouse = bhadhakaHouse(chart.ascendant.signIndex);
    const badhakaLord = lordOfHouse(chart, badhakaHouse);
    const allMarakas = marakas(chart);
    note(noKpVerdict());
    note(say.functionalTable());
    note(say.classicCalls());
    note(say.marakaMarks());
    const kpLord = chart.houses && owner(chart, badhakaHouse);
    if (kpLord !== null && kpLord !== badhakaLord) note(say.badhakaByKp({ lord: kpLord }));
    const view = karaka && karakaView(chart, karaka);
    const nodeView = (node: 'Rahu' | 'Ketu') => ({
      dispositor: signLordOf(chart.planets[node].signIndex),
      house: wholeSignHouse(chart, node),
      actsAs: nodeActsAs(chart, node),
    });
    return {
      answer:
        view === null
          ? answerOf(
              say.noYogaKaraka({ lagna }),
              say.pairsInItsPlace({ tied: pairs.some(({ association }) => association !== null) }),
            )
          : answerOf(
              say.yogaKaraka({ planet: view.planet, lagna, houses: view.owns.toSorted((x, y) => x - y) }),
              say.karakaStands({
                house: view.house,
                dignity: dignityInWords(view.dignity),
                condition: condition(chart, view.planet),
                ground: conditionGround(chart, view.planet) ?? 'NONE',
              }),
            ),
      lagna,
      yogaKaraka: view,
      rajaPairs: pairs,
      functional: byGraha((planet) => ({
        owns: housesOf(chart, planet),
        class: functionalClass(chart, planet),
        kendradhipati: hasKendradhipati(chart, planet),
        maraka: allMarakas.some((maraka) => maraka.planet === planet),
        badhaka: planet === badhakaLord,
        reason: reason(chart, planet, lagna),
      })),
      nodes: { Rahu: nodeView('Rahu'), Ketu: nodeView('Ketu') },
      marakas: allMarakas,
      badhakaHouse,
      badhakaLord,
      next: [{ tool: 'get_shadbala', reason: say.nextStrengthOfThese() }],
    };
  },
});

function karakaView(chart: Chart, { planet, owns }: YogaKaraka) {
  const { signIndex, longitude, retrograde } = chart.planets[planet];
  const signs = signsOf(chart);
  const natures = chartNatures(chart);
  return {
    planet,
    owns,
    house: wholeSignHouse(chart, planet),
    sign: nameOfSign(signIndex),
    dignity: dignityOf(chart, planet),
    d9Sign: nameOfSign(vargaSign('D9', longitude)),
    combust: combustionOf(chart, planet) !== 'NONE',
    retrograde,
    afflictedBy: PLANETS.filter(
      (other) =>
        other !== planet &&
        natures[other] === 'malefic' &&
        (signs[other] === signs[planet] || aspectOn(other, planet, signs) !== null),
    ),
    effective: EFFECTIVE[condition(chart, planet)],
  };
}

const reason = (chart: Chart, planet: Graha, lagna: string): string =>
  say.functionalClass({
    lagna,
    planet,
    houses: housesOf(chart, planet),
    found: functionalClass(chart, planet),
    kendradhipati: hasKendradhipati(chart, planet),
  });
