import type { Element, Modality } from '../../zodiac/sign-attributes.ts';
import type { House } from '../../zodiac/names.ts';

/** Work of the houses that the sub lord of the tenth cusp signifies (R3p, meanings of the meridian's sub lord). */
export const HOUSE_WORK: Readonly<Record<House, { readonly work: string; readonly source: 'R3p' }>> = {
  1: { work: 'own effort, organiser, independent expert', source: 'R3p' },
  2: { work: 'cash, banking, audit, cost accounts', source: 'R3p' },
  3: { work: 'press, publishing, communication, transport, sales', source: 'R3p' },
  4: { work: 'real estate, vehicles, hotels, interiors, work at home', source: 'R3p' },
  5: { work: "stock exchange, cinema, children's goods, paediatrics, sport", source: 'R3p' },
  6: { work: 'labour, public health, service, tools and repair, deposits', source: 'R3p' },
  7: { work: 'judge, embassy, arbitration, marriage and partnership work, public relations', source: 'R3p' },
  8: { work: "insurance, estates, tax, pension, others' money", source: 'R3p' },
  9: { work: 'foreign trade, university, religion, research, long tours', source: 'R3p' },
  10: { work: 'administration, status, own enterprise on a large scale', source: 'R3p' },
  11: { work: 'politics, clubs, hospitality, networks, invention', source: 'R3p' },
  12: { work: 'hospitals, jails, solitary or secret work, overseas, back office', source: 'R3p' },
};

/** Temper of work by the element of the sign on the tenth cusp (R2). */
export const ELEMENT_TEMPER: Readonly<Record<Element, { readonly temper: string; readonly source: 'R2' }>> = {
  fire: { temper: 'inventive, mechanical, bold', source: 'R2' },
  earth: { temper: 'land, building, mining, trade', source: 'R2' },
  air: { temper: 'science, letters, agency, art', source: 'R2' },
  water: { temper: 'liquids, shipping, overseas', source: 'R2' },
};

/** The same by its modality (R2). */
export const MODALITY_TEMPER: Readonly<Record<Modality, { readonly temper: string; readonly source: 'R2' }>> = {
  movable: { temper: 'pioneer, leader', source: 'R2' },
  fixed: { temper: 'persevering, settled concerns, service', source: 'R2' },
  dual: { temper: 'broker, agent, touring, several lines', source: 'R2' },
};
