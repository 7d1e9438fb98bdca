import type { House, Planet } from '../zodiac/names.ts';
import type { Ages } from './life-stage.ts';
import type { UsualHours } from './usual-hours.ts';

/** What stands behind a row's period houses. */
type ElectionProvenance = 'BOOK_SOURCED' | 'WEB_SOURCED' | 'DERIVED_TABLE_D' | 'DERIVED_CUSP_RULE';

type Granularity = 'day' | 'hour' | 'minute';

export const ELECTION_TYPES = [
  'ceremony',
  'acquisition',
  'commencement',
  'agreement',
  'journey',
  'contest',
  'application',
  'meeting',
  'treatment',
] as const;
export type ElectionType = (typeof ELECTION_TYPES)[number];

type Significance = 'ROUTINE' | 'MAJOR' | 'LIFE';

export type Modality = 'movable' | 'fixed' | 'dual';

/** What the sub lord of a cusp of the moment should signify: reported, never a filter. */
interface CuspRule extends CuspHouses {
  /** Says the rule; a row is made once and its text for each call, in the language of it. */
  readonly text: () => string;
}

/** Houses asked of the sub lord of a cusp. */
interface CuspHouses {
  readonly cusp: House;
  readonly mustSignify: readonly House[];
}

/** The row of the second school (R11): houses for the sub lords of several cusps and for the running lords. */
interface SecondSchoolRow {
  readonly cusps: readonly CuspHouses[];
  readonly forbid: readonly House[];
  readonly periodLords: readonly House[];
  readonly karakas?: readonly Planet[];
  /** Cusps whose sub lord must hold at least one of these. */
  readonly mustAny?: readonly CuspHouses[];
}

/** A row of the election catalogue. */
export interface ElectionEvent extends Ages {
  readonly key: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly matterHouses: readonly House[];
  /** Houses that the lords of the elected moment should signify. */
  readonly electedHouses: readonly House[];
  readonly primaryHouse: House;
  readonly avoidHouses: readonly House[];
  readonly cuspRule: CuspRule;
  readonly provenance: ElectionProvenance;
  readonly citation: string | null;
  readonly defaultGranularity: Granularity;
  readonly electionType: ElectionType;
  readonly significance: Significance;
  readonly usualHours: UsualHours;
  /** Null where that school has no row. */
  readonly secondSchool: SecondSchoolRow | null;
}

/** Rising signs preferred for each kind of election, best first. */
export const PREFERRED_LAGNA: Readonly<Record<ElectionType, readonly Modality[]>> = {
  ceremony: ['fixed'],
  acquisition: ['fixed'],
  commencement: ['fixed'],
  agreement: ['fixed', 'dual'],
  journey: ['movable'],
  contest: ['movable'],
  application: ['movable', 'dual'],
  meeting: ['dual', 'movable'],
  treatment: ['dual'],
};
