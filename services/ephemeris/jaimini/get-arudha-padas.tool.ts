import {
  ARUDHA_EXCEPTIONS,
  ARUDHA_PAIRS,
  arudhaOf,
  grahaArudha,
  SIGN_RELATIONS,
  signRelation,
} from '@cuspal/engine/jaimini/arudha';
import type { GrahaArudha } from '@cuspal/engine/jaimini/arudha';
import { JAIMINI_VARGAS, lagnaIn, placementIn } from '@cuspal/engine/jaimini/placement';
import { countSigns, kthSign } from '@cuspal/engine/parashari/base/frame';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { HOUSES, PLANETS, SIGNS } from '@cuspal/engine/zodiac/names';
import type { House } from '@cuspal/engine/zodiac/names';
import { byHouse } from '@cuspal/engine/zodiac/records';
import {
  aboutShape,
  birthInput,
  defineTool,
  houseNumber,
  listOf,
  planetList,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { borderNote, coLordNote, coLordRuleShape } from './rows.ts';
import { say } from './jaimini.messages.ts';

const PADAS = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12'] as const;
const PAIRS = ['AL-A7', 'AL-UL', 'AL-A11', 'A7-UL'] as const;
const SIGN_RULE_NUMBERS = [1, 2, 3, 4, 5] as const;
const NAMES: Readonly<Partial<Record<House, 'AL' | 'UL'>>> = { 1: 'AL', 12: 'UL' };

export default defineTool({
  name: 'get_arudha_padas',
  title: 'Arudhas of all houses and planets',
  purpose: 'Arudhas of all twelve houses and of the planets',
  family: 'jaimini',
  phase: 'advanced',
  system: 'jaimini',
  needs: ['get_arudha_lagna'],
  birth: 'required',
  disclaimer: null,
  description:
    'The Jaimini arudhas of all twelve houses (A1 to Upapada) and nine planets, in the birth chart, navamsa or dasamsa. Call it when arudhas or padas are asked about.',
  provenance: { rules: ['R29.1', 'R29.3', 'R24', 'R3.6', 'R7.3'], sources: ['PVR', 'JS', 'BPHS'] },
  input: birthInput.extend({
    varga: z.enum(JAIMINI_VARGAS).default('D1').meta({ description: 'Chart the arudhas are counted in' }),
  }),
  output: z.strictObject({
    about: aboutShape,
    varga: z.enum(JAIMINI_VARGAS),
    lagnaSign: signName,
    padas: listOf(
      z.strictObject({
        pada: z.enum(PADAS),
        name: z.enum(['AL', 'UL']).nullable(),
        house: houseNumber.meta({ description: 'The house it is the arudha of' }),
        sign: signName,
        lord: planetName.meta({ description: 'Lord of the house, to which the count runs' }),
        lordSign: signName,
        exception: z.enum(ARUDHA_EXCEPTIONS),
        coLordRule: coLordRuleShape,
      }),
    ),
    grahaArudhas: listOf(
      z.strictObject({
        planet: planetName,
        ownedSignUsed: signName,
        signRule: z.int().min(1).max(5).nullable().meta({ description: 'Rule that chose between two own signs' }),
        sign: signName,
        houseFromLagna: houseNumber,
      }),
    ),
    bySign: listOf(
      z.strictObject({
        sign: signName,
        padas: listOf(z.enum(PADAS)),
        planets: planetList.meta({ description: 'Whose arudha it is' }),
      }),
    ),
    relations: listOf(z.strictObject({ pair: z.enum(PAIRS), distance: houseNumber, kind: z.enum(SIGN_RELATIONS) })),
    notes: listOf(z.string()),
  }),
  run: ({ input: { varga }, chart }) => {
    const lagna = lagnaIn(chart, varga);
    const placement = placementIn(chart, varga);
    const arudhas = byHouse((house) => arudhaOf(placement, kthSign(lagna, house)));
    const grahas = PLANETS.map((planet) => grahaArudha(placement, planet));
    const padas = HOUSES.map((house, index) => ({ pada: PADAS[index] ?? 'A1', house, ...arudhas[house] }));
    return {
      about: say.arudhasOfVarga({ varga }),
      varga,
      lagnaSign: nameOfSign(lagna),
      padas: padas.map(({ pada, house, sign, lord, lordSign, exception, coLordRule }) => ({
        pada,
        name: NAMES[house] ?? null,
        house,
        sign: nameOfSign(sign),
        lord,
        lordSign: nameOfSign(lordSign),
        exception,
        coLordRule,
      })),
      grahaArudhas: grahas.map(({ planet, ownedSign, signRule, sign }) => ({
        planet,
        ownedSignUsed: nameOfSign(ownedSign),
        signRule,
        sign: nameOfSign(sign),
        houseFromLagna: countSigns(lagna, sign),
      })),
      bySign: SIGNS.map((sign, index) => ({
        sign,
        padas: padas.filter((each) => each.sign === index).map(({ pada }) => pada),
        planets: grahas.filter((each) => each.sign === index).map(({ planet }) => planet),
      })).filter(({ padas: here, planets }) => here.length + planets.length > 0),
      relations: ARUDHA_PAIRS.map(({ pair, from, to }) => ({
        pair,
        ...signRelation(arudhas[from].sign, arudhas[to].sign),
      })),
      notes: [
        noKpVerdict('jaimini'),
        say.nodesAsOwners(),
        ...ruleNotes(grahas),
        ...HOUSES.flatMap((house) => coLordNote(kthSign(lagna, house), arudhas[house].lord, arudhas[house].coLordRule)),
        ...(varga === 'D1' ? borderNote(chart) : []),
      ],
    };
  },
});

/** What the rules mean that chose between the two signs of a planet. */
const ruleNotes = (grahas: readonly GrahaArudha[]): readonly string[] =>
  SIGN_RULE_NUMBERS.filter((number) => grahas.some(({ signRule }) => signRule === number)).map((number) =>
    say.ofTwoOwnSigns({ rule: `${number}` }),
  );
