import { readReference } from './read-reference.ts';

interface Progressions {
  readonly normal: string;
  readonly saturn: string;
  readonly ketu: string;
}

/** Worked examples printed in books. */
export const BOOKS = readReference<{
  readonly ashtottari: readonly { moon: number; lord: string; balance: number; next: readonly [string, number][] }[];
  readonly kalachakra_rings: { readonly savya: string; readonly apasavya: string };
  readonly kalachakra_padas: Readonly<Record<'S1' | 'S2' | 'A1' | 'A2', readonly [string, string, number][]>>;
  readonly kalachakra: readonly {
    id: string;
    moon: number;
    balance: number;
    signs: string;
    deha?: string;
    jeeva?: string;
  }[];
  readonly kalachakra_antardashas: {
    readonly moon: number;
    readonly signs: readonly string[];
    readonly its_parts: readonly number[];
  };
  readonly narayana_progressions: Readonly<Record<string, Progressions | string>>;
  readonly narayana: readonly {
    id: string;
    birth: string;
    latitude: number;
    longitude: number;
    offset: number;
    co_lords?: { readonly Scorpio: string; readonly Aquarius: string };
    dashas: readonly (readonly [string, number])[];
  }[];
  readonly narayana_antardashas: { readonly plain: string; readonly ketu_in_cancer: string };
}>('dashas_books');

interface SignCase {
  readonly id: string;
  readonly ascendant: number;
  readonly grahas: readonly number[];
  readonly chara: readonly (readonly [sign: number, years: number])[];
  readonly narayana: readonly (readonly [sign: number, years: number])[];
}

type Row = readonly [lord: number, startDays: number];

/** Tables of another program, from positions that are given with them. */
export const OTHER_PROGRAM = readReference<{
  readonly nakshatra: {
    readonly moon: number;
    readonly ascendant: number;
    readonly grahas: readonly number[];
    readonly year_days: number;
    readonly applicable: readonly string[];
    readonly has_no_rule_for: readonly string[];
    readonly mahadashas: Readonly<Record<string, readonly Row[]>>;
    readonly ashtottari_antardashas: readonly (readonly [number, number, number])[];
    readonly vimshottari_pratyantardashas: readonly (readonly [number, number, number, number])[];
  };
  readonly sign_dashas: { readonly cases: readonly SignCase[] };
}>('dashas_pyjhora');
