import type { Element, Modality } from '../../zodiac/sign-attributes.ts';
import type { House } from '../../zodiac/names.ts';

/** Work of the houses that the sub lord of the tenth cusp signifies (KPR3p, meanings of the meridian's sub lord). */
export const HOUSE_WORK: Readonly<Record<House, { readonly work: string; readonly source: 'KPR3p' }>> = {
  1: { work: 'own effort, organiser, independent expert', source: 'KPR3p' },
  2: { work: 'cash, banking, audit, cost accounts', source: 'KPR3p' },
  3: { work: 'press, publishing, communication, transport, sales', source: 'KPR3p' },
  4: { work: 'real estate, vehicles, hotels, interiors, work at home', source: 'KPR3p' },
  5: { work: "stock exchange, cinema, children's goods, paediatrics, sport", source: 'KPR3p' },
  6: { work: 'labour, public health, service, tools and repair, deposits', source: 'KPR3p' },
  7: { work: 'judge, embassy, arbitration, marriage and partnership work, public relations', source: 'KPR3p' },
  8: { work: "insurance, estates, tax, pension, others' money", source: 'KPR3p' },
  9: { work: 'foreign trade, university, religion, research, long tours', source: 'KPR3p' },
  10: { work: 'administration, status, own enterprise on a large scale', source: 'KPR3p' },
  11: { work: 'politics, clubs, hospitality, networks, invention', source: 'KPR3p' },
  12: { work: 'hospitals, jails, solitary or secret work, overseas, back office', source: 'KPR3p' },
};

/** Temper of work by the element of the sign on the tenth cusp (KPR2). */
export const ELEMENT_TEMPER: Readonly<Record<Element, { readonly temper: string; readonly source: 'KPR2' }>> = {
  fire: { temper: 'inventive, mechanical, bold', source: 'KPR2' },
  earth: { temper: 'land, building, mining, trade', source: 'KPR2' },
  air: { temper: 'science, letters, agency, art', source: 'KPR2' },
  water: { temper: 'liquids, shipping, overseas', source: 'KPR2' },
};

/** The same by its modality (KPR2). */
export const MODALITY_TEMPER: Readonly<Record<Modality, { readonly temper: string; readonly source: 'KPR2' }>> = {
  movable: { temper: 'pioneer, leader', source: 'KPR2' },
  fixed: { temper: 'persevering, settled concerns, service', source: 'KPR2' },
  dual: { temper: 'broker, agent, touring, several lines', source: 'KPR2' },
};
