import { dayFrame, standInNote, type DayFrame } from '@cuspal/engine/almanac/day-frame';
import type { Chart } from '@cuspal/engine/chart/chart';
import { signsOf, isOddSign } from '@cuspal/engine/parashari/base/frame';
import { chartNatures } from '@cuspal/engine/parashari/base/natures';
import { baladi, BALADI_STATES, BALADI_YIELDS, type Baladi } from '@cuspal/engine/parashari/states/avasthas/baladi';
import { deeptadi, DEEPTADI_STATES, type Deeptadi } from '@cuspal/engine/parashari/states/avasthas/deeptadi';
import {
  jagradadi,
  JAGRADADI_STATES,
  JAGRADADI_YIELDS,
  type Jagradadi,
} from '@cuspal/engine/parashari/states/avasthas/jagradadi';
import {
  DESTROYED_MATTERS,
  destroyedHouses,
  lajjitadi,
  LAJJITADI_STATES,
  type Lajjitadi,
} from '@cuspal/engine/parashari/states/avasthas/lajjitadi';
import {
  SAYANADI_STATES,
  SAYANADI_SUB_STATES,
  sayanadiIndex,
  sayanadiNumbers,
  sayanadiState,
  sayanadiSubState,
} from '@cuspal/engine/parashari/states/avasthas/sayanadi';
import { PLANETS, type Planet } from '@cuspal/engine/zodiac/names';
import { byPlanet } from '@cuspal/engine/zodiac/records';
import { aboutShape, birthInput, defineTool, houseNumber, listOf, perPlanet, planetName } from '@cuspal/tool-kit';
import { noKpVerdict, nodeDignityDiffers } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { signLordOf } from '@cuspal/engine/zodiac/division';
import { signName } from '@cuspal/engine/zodiac/lords';
import { say } from './strength.messages.ts';

/** Verses of BPHS, Santhanam's numbers. */
const VERSES = {
  baladi: 'BPHS 45.3-4',
  jagradadi: 'BPHS 45.5-6',
  deeptadi: 'BPHS 45.7-10',
  lajjitadi: 'BPHS 45.11-29',
  sayanadi: 'BPHS 45.30-39',
} as const;

const destroyed = { house: houseNumber, matter: z.enum(DESTROYED_MATTERS).nullable() };
const numbers = z.strictObject({
  C: z.int().meta({ description: 'Star of the planet' }),
  P: z.int().meta({ description: 'The planet, Sun 1 to Ketu 9' }),
  A: z.int().meta({ description: 'Its navamsa in the sign' }),
  M: z.int().meta({ description: 'Star of the Moon' }),
  G: z.int().meta({ description: 'Ghatis from sunrise' }),
  L: z.int().meta({ description: 'Sign of the ascendant' }),
  r: z.int().min(1).max(12),
  anka: z.int().optional(),
  x: z.int().optional(),
});

const planetShape = z.strictObject({
  baladi: z.strictObject({
    state: z.enum(BALADI_STATES),
    part: z.int().min(1).max(5).meta({ description: 'Of the sign, 6° each' }),
    yield: z.enum(BALADI_YIELDS),
    verses: z.literal(VERSES.baladi),
    working: z.string(),
  }),
  jagradadi: z.strictObject({
    state: z.enum(JAGRADADI_STATES),
    yield: z.enum(JAGRADADI_YIELDS),
    verses: z.literal(VERSES.jagradadi),
    working: z.string(),
  }),
  deeptadi: z.strictObject({
    states: listOf(z.enum(DEEPTADI_STATES)),
    verses: z.literal(VERSES.deeptadi),
    working: z.string(),
  }),
  lajjitadi: z.strictObject({
    states: listOf(z.enum(LAJJITADI_STATES)),
    bhavaDestroyed: z.strictObject(destroyed).nullable(),
    verses: z.literal(VERSES.lajjitadi),
    working: z.string(),
  }),
  sayanadi: z.strictObject({
    index: z.int().min(1).max(12),
    state: z.enum(SAYANADI_STATES),
    subState: z.enum(SAYANADI_SUB_STATES).nullable(),
    subStateComputable: z.boolean(),
    subStateReason: z.string().nullable(),
    verses: z.literal(VERSES.sayanadi),
    working: numbers,
  }),
});

export default defineTool({
  name: 'get_avasthas',
  title: 'Five families of states',
  purpose: 'Five families of states of each planet, with the working',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which states (avasthas) each planet is in, by five Parashari families, from age to posture. Call it for avasthas or the mood of a planet.',
  provenance: { rules: ['R7.3', 'R23.1', 'R23.2', 'R23.7', 'R24', 'R27', 'R27.1'], sources: ['BPHS', 'PVR'] },
  input: birthInput.extend({
    name_anka: z.int().min(1).max(5).optional().meta({
      description:
        'First syllable of the name: 1 a ka cha da dha bha va; 2 i kha ja dha na ma sha; 3 u ga jha ta pa ya sa; 4 e gha ta tha pha ra sa; 5 o ca tha da ba la ha',
    }),
  }),
  output: z.strictObject({
    about: aboutShape,
    planets: perPlanet(planetShape),
    bhavaDestroyed: listOf(z.strictObject({ ...destroyed, planet: planetName, state: z.enum(LAJJITADI_STATES) })).meta({
      description: 'A row for each planet and state that hurts its house',
    }),
    nameAnka: z.int().min(1).max(5).nullable(),
    frame: z.literal('sign'),
    gatesKp: z.literal(false),
  }),
  run: ({ input, chart, ephemeris, note }) => {
    const { moment } = chart;
    const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
    const anka = input.name_anka ?? null;
    note(noKpVerdict());
    note(say.relationsOfAvasthas());
    note(say.wakingOtherwise());
    note(say.nodesHaveFriends());
    note(nodeDignityDiffers());
    if (day.sunriseFallback) note(standInNote(chart.moment.utcMs));
    return {
      about: say.aboutAvasthas(),
      planets: byPlanet((planet) => planetView(chart, planet, day, anka)),
      bhavaDestroyed: PLANETS.flatMap((planet) =>
        destroyedHouses(feeling(chart, planet)).map(({ house, state, matter }) => ({ house, planet, state, matter })),
      ),
      nameAnka: anka,
      frame: 'sign' as const,
      gatesKp: false as const,
    };
  },
});

const feeling = (chart: Chart, planet: Planet) =>
  lajjitadi(planet, signsOf(chart), chart.ascendant.signIndex, chartNatures(chart));

function planetView(chart: Chart, planet: Planet, day: DayFrame, anka: number | null) {
  const { longitude, signIndex } = chart.planets[planet];
  const age = baladi(longitude);
  const waking = jagradadi(planet, signIndex);
  const splendour = deeptadi(planet, signsOf(chart), chartNatures(chart));
  const felt = feeling(chart, planet);
  const hurt = destroyedHouses(felt);
  const worst = hurt.find(({ matter }) => matter !== null) ?? hurt[0];
  return {
    baladi: { ...age, verses: VERSES.baladi, working: baladiWorking(age, signIndex) },
    jagradadi: {
      state: waking.state,
      yield: waking.yield,
      verses: VERSES.jagradadi,
      working: jagradadiWorking(waking, signIndex),
    },
    deeptadi: {
      states: splendour.states,
      verses: VERSES.deeptadi,
      working: deeptadiWorking(splendour, signIndex),
    },
    lajjitadi: {
      states: felt.states,
      bhavaDestroyed: worst === undefined ? null : { house: worst.house, matter: worst.matter },
      verses: VERSES.lajjitadi,
      working: lajjitadiWorking(felt, signIndex),
    },
    sayanadi: posture(chart, planet, day, anka),
  };
}

function posture(chart: Chart, planet: Planet, day: DayFrame, anka: number | null) {
  const given = sayanadiNumbers(chart, planet, day);
  const index = sayanadiIndex(given);
  const sub = anka === null ? null : sayanadiSubState(planet, index, anka);
  return {
    index,
    state: sayanadiState(index),
    subState: sub?.subState ?? null,
    subStateComputable: sub !== null,
    subStateReason: sub === null ? say.subStateNeedsName() : null,
    verses: VERSES.sayanadi,
    working: { ...given, r: index, ...(sub !== null && anka !== null && { anka, x: sub.x }) },
  };
}

// The facts that decided a state, in sentences about `it`. Signs are indices, 0 = Aries.

const baladiWorking = ({ part }: Baladi, sign: number): string =>
  say.partOfSign({ part, sign: signName(sign), odd: isOddSign(sign) });

const jagradadiWorking = ({ ground, lord }: Jagradadi, sign: number): string =>
  say.natureOfSign({ sign: signName(sign), ground, lord });

const deeptadiWorking = ({ relation, malefics, withSun }: Deeptadi, sign: number): string =>
  [
    say.compoundRelation({ sign: signName(sign), relation: relation ?? 'OWN', lord: signLordOf(sign) }),
    ...(malefics.length > 0 ? [say.withMalefics({ malefics })] : []),
    ...(withSun ? [say.withSun()] : []),
  ].join(' ');

const lajjitadiWorking = ({ house, company, aspectedBy, friends, enemies }: Lajjitadi, sign: number): string =>
  [
    say.placeAndCompany({ sign: signName(sign), house, company }),
    say.aspectedBy({ planets: aspectedBy }),
    say.friendsHere({ friends }),
    say.enemiesHere({ enemies }),
  ].join(' ');
