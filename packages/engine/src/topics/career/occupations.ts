import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './occupations.messages.ts';

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
  /** Says its title. */
  readonly title: () => string;
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
  title: () => string,
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
  [1, say.softwareDeveloper, 'IT', [Me, Ke], [Ra, Sa], [3, 10], PRINCIPLE, 'R20.3'],
  [2, say.dataScientistAnalyst, 'IT', [Me, Ke], [Ju, Sa], [3, 9, 10], PRINCIPLE, 'O1'],
  [3, say.networkTelecomEngineer, 'IT', [Me, Ra], [Su, Ma], [3, 10], ANCESTOR, 'O2 Su-Me'],
  [4, say.electronicsHardwareEngineer, 'IT', [Ra, Ma], [Me], [3, 6, 10], PRINCIPLE, 'O1'],
  [5, say.cyberSecurityForensicAnalyst, 'IT', [Ke, Sa], [Me, Ma], [8, 12, 10], ANCESTOR, 'O2 Me-Sa'],
  [6, say.civilServantAdministrator, 'GOVERNMENT', [Su], [Ju, Ma], [6, 10, 11], BOOK, 'O1, R20.3'],
  [7, say.policeOfficer, 'GOVERNMENT', [Ma, Su], [Ju], [3, 6, 10], BOOK, 'O2 Su-Ma'],
  [8, say.postalCommunicationService, 'GOVERNMENT', [Su, Me], [Mo], [3, 6, 10], BOOK, 'O2 Su-Me'],
  [9, say.revenueTaxOfficer, 'GOVERNMENT', [Ju, Ve], [Su], [2, 6, 8, 10], BOOK, 'O2 Ju-Ve'],
  [10, say.diplomatForeignService, 'GOVERNMENT', [Su, Ra], [Ju, Me], [7, 9, 12, 10], BOOK, 'O3 7'],
  [11, say.politicianLegislator, 'GOVERNMENT', [Su, Ju], [Ma, Sa], [1, 6, 10, 11], BOOK, 'R10, O2 Ju-Sa'],
  [12, say.prisonSecurityStaff, 'GOVERNMENT', [Sa, Su], [Ma], [6, 12, 10], BOOK, 'O2 Su-Sa'],
  [13, say.armyOfficer, 'DEFENCE', [Ma, Su], [Sa], [3, 6, 8, 10], BOOK, 'O2, R20.3'],
  [14, say.navyMerchantMarine, 'DEFENCE', [Mo, Ma], [Su], [3, 9, 12], BOOK, 'O2 Mo-Ma'],
  [15, say.airForcePilot, 'DEFENCE', [Ve, Su], [Ra, Ma], [3, 9, 12], BOOK, 'O2 Su-Ve'],
  [16, say.militaryEngineer, 'DEFENCE', [Su, Ma, Me], [Sa], [3, 6, 10], BOOK, 'R20.2'],
  [17, say.physician, 'MEDICINE', [Ju, Su], [Mo], [6, 12, 10], BOOK, 'R20.2, O2 Mo-Ju'],
  [18, say.surgeon, 'MEDICINE', [Su, Ma], [Me], [6, 8, 12], BOOK, 'R20.2'],
  [19, say.dentist, 'MEDICINE', [Ma, Sa], [Su], [2, 6, 10], BOOK, 'O1'],
  [20, say.nurseCareWorker, 'MEDICINE', [Mo, Ve], [Su], [6, 12], BOOK, 'O2 Mo-Ve'],
  [21, say.pharmacistChemist, 'MEDICINE', [Su, Ma], [Ra, Ke], [6, 8, 10], BOOK, 'O1'],
  [22, say.veterinaryDoctor, 'MEDICINE', [Su, Ve], [Ju], [6, 10], BOOK, 'O2 Su-Ve'],
  [23, say.psychologistCounsellor, 'MEDICINE', [Mo, Me], [Ke, Ju], [5, 8, 12], PRINCIPLE, 'O1'],
  [24, say.alternativeHealer, 'MEDICINE', [Ke, Ju], [Mo], [6, 8, 12], BOOK, 'O1'],
  [25, say.publicHealthHospitalManager, 'MEDICINE', [Su, Sa], [Ju], [6, 10, 12], BOOK, 'O3 6, 12'],
  [26, say.lawyer, 'LAW', [Ju, Me], [Sa], [6, 9, 10], BOOK, 'O1, R20.3'],
  [27, say.judge, 'LAW', [Ju, Su], [Ve], [7, 9, 10], BOOK, 'O2, O3 7'],
  [28, say.arbitratorMediator, 'LAW', [Su, Ju], [Me], [7, 9], BOOK, 'O3 7'],
  [29, say.estateTrustProbateWork, 'LAW', [Ju, Sa], [Me], [8, 9, 10], BOOK, 'O3 8'],
  [30, say.schoolTeacher, 'EDUCATION', [Ju, Me], [Su], [4, 9, 10], BOOK, 'R20.3'],
  [31, say.professorResearcher, 'EDUCATION', [Ju, Sa], [Me], [4, 9, 12], BOOK, 'O3 9'],
  [32, say.librarianArchivist, 'EDUCATION', [Me, Sa], [Ju], [3, 4, 12], PRINCIPLE, 'O1'],
  [33, say.trainerCoach, 'EDUCATION', [Ju, Ma], [Me], [3, 5, 9], PRINCIPLE, 'O1'],
  [34, say.priestReligiousTeacher, 'RELIGION', [Ju, Ke], [Su], [9, 12, 5], BOOK, 'O1'],
  [35, say.astrologerOccultist, 'RELIGION', [Ke, Me], [Ju, Sa], [5, 8, 9, 12], BOOK, 'R11, O1'],
  [36, say.accountant, 'FINANCE', [Me, Ju], [Sa], [2, 6, 10], BOOK, 'O3 2'],
  [37, say.auditor, 'FINANCE', [Ju, Me], [Su], [2, 8, 10], BOOK, 'O3 2'],
  [38, say.banker, 'FINANCE', [Ju, Su], [Me], [2, 6, 10, 11], BOOK, 'O2 Su-Ju'],
  [39, say.foreignExchangeOverseasBank, 'FINANCE', [Mo, Ju], [Ra], [2, 9, 12], BOOK, 'O2 Mo-Ju'],
  [40, say.insurance, 'FINANCE', [Sa, Ju], [Me], [2, 8, 11], BOOK, 'O3 8'],
  [41, say.stockBrokerTrader, 'FINANCE', [Me, Ra], [Ju], [2, 5, 11], BOOK, 'O3 5'],
  [42, say.financialAnalyst, 'FINANCE', [Me, Ju], [Ke], [2, 8, 11], PRINCIPLE, 'O1'],
  [43, say.journalistEditor, 'MEDIA', [Me, Ju], [Su], [3, 9, 10], BOOK, 'O2 Su-Me, Me-Ju'],
  [44, say.writerAuthor, 'MEDIA', [Me, Mo], [Ju], [3, 9, 11], BOOK, 'R10'],
  [45, say.publisherPrinter, 'MEDIA', [Me, Ju], [Ma], [3, 9, 10], BOOK, 'O2 Me-Ju'],
  [46, say.advertisingMarketing, 'MEDIA', [Me, Ve], [Ju, Ra], [3, 7, 11], BOOK, 'O2 Me-Ju'],
  [47, say.publicRelations, 'MEDIA', [Mo, Me], [Su], [3, 7, 11], BOOK, 'O3 7'],
  [48, say.actor, 'ARTS', [Ve, Mo], [Ra], [3, 5, 10], BOOK, 'R10'],
  [49, say.musicianSinger, 'ARTS', [Ve, Me], [Mo], [2, 3, 5], BOOK, 'O2 Me-Ve'],
  [50, say.filmVideoProduction, 'ARTS', [Ve, Ra], [Me, Ma], [3, 5, 10, 11], BOOK, 'O1'],
  [51, say.painterDesigner, 'ARTS', [Ve, Mo], [Me], [3, 5], BOOK, 'O2 Mo-Ve'],
  [52, say.fashionTextilesCosmetics, 'ARTS', [Ve, Mo], [Me], [2, 7, 10], BOOK, 'O2 Mo-Ve'],
  [53, say.interiorArchitecture, 'ARTS', [Ve, Ma], [Sa], [4, 10], BOOK, 'O3 4'],
  [54, say.mechanicalEngineer, 'ENGINEERING', [Ma, Me], [Sa], [6, 10], BOOK, 'KPR3p surgeon case'],
  [55, say.civilConstructionEngineer, 'ENGINEERING', [Ma, Sa], [Me], [4, 6, 10], PRINCIPLE, 'O1'],
  [56, say.automobileEngineer, 'ENGINEERING', [Ve, Me], [Ma], [4, 6, 10], BOOK, 'O2 Me-Ve'],
  [57, say.miningGeology, 'ENGINEERING', [Sa, Me], [Mo, Su], [4, 8, 12], BOOK, 'O2 Me-Sa'],
  [58, say.petroleum, 'ENGINEERING', [Mo, Ma], [Sa, Ve], [4, 8, 10], BOOK, 'O2 Mo-Ma'],
  [59, say.waterSanitaryWorks, 'ENGINEERING', [Ve, Me], [Mo, Sa], [4, 8, 12], BOOK, 'O2 Me-Ve'],
  [60, say.aviationEngineering, 'ENGINEERING', [Ra, Ma], [Ve], [3, 9, 12], PRINCIPLE, 'O1'],
  [61, say.metalIronSteelTrade, 'INDUSTRY', [Sa, Ma], [Su], [2, 7, 10], BOOK, 'O1'],
  [62, say.leatherFootwear, 'INDUSTRY', [Ve, Sa], [Su], [7, 10], BOOK, 'O2 Ve-Sa'],
  [63, say.agricultureEstates, 'INDUSTRY', [Ju, Ve], [Mo, Sa], [4, 6, 11], BOOK, 'O2 Ju-Ve'],
  [64, say.dairyAnimalHusbandry, 'INDUSTRY', [Mo, Ve], [Ju, Su], [4, 6, 11], BOOK, 'O2'],
  [65, say.factoryLabourSupervision, 'INDUSTRY', [Sa, Ma], [Su], [6, 10], BOOK, 'O3 6'],
  [66, say.realEstate, 'COMMERCE', [Ma, Sa], [Me, Ve], [4, 7, 11], BOOK, 'O3 4'],
  [67, say.retailWholesaleTrade, 'COMMERCE', [Me, Ve], [Mo], [2, 7, 10, 11], BOOK, 'R20.3'],
  [68, say.importExport, 'COMMERCE', [Me, Ra], [Ju, Mo], [3, 7, 9, 12], BOOK, 'O3 9, 10'],
  [69, say.salesAgencyBrokerage, 'COMMERCE', [Me, Mo], [Ve], [3, 7, 11], BOOK, 'O4'],
  [70, say.hotelCatering, 'COMMERCE', [Ve, Mo], [Ma], [2, 4, 7], BOOK, 'O3 4, O1'],
  [71, say.travelTourism, 'COMMERCE', [Mo, Me], [Ve, Ra], [3, 9, 12], BOOK, 'O4'],
  [72, say.transportLogistics, 'COMMERCE', [Ve, Me], [Ma, Su], [3, 4, 7], BOOK, 'O2 Su-Ve'],
  [73, say.jewelleryGems, 'COMMERCE', [Ve, Su], [Ju, Mo], [2, 7, 11], BOOK, 'O1'],
  [74, say.sportsProfessional, 'SPORT', [Ma, Ve], [Me], [3, 5, 6, 10], BOOK, 'R10'],
  [75, say.socialLabourWelfareWork, 'SERVICE', [Sa, Mo], [Ju], [6, 11, 12], BOOK, 'O3 6'],
  [76, say.humanResources, 'SERVICE', [Sa, Me], [Ju], [6, 7, 10], PRINCIPLE, 'O1'],
  [77, say.managementConsulting, 'SERVICE', [Ju, Su], [Me], [1, 7, 10, 11], PRINCIPLE, 'O3 1, 10'],
  [78, say.detectiveIntelligenceWork, 'SERVICE', [Ke, Ma], [Sa, Me], [3, 8, 12], BOOK, 'O3 12'],
  [79, say.secretaryOfficeAdministration, 'SERVICE', [Me, Mo], [Sa], [3, 6, 10], BOOK, 'O2 Mo-Me'],
  [80, say.skilledCraft, 'SERVICE', [Ma, Ve], [Sa], [3, 6, 10], BOOK, 'O1'],
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
