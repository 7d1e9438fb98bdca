import { signName } from '../../zodiac/lords.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { Graha, House, Planet, Sign } from '../../zodiac/names.ts';
import { dignityInWords } from '../base/dignity.ts';
import { naisargikaBala } from '../base/natures.ts';
import type { VargaChart, VargaDignity } from './chart.ts';
import { FOCUS } from './focus.ts';
import { judgedHouse, total, verdictFrom } from './house-points.ts';
import type { JudgedHouse, PointFactor, ReadoutVerdict } from './house-points.ts';
import { lordPoints, planetPoints } from './points.ts';
import { say } from './vargas.messages.ts';

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

/** A chart read to its focus houses, karakas and ascendant lord; a tool may add rows of its own. */
export function readout(varga: VargaChart, extra: readonly PointFactor[] = []): Readout {
  const focus = FOCUS[varga.division];
  const focusHouses = focus.houses.map((house) => judgedHouse(varga, house));
  const karakas = focus.karakas.map((planet) => karakaOf(varga, planet));
  const ascendantLord = lordOfAscendant(varga);
  const factors = [
    ...focusHouses.map(houseRow),
    ...karakas.map(karakaRow),
    {
      factor: `ascendant lord ${ascendantLord.planet}`,
      detail: say.stands({ ...standing(ascendantLord), vargottama: false }),
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
    statements: [...statements, say.inAll({ verdict, score, points: Math.abs(score), support: c, strain: -c })],
  };
}

/** The lord of the ascendant of a divisional chart with its points. */
export function lordOfAscendant(varga: VargaChart): Readout['ascendantLord'] {
  const { lord } = varga.ascendant;
  return { ...lordRef(varga, lord), points: lordPoints(varga, lord, 1) };
}

const karakaOf = (varga: VargaChart, planet: Planet): Readout['karakas'][number] => ({
  ...lordRef(varga, planet),
  vargottama: varga.planets[planet].vargottama,
  points: planetPoints(varga, planet),
});

const houseRow = ({ house, lord, houseVerdict, points }: JudgedHouse): PointFactor => ({
  factor: `house ${house}`,
  detail: say.houseRuledBy({ house, lord, verdict: houseVerdict }),
  points,
});

/** House and dignity, for messages that say them. */
const standing = ({ house, dignity }: Pick<LordRef, 'house' | 'dignity'>) => ({
  house,
  dignity: dignityInWords(dignity),
});

const karakaRow = (karaka: Readout['karakas'][number]): PointFactor => ({
  factor: `karaka ${karaka.planet}`,
  detail: say.stands({ ...standing(karaka), vargottama: karaka.vargottama }),
  points: karaka.points,
});

function houseStatement(judged: JudgedHouse): string {
  const { house, sign, lord, lordHouse, lordDignity, occupants, aspectedBy, houseVerdict } = judged;
  return [
    say.houseVerdict({ house, sign, verdict: houseVerdict }),
    say.lordStands({ lord, ...standing({ house: lordHouse, dignity: lordDignity }) }),
    say.occupants({ planets: occupants }),
    say.aspectedBy({ planets: aspectedBy }),
  ].join(' ');
}

const karakaStatement = (karaka: Readout['karakas'][number]): string =>
  say.significatorStands({ planet: karaka.planet, ...standing(karaka), vargottama: karaka.vargottama });
