import { ordinal } from '../../base/words.ts';
import { signName } from '../../zodiac/lords.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { Graha, House, Planet, Sign } from '../../zodiac/names.ts';
import { planetInWords, planetsInWords } from '../../zodiac/planet-words.ts';
import { dignityInWords } from '../base/dignity.ts';
import { naisargikaBala } from '../base/natures.ts';
import type { VargaChart, VargaDignity } from './chart.ts';
import { FOCUS } from './focus.ts';
import { judgedHouse, total, verdictFrom } from './house-points.ts';
import type { JudgedHouse, PointFactor, ReadoutVerdict } from './house-points.ts';
import { lordPoints, planetPoints } from './points.ts';

/** Where a planet stands in a divisional chart, as results refer to it. */
export interface LordRef {
  readonly planet: Planet;
  readonly house: House;
  readonly sign: Sign;
  readonly dignity: VargaDignity;
}

/** What a divisional chart says of its topic. */
export interface Readout {
  readonly focusHouses: readonly JudgedHouse[];
  readonly karakas: readonly (LordRef & { readonly vargottama: boolean; readonly points: number })[];
  readonly ascendantLord: LordRef & { readonly points: number };
  readonly strongest: Graha;
  readonly weakest: Graha;
  /** The sum of the factors. */
  readonly score: number;
  /** SUPPORTED from c, STRAINED from -c. */
  readonly c: number;
  readonly factors: readonly PointFactor[];
  readonly verdict: ReadoutVerdict;
  readonly statements: readonly string[];
}

/** A planet with its house, sign and dignity in a divisional chart. */
export function lordRef({ planets }: VargaChart, planet: Planet): LordRef {
  const { house, sign, dignity } = planets[planet];
  return { planet, house, sign: signName(sign), dignity };
}

/** Points of a planet, more first; a tie goes to the greater natural strength (R25). */
export const byPoints = (varga: VargaChart, planets: readonly Graha[]): readonly Graha[] =>
  [...planets].sort((a, b) => planetPoints(varga, b) - planetPoints(varga, a) || naisargikaBala(b) - naisargikaBala(a));

/** A verdict after `is`. */
export const VERDICT_IN_WORDS: Readonly<Record<ReadoutVerdict, string>> = {
  SUPPORTED: 'supported',
  MIXED: 'mixed',
  STRAINED: 'strained',
};

/** A chart read to its focus houses, karakas and ascendant lord; a tool may add rows of its own. */
export function readout(varga: VargaChart, extra: readonly PointFactor[] = []): Readout {
  const focus = FOCUS[varga.division];
  const focusHouses = focus.houses.map((house) => judgedHouse(varga, house));
  const karakas = focus.karakas.map((planet) => karaka(varga, planet));
  const ascendantLord = lordOfAscendant(varga);
  const factors = [
    ...focusHouses.map(houseRow),
    ...karakas.map(karakaRow),
    {
      factor: `ascendant lord ${ascendantLord.planet}`,
      detail: `It is in house ${ascendantLord.house}, ${dignityInWords(ascendantLord.dignity)}.`,
      points: ascendantLord.points,
    },
    ...extra,
  ];
  const c = focusHouses.length + karakas.length + 1;
  return concluded(varga, factors, c, {
    focusHouses,
    karakas,
    ascendantLord,
    statements: [...focusHouses.map(houseStatement), ...karakas.map(karakaStatement)],
  });
}

type Grounds = Pick<Readout, 'focusHouses' | 'karakas' | 'ascendantLord' | 'statements'>;

/** Score, verdict, strongest and weakest of the rows, with the last statement. */
export function concluded(varga: VargaChart, factors: readonly PointFactor[], c: number, grounds: Grounds): Readout {
  const score = total(factors);
  const verdict = verdictFrom(score, c);
  const ranked = byPoints(varga, GRAHAS);
  const [strongest = 'Sun', weakest = 'Saturn'] = [ranked.at(0), ranked.at(-1)];
  const { statements, ...read } = grounds;
  return {
    ...read,
    strongest,
    weakest,
    score,
    c,
    factors,
    verdict,
    statements: [
      ...statements,
      `In all the chart is ${VERDICT_IN_WORDS[verdict]}, with ${score} ${Math.abs(score) === 1 ? 'point' : 'points'} where ${c} support and ${-c} strain.`,
    ],
  };
}

/** The lord of the ascendant of a divisional chart with its points. */
export function lordOfAscendant(varga: VargaChart): Readout['ascendantLord'] {
  const { lord } = varga.ascendant;
  return { ...lordRef(varga, lord), points: lordPoints(varga, lord, 1) };
}

const karaka = (varga: VargaChart, planet: Planet): Readout['karakas'][number] => ({
  ...lordRef(varga, planet),
  vargottama: varga.planets[planet].vargottama,
  points: planetPoints(varga, planet),
});

const houseRow = ({ house, lord, houseVerdict, points }: JudgedHouse): PointFactor => ({
  factor: `house ${house}`,
  detail: `The ${ordinal(house)} house, ruled by ${planetInWords(lord)}, is ${VERDICT_IN_WORDS[houseVerdict]}.`,
  points,
});

const karakaRow = ({ planet, house, dignity, vargottama, points }: Readout['karakas'][number]): PointFactor => ({
  factor: `karaka ${planet}`,
  detail: `It is in house ${house}, ${dignityInWords(dignity)}${vargottama ? ' and vargottama' : ''}.`,
  points,
});

function houseStatement(judged: JudgedHouse): string {
  const { house, sign, lord, lordHouse, lordDignity, occupants, aspectedBy, houseVerdict } = judged;
  return [
    `House ${house} (${sign}) is ${VERDICT_IN_WORDS[houseVerdict]}.`,
    `Its lord ${planetInWords(lord)} is in house ${lordHouse}, ${dignityInWords(lordDignity)}.`,
    occupants.length === 0 ? 'It is empty.' : `It holds ${planetsInWords(occupants)}.`,
    aspectedBy.length === 0 ? 'No planet aspects it.' : `It is aspected by ${planetsInWords(aspectedBy)}.`,
  ].join(' ');
}

const karakaStatement = ({ planet, house, dignity, vargottama }: Readout['karakas'][number]): string =>
  `The significator ${planetInWords(planet)} is in house ${house}, ${dignityInWords(dignity)}${vargottama ? ' and vargottama' : ''}.`;
