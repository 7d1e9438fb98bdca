import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';

export const OCCUPATION_FAMILIES = [
  'IT',
  'GOVERNMENT',
  'DEFENCE',
  'MEDICINE',
  'LAW',
  'EDUCATION',
  'RELIGION',
  'FINANCE',
  'MEDIA',
  'ARTS',
  'ENGINEERING',
  'INDUSTRY',
  'COMMERCE',
  'SPORT',
  'SERVICE',
] as const;
export type OccupationFamily = (typeof OCCUPATION_FAMILIES)[number];

/** Planet, pair or house named in the books for that work; modern title of a trade they name; planet natures only. */
export const OCCUPATION_PROVENANCES = ['BOOK_SOURCED', 'ANCESTOR_DERIVED', 'PRINCIPLE_DERIVED'] as const;
type OccupationProvenance = (typeof OCCUPATION_PROVENANCES)[number];

export interface Occupation {
  readonly no: number;
  readonly title: string;
  readonly family: OccupationFamily;
  readonly main: readonly Planet[];
  readonly helping: readonly Planet[];
  readonly houses: readonly House[];
  readonly provenance: OccupationProvenance;
  /** Tables and rules that name it. */
  readonly cite: string;
}

type Row = readonly [
  no: number,
  title: string,
  family: OccupationFamily,
  main: readonly Planet[],
  helping: readonly Planet[],
  houses: readonly House[],
  provenance: OccupationProvenance,
  cite: string,
];

const [Su, Mo, Ma, Me, Ju, Ve, Sa, Ra, Ke] = PLANETS;
const [BOOK, ANCESTOR, PRINCIPLE] = OCCUPATION_PROVENANCES;

const ROWS: readonly Row[] = [
  [1, 'Software developer', 'IT', [Me, Ke], [Ra, Sa], [3, 10], PRINCIPLE, 'R20.3'],
  [2, 'Data scientist or analyst', 'IT', [Me, Ke], [Ju, Sa], [3, 9, 10], PRINCIPLE, 'O1'],
  [3, 'Network or telecom engineer', 'IT', [Me, Ra], [Su, Ma], [3, 10], ANCESTOR, 'O2 Su-Me'],
  [4, 'Electronics or hardware engineer', 'IT', [Ra, Ma], [Me], [3, 6, 10], PRINCIPLE, 'O1'],
  [5, 'Cyber-security or forensic analyst', 'IT', [Ke, Sa], [Me, Ma], [8, 12, 10], ANCESTOR, 'O2 Me-Sa'],
  [6, 'Civil servant or administrator', 'GOVERNMENT', [Su], [Ju, Ma], [6, 10, 11], BOOK, 'O1, R20.3'],
  [7, 'Police officer', 'GOVERNMENT', [Ma, Su], [Ju], [3, 6, 10], BOOK, 'O2 Su-Ma'],
  [8, 'Postal or communication service', 'GOVERNMENT', [Su, Me], [Mo], [3, 6, 10], BOOK, 'O2 Su-Me'],
  [9, 'Revenue or tax officer', 'GOVERNMENT', [Ju, Ve], [Su], [2, 6, 8, 10], BOOK, 'O2 Ju-Ve'],
  [10, 'Diplomat or foreign service', 'GOVERNMENT', [Su, Ra], [Ju, Me], [7, 9, 12, 10], BOOK, 'O3 7'],
  [11, 'Politician or legislator', 'GOVERNMENT', [Su, Ju], [Ma, Sa], [1, 6, 10, 11], BOOK, 'R10, O2 Ju-Sa'],
  [12, 'Prison or security staff', 'GOVERNMENT', [Sa, Su], [Ma], [6, 12, 10], BOOK, 'O2 Su-Sa'],
  [13, 'Army officer', 'DEFENCE', [Ma, Su], [Sa], [3, 6, 8, 10], BOOK, 'O2, R20.3'],
  [14, 'Navy or merchant marine', 'DEFENCE', [Mo, Ma], [Su], [3, 9, 12], BOOK, 'O2 Mo-Ma'],
  [15, 'Air force or pilot', 'DEFENCE', [Ve, Su], [Ra, Ma], [3, 9, 12], BOOK, 'O2 Su-Ve'],
  [16, 'Military engineer', 'DEFENCE', [Su, Ma, Me], [Sa], [3, 6, 10], BOOK, 'R20.2'],
  [17, 'Physician', 'MEDICINE', [Ju, Su], [Mo], [6, 12, 10], BOOK, 'R20.2, O2 Mo-Ju'],
  [18, 'Surgeon', 'MEDICINE', [Su, Ma], [Me], [6, 8, 12], BOOK, 'R20.2'],
  [19, 'Dentist', 'MEDICINE', [Ma, Sa], [Su], [2, 6, 10], BOOK, 'O1'],
  [20, 'Nurse or care worker', 'MEDICINE', [Mo, Ve], [Su], [6, 12], BOOK, 'O2 Mo-Ve'],
  [21, 'Pharmacist or chemist', 'MEDICINE', [Su, Ma], [Ra, Ke], [6, 8, 10], BOOK, 'O1'],
  [22, 'Veterinary doctor', 'MEDICINE', [Su, Ve], [Ju], [6, 10], BOOK, 'O2 Su-Ve'],
  [23, 'Psychologist or counsellor', 'MEDICINE', [Mo, Me], [Ke, Ju], [5, 8, 12], PRINCIPLE, 'O1'],
  [24, 'Alternative healer', 'MEDICINE', [Ke, Ju], [Mo], [6, 8, 12], BOOK, 'O1'],
  [25, 'Public health or hospital manager', 'MEDICINE', [Su, Sa], [Ju], [6, 10, 12], BOOK, 'O3 6, 12'],
  [26, 'Lawyer', 'LAW', [Ju, Me], [Sa], [6, 9, 10], BOOK, 'O1, R20.3'],
  [27, 'Judge', 'LAW', [Ju, Su], [Ve], [7, 9, 10], BOOK, 'O2, O3 7'],
  [28, 'Arbitrator or mediator', 'LAW', [Su, Ju], [Me], [7, 9], BOOK, 'O3 7'],
  [29, 'Estate, trust or probate work', 'LAW', [Ju, Sa], [Me], [8, 9, 10], BOOK, 'O3 8'],
  [30, 'School teacher', 'EDUCATION', [Ju, Me], [Su], [4, 9, 10], BOOK, 'R20.3'],
  [31, 'Professor or researcher', 'EDUCATION', [Ju, Sa], [Me], [4, 9, 12], BOOK, 'O3 9'],
  [32, 'Librarian or archivist', 'EDUCATION', [Me, Sa], [Ju], [3, 4, 12], PRINCIPLE, 'O1'],
  [33, 'Trainer or coach', 'EDUCATION', [Ju, Ma], [Me], [3, 5, 9], PRINCIPLE, 'O1'],
  [34, 'Priest or religious teacher', 'RELIGION', [Ju, Ke], [Su], [9, 12, 5], BOOK, 'O1'],
  [35, 'Astrologer or occultist', 'RELIGION', [Ke, Me], [Ju, Sa], [5, 8, 9, 12], BOOK, 'R11, O1'],
  [36, 'Accountant', 'FINANCE', [Me, Ju], [Sa], [2, 6, 10], BOOK, 'O3 2'],
  [37, 'Auditor', 'FINANCE', [Ju, Me], [Su], [2, 8, 10], BOOK, 'O3 2'],
  [38, 'Banker', 'FINANCE', [Ju, Su], [Me], [2, 6, 10, 11], BOOK, 'O2 Su-Ju'],
  [39, 'Foreign exchange or overseas bank', 'FINANCE', [Mo, Ju], [Ra], [2, 9, 12], BOOK, 'O2 Mo-Ju'],
  [40, 'Insurance', 'FINANCE', [Sa, Ju], [Me], [2, 8, 11], BOOK, 'O3 8'],
  [41, 'Stock broker or trader', 'FINANCE', [Me, Ra], [Ju], [2, 5, 11], BOOK, 'O3 5'],
  [42, 'Financial analyst', 'FINANCE', [Me, Ju], [Ke], [2, 8, 11], PRINCIPLE, 'O1'],
  [43, 'Journalist or editor', 'MEDIA', [Me, Ju], [Su], [3, 9, 10], BOOK, 'O2 Su-Me, Me-Ju'],
  [44, 'Writer or author', 'MEDIA', [Me, Mo], [Ju], [3, 9, 11], BOOK, 'R10'],
  [45, 'Publisher or printer', 'MEDIA', [Me, Ju], [Ma], [3, 9, 10], BOOK, 'O2 Me-Ju'],
  [46, 'Advertising or marketing', 'MEDIA', [Me, Ve], [Ju, Ra], [3, 7, 11], BOOK, 'O2 Me-Ju'],
  [47, 'Public relations', 'MEDIA', [Mo, Me], [Su], [3, 7, 11], BOOK, 'O3 7'],
  [48, 'Actor', 'ARTS', [Ve, Mo], [Ra], [3, 5, 10], BOOK, 'R10'],
  [49, 'Musician or singer', 'ARTS', [Ve, Me], [Mo], [2, 3, 5], BOOK, 'O2 Me-Ve'],
  [50, 'Film or video production', 'ARTS', [Ve, Ra], [Me, Ma], [3, 5, 10, 11], BOOK, 'O1'],
  [51, 'Painter or designer', 'ARTS', [Ve, Mo], [Me], [3, 5], BOOK, 'O2 Mo-Ve'],
  [52, 'Fashion, textiles, cosmetics', 'ARTS', [Ve, Mo], [Me], [2, 7, 10], BOOK, 'O2 Mo-Ve'],
  [53, 'Interior or architecture', 'ARTS', [Ve, Ma], [Sa], [4, 10], BOOK, 'O3 4'],
  [54, 'Mechanical engineer', 'ENGINEERING', [Ma, Me], [Sa], [6, 10], BOOK, 'KPR3p surgeon case'],
  [55, 'Civil or construction engineer', 'ENGINEERING', [Ma, Sa], [Me], [4, 6, 10], PRINCIPLE, 'O1'],
  [56, 'Automobile engineer', 'ENGINEERING', [Ve, Me], [Ma], [4, 6, 10], BOOK, 'O2 Me-Ve'],
  [57, 'Mining or geology', 'ENGINEERING', [Sa, Me], [Mo, Su], [4, 8, 12], BOOK, 'O2 Me-Sa'],
  [58, 'Petroleum', 'ENGINEERING', [Mo, Ma], [Sa, Ve], [4, 8, 10], BOOK, 'O2 Mo-Ma'],
  [59, 'Water and sanitary works', 'ENGINEERING', [Ve, Me], [Mo, Sa], [4, 8, 12], BOOK, 'O2 Me-Ve'],
  [60, 'Aviation engineering', 'ENGINEERING', [Ra, Ma], [Ve], [3, 9, 12], PRINCIPLE, 'O1'],
  [61, 'Metal, iron and steel trade', 'INDUSTRY', [Sa, Ma], [Su], [2, 7, 10], BOOK, 'O1'],
  [62, 'Leather and footwear', 'INDUSTRY', [Ve, Sa], [Su], [7, 10], BOOK, 'O2 Ve-Sa'],
  [63, 'Agriculture and estates', 'INDUSTRY', [Ju, Ve], [Mo, Sa], [4, 6, 11], BOOK, 'O2 Ju-Ve'],
  [64, 'Dairy and animal husbandry', 'INDUSTRY', [Mo, Ve], [Ju, Su], [4, 6, 11], BOOK, 'O2'],
  [65, 'Factory or labour supervision', 'INDUSTRY', [Sa, Ma], [Su], [6, 10], BOOK, 'O3 6'],
  [66, 'Real estate', 'COMMERCE', [Ma, Sa], [Me, Ve], [4, 7, 11], BOOK, 'O3 4'],
  [67, 'Retail or wholesale trade', 'COMMERCE', [Me, Ve], [Mo], [2, 7, 10, 11], BOOK, 'R20.3'],
  [68, 'Import and export', 'COMMERCE', [Me, Ra], [Ju, Mo], [3, 7, 9, 12], BOOK, 'O3 9, 10'],
  [69, 'Sales, agency and brokerage', 'COMMERCE', [Me, Mo], [Ve], [3, 7, 11], BOOK, 'O4'],
  [70, 'Hotel and catering', 'COMMERCE', [Ve, Mo], [Ma], [2, 4, 7], BOOK, 'O3 4, O1'],
  [71, 'Travel and tourism', 'COMMERCE', [Mo, Me], [Ve, Ra], [3, 9, 12], BOOK, 'O4'],
  [72, 'Transport and logistics', 'COMMERCE', [Ve, Me], [Ma, Su], [3, 4, 7], BOOK, 'O2 Su-Ve'],
  [73, 'Jewellery and gems', 'COMMERCE', [Ve, Su], [Ju, Mo], [2, 7, 11], BOOK, 'O1'],
  [74, 'Sports professional', 'SPORT', [Ma, Ve], [Me], [3, 5, 6, 10], BOOK, 'R10'],
  [75, 'Social or labour welfare work', 'SERVICE', [Sa, Mo], [Ju], [6, 11, 12], BOOK, 'O3 6'],
  [76, 'Human resources', 'SERVICE', [Sa, Me], [Ju], [6, 7, 10], PRINCIPLE, 'O1'],
  [77, 'Management or consulting', 'SERVICE', [Ju, Su], [Me], [1, 7, 10, 11], PRINCIPLE, 'O3 1, 10'],
  [78, 'Detective or intelligence work', 'SERVICE', [Ke, Ma], [Sa, Me], [3, 8, 12], BOOK, 'O3 12'],
  [79, 'Secretary or office administration', 'SERVICE', [Me, Mo], [Sa], [3, 6, 10], BOOK, 'O2 Mo-Me'],
  [80, 'Skilled craft (tailor, barber, smith)', 'SERVICE', [Ma, Ve], [Sa], [3, 6, 10], BOOK, 'O1'],
];

/** The 80 occupations, in the order that breaks ties. */
export const OCCUPATIONS: readonly Occupation[] = ROWS.map(
  ([no, title, family, main, helping, houses, provenance, cite]) => ({
    no,
    title,
    family,
    main,
    helping,
    houses,
    provenance,
    cite,
  }),
);
