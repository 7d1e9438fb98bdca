import type { Chart } from '../../chart/chart.ts';
import { perChart } from '../../chart/per-chart.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { Graha } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { debilitationSign, exaltationSign } from '../base/dignity.ts';
import { byGraha, longitudesOf, signsOf } from '../base/frame.ts';
import type { SignsOf } from '../base/frame.ts';
import { naisargikaBala } from '../base/natures.ts';
import { COMPOUND_RELATIONS, compoundRelation } from '../base/relations.ts';
import { vargaSign } from '../vargas/vargas.ts';
import type { Varga } from '../vargas/vargas.ts';

/** The sixteen of Parashara (BPHS 6). */
export const SIXTEEN_VARGAS = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D7',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const satisfies readonly Varga[];
export type SixteenVarga = (typeof SIXTEEN_VARGAS)[number];

export const SCHEMES = ['shad', 'sapta', 'dasa', 'shodasa'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Weights of each scheme, 20 in all (R24.2). */
export const SCHEME_WEIGHTS: Readonly<Record<Scheme, Readonly<Partial<Record<SixteenVarga, number>>>>> = {
  shad: { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 },
  sapta: { D1: 5, D2: 2, D3: 3, D7: 2.5, D9: 4.5, D12: 2, D30: 1 },
  dasa: { D1: 3, D2: 1.5, D3: 1.5, D7: 1.5, D9: 1.5, D10: 1.5, D12: 1.5, D16: 1.5, D30: 1.5, D60: 5 },
  shodasa: {
    D1: 3.5,
    D2: 1,
    D3: 1,
    D4: 0.5,
    D7: 0.5,
    D9: 3,
    D10: 0.5,
    D12: 0.5,
    D16: 2,
    D20: 0.5,
    D24: 0.5,
    D27: 0.5,
    D30: 1,
    D40: 0.5,
    D45: 0.5,
    D60: 4,
  },
};

export const VARGA_RELATIONS = ['OWN', ...COMPOUND_RELATIONS] as const;
type VargaRelation = (typeof VARGA_RELATIONS)[number];

/** Own vargas alone have the full 20 (BPHS 7, R24.3). */
const POINTS: Readonly<Record<VargaRelation, number>> = {
  OWN: 20,
  GREAT_FRIEND: 18,
  FRIEND: 15,
  NEUTRAL: 10,
  ENEMY: 7,
  GREAT_ENEMY: 5,
};

export const VIMSOPAKA_BANDS = ['LITTLE', 'MEDIUM', 'FULL'] as const;
export type VimsopakaBand = (typeof VIMSOPAKA_BANDS)[number];

/** Below 10 little, below 15 medium, else full (BPHS 7). */
export const vimsopakaBand = (score: number): VimsopakaBand => (score < 10 ? 'LITTLE' : score < 15 ? 'MEDIUM' : 'FULL');

/** A planet in one of the sixteen. */
export interface VargaRow {
  readonly division: SixteenVarga;
  /** 0 = Aries. */
  readonly sign: number;
  readonly relation: VargaRelation;
  readonly points: number;
}

export interface PlanetVimsopaka {
  /** 5..20 in each scheme. */
  readonly scores: Readonly<Record<Scheme, number>>;
  /** The same with the temporary friendship counted in each varga itself. */
  readonly byVargaFriendship: Readonly<Record<Scheme, number>>;
  readonly perVarga: readonly VargaRow[];
  readonly exaltedIn: readonly SixteenVarga[];
  readonly debilitatedIn: readonly SixteenVarga[];
  /** How many vargas of each scheme are its own or its exaltation. */
  readonly goodVargas: Readonly<Record<Scheme, number>>;
}

export interface Vimsopaka {
  readonly planets: Readonly<Record<Graha, PlanetVimsopaka>>;
  /** By the sixteen; ties by natural strength. */
  readonly ranking: readonly Graha[];
}

/** Vimsopaka bala of Sun to Saturn (R24.2, R24.3, BPHS 7). */
export const vimsopaka = perChart((chart: Chart): Vimsopaka => {
  const longitudes = longitudesOf(chart);
  const signs = signsOf(chart);
  const planets = byGraha((planet): PlanetVimsopaka => {
    const rows = SIXTEEN_VARGAS.map((division) =>
      rowOf(planet, division, vargaSign(division, longitudes[planet]), signs),
    );
    const others = SIXTEEN_VARGAS.map((division) => {
      const own = byPlanet((each) => vargaSign(division, longitudes[each]));
      return rowOf(planet, division, own[planet], own);
    });
    const inSign = (sign: number) => rows.filter((row) => row.sign === sign).map(({ division }) => division);
    const exaltedIn = inSign(exaltationSign(planet));
    const good = rows.filter(({ division, relation }) => relation === 'OWN' || exaltedIn.includes(division));
    return {
      scores: byScheme((scheme) => scoreOf(scheme, rows)),
      byVargaFriendship: byScheme((scheme) => scoreOf(scheme, others)),
      perVarga: rows,
      exaltedIn,
      debilitatedIn: inSign(debilitationSign(planet)),
      goodVargas: byScheme(
        (scheme) => good.filter(({ division }) => SCHEME_WEIGHTS[scheme][division] !== undefined).length,
      ),
    };
  });
  const ranking = GRAHAS.toSorted(
    (x, y) => planets[y].scores.shodasa - planets[x].scores.shodasa || naisargikaBala(y) - naisargikaBala(x),
  );
  return { planets, ranking };
});

/** One value for each scheme. */
export const byScheme = <Value>(value: (scheme: Scheme) => Value): Readonly<Record<Scheme, Value>> => ({
  shad: value('shad'),
  sapta: value('sapta'),
  dasa: value('dasa'),
  shodasa: value('shodasa'),
});

function rowOf(planet: Graha, division: SixteenVarga, sign: number, friendshipSigns: SignsOf): VargaRow {
  const lord = signLordOf(sign);
  const relation = lord === planet ? 'OWN' : compoundRelation(planet, lord, friendshipSigns);
  return { division, sign, relation, points: POINTS[relation] };
}

/** Weights times points over 20; the halves and quarters of the weights keep the sum exact enough to compare. */
const scoreOf = (scheme: Scheme, rows: readonly VargaRow[]): number =>
  rows.reduce((sum, { division, points }) => sum + (SCHEME_WEIGHTS[scheme][division] ?? 0) * points, 0) / 20;

/** Names of so many good vargas, from two (BPHS 7). */
const NAMES: Readonly<Record<Scheme, readonly string[]>> = {
  shad: ['Kimshuka', 'Vyanjana', 'Chamara', 'Chhatra', 'Kundala'],
  sapta: ['Kimshuka', 'Vyanjana', 'Chamara', 'Chhatra', 'Kundala', 'Mukuta'],
  dasa: [
    'Parijata',
    'Uttama',
    'Gopura',
    'Simhasana',
    'Paravata',
    'Devaloka',
    'Brahmaloka',
    'Shakravahana',
    'Shridhama',
  ],
  shodasa: [
    'Bhedaka',
    'Kusuma',
    'Nagapurusha',
    'Kanduka',
    'Kerala',
    'Kalpavriksha',
    'Chandanavana',
    'Purnachandra',
    'Uchchaishrava',
    'Dhanvantari',
    'Suryakanta',
    'Vidruma',
    'Shakrasimhasana',
    'Goloka',
    'Shrivallabha',
  ],
};

/** What so many good vargas of a scheme are called; null for none or one (BPHS 7). */
export const goodVargaName = (scheme: Scheme, count: number): string | null => NAMES[scheme][count - 2] ?? null;
