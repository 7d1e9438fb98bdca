import { dignityInWords } from '../../base/dignity.ts';
import { CANCELLATION_CLAUSES, cancellationsOf, isNeechaBhangaRaja } from '../../states/debility.ts';
import { GRAHAS } from '../../../zodiac/names.ts';
import type { Graha, House, Planet } from '../../../zodiac/names.ts';
import type { Clause } from '../clause.ts';
import { ownedBy } from '../reading.ts';
import type { Reading } from '../reading.ts';
import { L, named, placeOf, spread } from '../who.ts';
import type { Who } from '../who.ts';
import { yogaKaraka } from '../../states/functional-nature.ts';
import { someFormingPlanet, standsIn } from '../vocabulary/formed.ts';
import { DUSTHANA, inHouse, KENDRA, KENDRA_OR_TRIKONA, TRIKONA } from '../vocabulary/places.ts';
import { areAssociated, areTogether, associated, doExchange } from '../vocabulary/ties.ts';
import { fixedAt, form, plain, settled, yoga } from '../yoga.ts';
import type { Case, Modifier, Yoga } from '../yoga.ts';
import { say as effects } from '../effects.messages.ts';
import { say } from './catalogue.messages.ts';
import { say as rules } from './rules.messages.ts';

const lordsOf = ({ lords }: Reading, houses: readonly House[]): readonly Graha[] =>
  GRAHAS.filter((planet) => houses.some((house) => lords[house] === planet));

const isPair = ([x, y]: readonly Planet[], first: Planet, second: Planet): boolean =>
  (x === first && y === second) || (x === second && y === first);

/** Pairs of different planets, each once, in planet order. */
const pairsOf = (first: readonly Graha[], second: readonly Graha[]): readonly (readonly [Graha, Graha])[] =>
  GRAHAS.flatMap((x, index) =>
    GRAHAS.slice(index + 1)
      .filter((y) => (first.includes(x) && second.includes(y)) || (first.includes(y) && second.includes(x)))
      .map((y) => [x, y] as const),
  );

/** One row for each pair of planets that is associated; they are named by the houses for which they count. */
const pairCases =
  (
    pairs: (reading: Reading) => readonly (readonly [Graha, Graha])[],
    counted: readonly House[],
    weakenedBy: readonly Modifier[],
  ) =>
  (reading: Reading): readonly Case[] =>
    pairs(reading)
      .filter(([x, y]) => areAssociated(reading, x, y))
      .map(([x, y]) => {
        const tie = associated(ownerOf(reading, x, counted), ownerOf(reading, y, counted));
        return { forms: [plain(tie)], weakenedBy, cancelledBy: [] };
      });

/** A planet by the first of some houses that it owns, so that the sentence names its part. */
const ownerOf = (reading: Reading, planet: Graha, counted: readonly House[]): Who => {
  const house = ownedBy(reading, planet).find((each) => counted.includes(each));
  return house === undefined ? planet : L(house);
};

const rajaPairs = (reading: Reading): readonly (readonly [Graha, Graha])[] =>
  pairsOf(lordsOf(reading, KENDRA), lordsOf(reading, TRIKONA)).filter(
    (pair) => !isPair(pair, reading.lords[9], reading.lords[10]),
  );

const WEALTH: readonly House[] = [1, 2, 5, 9, 11];
const wealthPairs = (reading: Reading): readonly (readonly [Graha, Graha])[] => {
  const lords = lordsOf(reading, WEALTH);
  return pairsOf(lords, lords);
};

/** Which of the houses 1, 5 and 9 have their lord, another planet, in the sign of a planet. */
const goodLordsWith = (reading: Reading, planet: Planet): readonly House[] =>
  TRIKONA.filter((house) => areTogether(reading, planet, reading.lords[house]));

const reversal = (id: string, name: string, house: 6 | 8 | 12, effect: Yoga['effect']): Yoga =>
  yoga({
    id,
    name,
    effectClass: 'RAJA',
    effect,
    source: 'a PVR, TH; b PH 6',
    forms: [
      form('a', inHouse(L(house), [house])),
      form(
        'b',
        inHouse(
          L(house),
          DUSTHANA.filter((each) => each !== house),
        ),
      ),
    ],
    weakenedBy: [
      someFormingPlanet(
        rules.withLordOfTrikona,
        (reading, planet) => goodLordsWith(reading, planet).length > 0,
        (reading, planet, place) =>
          say.withLords({ place, lords: goodLordsWith(reading, planet).map((house) => named(reading, L(house))) }),
      ),
    ],
  });

const ownsEight = ({ lords }: Reading, planet: Planet): boolean => lords[8] === planet;

const HARD_LORDS: readonly House[] = DUSTHANA;
const MEETING_HOUSES: readonly House[] = [3, 6, 8, 11, 12];

const hardLords = (reading: Reading): readonly Planet[] => HARD_LORDS.map((house) => reading.lords[house]);

/** Nobody else of Sun to Saturn shares a sign with these. */
const alone = ({ signs }: Reading, planets: readonly Planet[]): boolean =>
  GRAHAS.every((other) => planets.includes(other) || planets.every((planet) => signs[planet] !== signs[other]));

/** Two or three lords of 6, 8 and 12 that share a sign in the right house with nobody else. */
function meeting(reading: Reading): readonly Planet[] {
  const lords = hardLords(reading);
  const groups = lords.map((lord) => lords.filter((other) => reading.signs[other] === reading.signs[lord]));
  const found = groups.find(
    ([first, ...rest]) => first !== undefined && rest.length > 0 && MEETING_HOUSES.includes(reading.houses[first]),
  );
  return found !== undefined && alone(reading, found) ? found : [];
}

/** Two lords of 6, 8 and 12 that exchange signs within these houses. */
function exchanging(reading: Reading): readonly Planet[] {
  const lords = hardLords(reading);
  const pairs = lords.flatMap((x, index) => lords.slice(index + 1).map((y) => [x, y] as const));
  const found = pairs.find(
    ([x, y]) => doExchange(reading, x, y) && [x, y].every((planet) => DUSTHANA.includes(reading.houses[planet])),
  );
  return found !== undefined && alone(reading, found) ? found : [];
}

const joint = (
  find: (reading: Reading) => readonly Planet[],
  says: (a: { readonly planets: string }) => string,
  lacks: () => string,
): Clause => ({
  holds: (reading) => find(reading).length > 0,
  planets: find,
  says: (reading) => says({ planets: spread(reading, find(reading)) }),
  lacks,
});

const NEECHA_BHANGA_RAJA = 'Neecha bhanga raja';

/** One row for each debilitated planet with a clause of cancellation; below two of a to e it is no raja yoga. */
const neechaBhanga = (reading: Reading): readonly Case[] =>
  GRAHAS.flatMap((planet): readonly Case[] => {
    if (reading.dignities[planet] !== 'DEBILITATED') return [];
    const found = cancellationsOf(reading.chart, planet);
    if (found.length === 0) return [];
    const clauses = [
      inHouse(planet, [reading.houses[planet]]),
      ...CANCELLATION_CLAUSES.flatMap((letter) =>
        found
          .filter(({ clause }) => clause === letter)
          .map(({ detail }) => settled([], () => say.cancellationHolds({ letter, detail }))),
      ),
    ];
    const raja = isNeechaBhangaRaja(found);
    const form = plain(...clauses);
    return [
      {
        ...(raja && { name: NEECHA_BHANGA_RAJA }),
        forms: [raja ? form : fixedAt('WEAK', form)],
        weakenedBy: [],
        cancelledBy: [],
      },
    ];
  });

/** Catalogue 1, second stretch: yogas of the lords of houses. */
export const HOUSE_LORDS: readonly Yoga[] = [
  yoga({
    id: 'dharma-karmadhipati',
    name: 'Dharma Karmadhipati',
    effectClass: 'RAJA',
    effect: effects.dharmaKarmadhipati,
    source: 'BPHS, PVR',
    forms: [plain(associated(L(9), L(10)))],
    weakenedBy: [
      someFormingPlanet(
        rules.ownsEightOrInDusthana,
        (reading, planet) => ownsEight(reading, planet) || standsIn(DUSTHANA)(reading, planet),
        (reading, planet, place) =>
          say.ownsEightOrInDusthana({
            place,
            how: !ownsEight(reading, planet) ? 'STANDS' : standsIn(DUSTHANA)(reading, planet) ? 'BOTH' : 'OWNS',
          }),
      ),
    ],
  }),
  {
    id: 'raja-kendra-trikona',
    name: 'Kendra-trikona raja',
    effectClass: 'RAJA',
    effect: effects.rajaKendraTrikona,
    source: 'BPHS, PVR',
    cases: pairCases(rajaPairs, KENDRA_OR_TRIKONA, [
      someFormingPlanet(
        rules.ownsAndInDusthana,
        (reading, planet) => hardLords(reading).includes(planet) && standsIn(DUSTHANA)(reading, planet),
        (reading, planet, place) =>
          say.ownsAndInDusthana({
            place,
            houses: HARD_LORDS.filter((house) => reading.lords[house] === planet),
          }),
      ),
    ]),
  },
  yoga({
    id: 'raja-single',
    name: 'Yoga karaka',
    effectClass: 'RAJA',
    effect: effects.rajaSingle,
    source: 'BPHS 34',
    forms: [
      plain({
        holds: (reading) => karakaWell(reading) !== null,
        planets: (reading) => [karakaWell(reading) ?? []].flat(),
        says: (reading) => {
          const planet = karakaWell(reading);
          return planet === null
            ? ''
            : say.karakaWell({
                planet,
                ...placeOf(reading, planet),
                dignity: dignityInWords(reading.dignities[planet]),
              });
        },
        lacks: say.noKarakaWell,
      }),
    ],
  }),
  reversal('harsha', 'Harsha', 6, effects.harsha),
  reversal('sarala', 'Sarala', 8, effects.sarala),
  reversal('vimala', 'Vimala', 12, effects.vimala),
  yoga({
    id: 'viparita-raja',
    name: 'Viparita raja (joint)',
    effectClass: 'RAJA',
    effect: effects.viparitaRaja,
    source: 'PVR',
    forms: [
      form('a', joint(meeting, say.hardLordsTogether, say.noHardLordsTogether)),
      form('b', joint(exchanging, say.hardLordsExchange, say.noHardLordsExchange)),
    ],
  }),
  {
    id: 'neecha-bhanga',
    name: 'Neecha bhanga',
    effectClass: 'RAJA',
    effect: effects.neechaBhanga,
    source: 'PH 7, PVR',
    cases: neechaBhanga,
  },
  {
    id: 'dhana-pairs',
    name: 'Wealth lords',
    effectClass: 'DHANA',
    effect: effects.dhanaPairs,
    source: 'BPHS 41, PVR',
    cases: pairCases(wealthPairs, WEALTH, [
      someFormingPlanet(rules.memberInDusthana, standsIn(DUSTHANA), (_, __, place) => say.inDusthana({ place })),
    ]),
  },
];

const GOOD_FOR_KARAKA: readonly House[] = [1, 2, 4, 5, 7, 9, 10, 11];

/** The yoga karaka of the ascendant where it stands well (R23.8). */
function karakaWell({ chart, houses }: Reading): Graha | null {
  const found = yogaKaraka(chart);
  return found !== null && GOOD_FOR_KARAKA.includes(houses[found.planet]) ? found.planet : null;
}
