import { counted, inWords } from '../../../base/words.ts';
import { GRAHAS, HOUSES } from '../../../zodiac/names.ts';
import type { Graha, House } from '../../../zodiac/names.ts';
import { planetsInWords } from '../../../zodiac/planet-words.ts';
import { MODALITIES, modalityOf } from '../../../zodiac/sign-attributes.ts';
import type { Modality } from '../../../zodiac/sign-attributes.ts';
import { nthFrom } from '../../../zodiac/house-math.ts';
import { clause } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { KENDRA } from '../vocabulary/places.ts';
import { fixedAt, standsFor, plain } from '../yoga.ts';
import type { Modifier, Yoga } from '../yoga.ts';

export const NABHASA_GROUPS = ['ASHRAYA', 'DALA', 'AKRITI', 'SANKHYA'] as const;
type NabhasaGroup = (typeof NABHASA_GROUPS)[number];

/** A pattern of all seven of Sun to Saturn; the nodes never count. */
interface Pattern {
  readonly id: string;
  readonly name: string;
  readonly group: NabhasaGroup;
  readonly effect: string;
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

const inThese = (reading: Reading): string => `all seven planets are in houses ${inWords(housesHeld(reading))}`;

const filling = (id: string, name: string, effect: string, ...choices: readonly (readonly House[])[]): Pattern => ({
  id,
  name,
  group: 'AKRITI',
  effect,
  test: (reading) => choices.some((houses) => fills(reading, houses)),
  says: inThese,
});

const ashraya = (id: string, name: string, effect: string, modality: Modality): Pattern => ({
  id,
  name,
  group: 'ASHRAYA',
  effect,
  test: ({ signs }) => GRAHAS.every((planet) => modalityOf(signs[planet]) === modality),
  says: () => `all seven planets are in ${modality} signs`,
});

/** Three planets in three different kendras, and the three others in none. */
const dala = (
  id: string,
  name: string,
  effect: string,
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
  says: (reading) => `${planetsInWords(three)} are in kendras ${inWords(housesHeld(reading, three))}`,
});

const within = (reading: Reading, planets: readonly Graha[], houses: readonly House[]): boolean =>
  housesHeld(reading, planets).every((house) => houses.includes(house));

/** Benefics by name on one axis and malefics by name on the other. */
const crossed = (
  id: string,
  name: string,
  effect: string,
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

const sankhya = (id: string, name: string, effect: string, signs: number): Pattern => ({
  id,
  name,
  group: 'SANKHYA',
  effect,
  test: (reading) => occupiedSigns(reading) === signs,
  says: () => `the seven planets occupy ${counted(signs, 'sign')}`,
});

/** How many signs Sun to Saturn occupy, 1 to 7. */
export const occupiedSigns = (reading: Reading): number => housesHeld(reading).length;

const [MOVABLE, FIXED, DUAL] = MODALITIES;

/** The 32 patterns (BPHS 35, BJ 12, Saravali 21). */
const PATTERNS: readonly Pattern[] = [
  ashraya('rajju', 'Rajju', 'travel', MOVABLE),
  ashraya('musala', 'Musala', 'firmness', FIXED),
  ashraya('nala', 'Nala', 'adaptability', DUAL),
  dala('mala', 'Mala', 'comforts', GENTLE, HARSH),
  dala('sarpa', 'Sarpa', 'strain', HARSH, GENTLE),
  filling('gada', 'Gada', 'effort for wealth', [1, 4], [4, 7], [7, 10], [1, 10]),
  filling('shakata-nabhasa', 'Shakata', 'ups and downs', [1, 7]),
  filling('vihaga', 'Vihaga', 'roving', [4, 10]),
  filling('shringataka', 'Shringataka', 'love of contest', [1, 5, 9]),
  filling('hala', 'Hala', 'toil on the land', [2, 6, 10], [3, 7, 11], [4, 8, 12]),
  crossed('vajra', 'Vajra', 'good start and end', [1, 7], [4, 10]),
  crossed('yava', 'Yava', 'good middle', [4, 10], [1, 7]),
  filling('kamala', 'Kamala', 'fame', [1, 4, 7, 10]),
  filling('vapi', 'Vapi', 'hoarding', [2, 5, 8, 11], [3, 6, 9, 12]),
  filling('yupa', 'Yupa', 'sacrifice', run(1, 4)),
  filling('shara', 'Shara', 'harshness', run(4, 4)),
  filling('shakti', 'Shakti', 'idleness', run(7, 4)),
  filling('danda', 'Danda', 'service', run(10, 4)),
  filling('nauka', 'Nauka', 'gain by water', run(1, 7)),
  filling('kuta', 'Kuta', 'guarding', run(4, 7)),
  filling('chhatra', 'Chhatra', 'kindness', run(7, 7)),
  filling('chapa', 'Chapa', 'secrets', run(10, 7)),
  filling(
    'ardha-chandra',
    'Ardha Chandra',
    'command, good looks',
    ...HOUSES.filter((house) => !KENDRA.includes(house)).map((house) => run(house, 7)),
  ),
  filling('chakra', 'Chakra', 'sovereignty', [1, 3, 5, 7, 9, 11]),
  filling('samudra', 'Samudra', 'wealth and ease', [2, 4, 6, 8, 10, 12]),
  sankhya('gola', 'Gola', 'solitude', 1),
  sankhya('yuga', 'Yuga', 'dissent', 2),
  sankhya('shula', 'Shula', 'sharpness', 3),
  sankhya('kedara', 'Kedara', 'farming and help', 4),
  sankhya('pasha', 'Pasha', 'ties and skill', 5),
  sankhya('damini', 'Damini', 'means', 6),
  sankhya('vina', 'Vina', 'arts', 7),
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
    says: (reading) => `${eclipsing(reading)?.name ?? 'another pattern'} is beside it and eclipses it`,
    lacks: () => 'no other pattern is beside it',
  });
  return { rule: 'eclipsed', clause: () => found };
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
    effect: standsFor(effect),
    source: 'BPHS 35, BJ 12, Sar 21',
    cases: () => cases,
  };
});

const BY_RANK: readonly NabhasaGroup[] = ['AKRITI', 'DALA', 'ASHRAYA', 'SANKHYA'];

/** The group of a nabhasa row. */
export const nabhasaGroup = (id: string): NabhasaGroup => GROUP_OF.get(id) ?? 'SANKHYA';

/** Which row speaks for the chart: the first not eclipsed, form before halves, halves before modes, modes before numbers. */
export const nabhasaRank = (id: string): number => BY_RANK.indexOf(nabhasaGroup(id));
