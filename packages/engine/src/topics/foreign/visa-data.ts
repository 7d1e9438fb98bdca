import { capitalised } from '../../base/words.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { natalEvent } from '../../events/natal.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import type { House } from '../../zodiac/names.ts';

export const VISA_TYPES = ['tourist', 'student', 'work', 'spouse', 'residence'] as const;
export type VisaType = (typeof VISA_TYPES)[number];

/** The journey: papers, distance, abroad (R10, R35.4). */
const JOURNEY: readonly House[] = [3, 9, 12];
/** Refusal and sending back (R10). */
const REFUSAL: readonly House[] = [4, 6, 8];

/** What each kind of stay adds to the journey. */
const ADDED: Readonly<Record<VisaType, { readonly houses: readonly House[]; readonly source: string }>> = {
  tourist: { houses: [11], source: 'R10; R35.4' },
  student: { houses: [4, 11], source: 'R10 study' },
  work: { houses: [6, 10, 11], source: 'R10 service' },
  spouse: { houses: [7, 11], source: 'R10 marriage' },
  // The home is left for good: 4 stays with the houses against.
  residence: { houses: [11], source: 'R10 settlement; KPM' },
};

function visaMatter(type: VisaType): JudgedEvent {
  const required = sortedHouses([...JOURNEY, ...ADDED[type].houses]);
  return {
    key: null,
    label: `${capitalised(type)} visa`,
    topic: 'foreign',
    polarity: 'favourable',
    primaryCusp: 9,
    required,
    supporting: [],
    denial: REFUSAL.filter((house) => !required.includes(house)),
    karakas: [],
  };
}

/** The houses of a visa by its kind, judged from cusp 9 (R10, R35.4). */
export const VISA_MATTERS: Readonly<Record<VisaType, JudgedEvent>> = {
  tourist: visaMatter('tourist'),
  student: visaMatter('student'),
  work: visaMatter('work'),
  spouse: visaMatter('spouse'),
  residence: visaMatter('residence'),
};

/** The matter of a visa: by its kind where one is named, else the row of the catalogue, as every tool judges it. */
export const visaMatterOf = (type: VisaType | undefined): JudgedEvent =>
  type === undefined ? natalEvent('visa') : VISA_MATTERS[type];

/** Papers and authority: the houses that get a paper through, and those that hold it up (R10, R35.4). */
export const PAPERS_FOR: readonly House[] = [3, 9, 11];
export const PAPERS_AGAINST: readonly House[] = [6, 8, 12];
