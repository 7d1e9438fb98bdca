import { GRAHAS, HOUSES } from '../../../zodiac/names.ts';
import type { Graha, House } from '../../../zodiac/names.ts';
import { MODALITIES, modalityOf } from '../../../zodiac/sign-attributes.ts';
import type { Modality } from '../../../zodiac/sign-attributes.ts';
import { nthFrom } from '../../../zodiac/house-math.ts';
import { clause } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { KENDRA } from '../vocabulary/places.ts';
import { fixedAt, plain } from '../yoga.ts';
import type { Modifier, Yoga } from '../yoga.ts';
import { say as effects } from '../effects.messages.ts';
import { say } from './catalogue.messages.ts';
import { say as rules } from './rules.messages.ts';

export const NABHASA_GROUPS = ['ASHRAYA', 'DALA', 'AKRITI', 'SANKHYA'] as const;
type NabhasaGroup = (typeof NABHASA_GROUPS)[number];

/** A pattern of all seven of Sun to Saturn; the nodes never count. */
interface Pattern {
  readonly id: string;
  readonly name: string;
  readonly group: NabhasaGroup;
  readonly effect: Yoga['effect'];
  readonly test: (reading: Reading) => boolean;
  readonly says: (reading: Reading) => string;
}

const GENTLE: readonly Graha[] = ['Mercury', 'Jupiter', 'Venus'];
const HARSH: readonly Graha[] = ['Sun', 'Mars', 'Saturn'];

const housesHeld = ({ houses }: Reading, planets: readonly Graha[] = GRAHAS): readonly House[] =>
  HOUSES.filter((house) => planets.some((planet) => houses[planet] === house));

/** All in these houses, and each of them occupied. */
const fills = (reading: Reading, houses: readonly House[]): boolean => {
  const held = housesHeld(reading);
  return held.length === houses.length && held.every((house) => houses.includes(house));
};

const inThese = (reading: Reading): string => say.allSevenInHouses({ houses: housesHeld(reading) });

const filling = (
  id: string,
  name: string,
  effect: Yoga['effect'],
  ...choices: readonly (readonly House[])[]
): Pattern => ({
  id,
  name,
  group: 'AKRITI',
  effect,
  test: (reading) => choices.some((houses) => fills(reading, houses)),
  says: inThese,
});

const ashraya = (id: string, name: string, effect: Yoga['effect'], modality: Modality): Pattern => ({
  id,
  name,
  group: 'ASHRAYA',
  effect,
  test: ({ signs }) => GRAHAS.every((planet) => modalityOf(signs[planet]) === modality),
  says: () => say.allSevenInModality({ modality }),
});

/** Three planets in three different kendras, and the three others in none. */
const dala = (
  id: string,
  name: string,
  effect: Yoga['effect'],
  three: readonly Graha[],
  others: readonly Graha[],
): Pattern => ({
  id,
  name,
  group: 'DALA',
  effect,
  test: (reading) => {
    const held = housesHeld(reading, three);
    return (
      held.length === 3 &&
      held.every((house) => KENDRA.includes(house)) &&
      !housesHeld(reading, others).some((house) => KENDRA.includes(house))
    );
  },
  says: (reading) => say.threeInKendras({ planets: three, houses: housesHeld(reading, three) }),
});

const within = (reading: Reading, planets: readonly Graha[], houses: readonly House[]): boolean =>
  housesHeld(reading, planets).every((house) => houses.includes(house));

/** Benefics by name on one axis and malefics by name on the other. */
const crossed = (
  id: string,
  name: string,
  effect: Yoga['effect'],
  gentle: readonly House[],
  harsh: readonly House[],
): Pattern => ({
  id,
  name,
  group: 'AKRITI',
  effect,
  test: (reading) =>
    within(reading, GENTLE, gentle) && within(reading, HARSH, harsh) && within(reading, ['Moon'], KENDRA),
  says: inThese,
});

const run = (from: House, length: number): readonly House[] =>
  Array.from({ length }, (_, step) => nthFrom(from, step + 1));

const sankhya = (id: string, name: string, effect: Yoga['effect'], signs: number): Pattern => ({
  id,
  name,
  group: 'SANKHYA',
  effect,
  test: (reading) => occupiedSigns(reading) === signs,
  says: () => say.signsOccupied({ signs }),
});

/** How many signs Sun to Saturn occupy, 1 to 7. */
export const occupiedSigns = (reading: Reading): number => housesHeld(reading).length;

const [MOVABLE, FIXED, DUAL] = MODALITIES;

/** The 32 patterns (BPHS 35, BJ 12, Saravali 21). */
const PATTERNS: readonly Pattern[] = [
  ashraya('rajju', 'Rajju', effects.rajju, MOVABLE),
  ashraya('musala', 'Musala', effects.musala, FIXED),
  ashraya('nala', 'Nala', effects.nala, DUAL),
  dala('mala', 'Mala', effects.mala, GENTLE, HARSH),
  dala('sarpa', 'Sarpa', effects.sarpa, HARSH, GENTLE),
  filling('gada', 'Gada', effects.gada, [1, 4], [4, 7], [7, 10], [1, 10]),
  filling('shakata-nabhasa', 'Shakata', effects.shakataNabhasa, [1, 7]),
  filling('vihaga', 'Vihaga', effects.vihaga, [4, 10]),
  filling('shringataka', 'Shringataka', effects.shringataka, [1, 5, 9]),
  filling('hala', 'Hala', effects.hala, [2, 6, 10], [3, 7, 11], [4, 8, 12]),
  crossed('vajra', 'Vajra', effects.vajra, [1, 7], [4, 10]),
  crossed('yava', 'Yava', effects.yava, [4, 10], [1, 7]),
  filling('kamala', 'Kamala', effects.kamala, [1, 4, 7, 10]),
  filling('vapi', 'Vapi', effects.vapi, [2, 5, 8, 11], [3, 6, 9, 12]),
  filling('yupa', 'Yupa', effects.yupa, run(1, 4)),
  filling('shara', 'Shara', effects.shara, run(4, 4)),
  filling('shakti', 'Shakti', effects.shakti, run(7, 4)),
  filling('danda', 'Danda', effects.danda, run(10, 4)),
  filling('nauka', 'Nauka', effects.nauka, run(1, 7)),
  filling('kuta', 'Kuta', effects.kuta, run(4, 7)),
  filling('chhatra', 'Chhatra', effects.chhatra, run(7, 7)),
  filling('chapa', 'Chapa', effects.chapa, run(10, 7)),
  filling(
    'ardha-chandra',
    'Ardha Chandra',
    effects.ardhaChandra,
    ...HOUSES.filter((house) => !KENDRA.includes(house)).map((house) => run(house, 7)),
  ),
  filling('chakra', 'Chakra', effects.chakra, [1, 3, 5, 7, 9, 11]),
  filling('samudra', 'Samudra', effects.samudra, [2, 4, 6, 8, 10, 12]),
  sankhya('gola', 'Gola', effects.gola, 1),
  sankhya('yuga', 'Yuga', effects.yuga, 2),
  sankhya('shula', 'Shula', effects.shula, 3),
  sankhya('kedara', 'Kedara', effects.kedara, 4),
  sankhya('pasha', 'Pasha', effects.pasha, 5),
  sankhya('damini', 'Damini', effects.damini, 6),
  sankhya('vina', 'Vina', effects.vina, 7),
];

const GROUP_OF: ReadonlyMap<string, NabhasaGroup> = new Map(PATTERNS.map(({ id, group }) => [id, group]));

/** The groups whose presence eclipses a group. */
const STRONGER: Readonly<Record<NabhasaGroup, readonly NabhasaGroup[]>> = {
  AKRITI: [],
  DALA: [],
  ASHRAYA: ['DALA', 'AKRITI'],
  SANKHYA: ['ASHRAYA', 'DALA', 'AKRITI'],
};

/** An Ashraya pattern yields to a Dala or Akriti one, a Sankhya pattern to every other (Saravali 21, BPHS 35). */
const eclipsed = (group: NabhasaGroup): Modifier => {
  const eclipsing = (reading: Reading): Pattern | undefined =>
    PATTERNS.find((each) => STRONGER[group].includes(each.group) && each.test(reading));
  const found: Clause = clause({
    holds: (reading) => eclipsing(reading) !== undefined,
    says: (reading) => say.eclipses({ pattern: eclipsing(reading)?.name ?? '' }),
    lacks: say.noneBesideIt,
  });
  return { rule: rules.eclipsed, clause: () => found };
};

/** Nabhasa yogas: all seven planets form them, felt all through life. */
export const NABHASA_YOGAS: readonly Yoga[] = PATTERNS.map(({ id, name, group, effect, test, says }) => {
  const cancelledBy = STRONGER[group].length === 0 ? [] : [eclipsed(group)];
  const pattern = clause({ holds: test, planets: () => GRAHAS, says, lacks: inThese });
  const cases = [{ forms: [fixedAt('MEDIUM', plain(pattern))], weakenedBy: [], cancelledBy }] as const;
  return {
    id,
    name,
    effectClass: 'NABHASA',
    effect,
    source: 'BPHS 35, BJ 12, Sar 21',
    cases: () => cases,
  };
});

const BY_RANK: readonly NabhasaGroup[] = ['AKRITI', 'DALA', 'ASHRAYA', 'SANKHYA'];

/** The group of a nabhasa row. */
export const nabhasaGroup = (id: string): NabhasaGroup => GROUP_OF.get(id) ?? 'SANKHYA';

/** Which row speaks for the chart: the first not eclipsed, form before halves, halves before modes, modes before numbers. */
export const nabhasaRank = (id: string): number => BY_RANK.indexOf(nabhasaGroup(id));
