// Written by npm run generate from work.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly planetField: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly houseWork: (a: { readonly house: number }) => string;
  readonly houseMeans: (a: { readonly house: number; readonly work: string }) => string;
  readonly planetFact: (a: { readonly planet: PlanetName; readonly field: string }) => string;
  readonly houseField: (a: { readonly house: number; readonly work: string }) => string;
  readonly houseFact: (a: { readonly house: number; readonly work: string }) => string;
  readonly pairFact: (a: { readonly one: PlanetName; readonly other: PlanetName; readonly field: string }) => string;
  readonly signTemper: (a: { readonly sign: string; readonly element: 'air' | 'earth' | 'fire' | 'water'; readonly modality: 'dual' | 'fixed' | 'movable' }) => string;
  readonly allTempers: () => string;
  readonly ruleFact: (a: { readonly row: number }) => string;
  readonly sunMoon: () => string;
  readonly sunMars: () => string;
  readonly sunMercury: () => string;
  readonly sunJupiter: () => string;
  readonly sunVenus: () => string;
  readonly sunSaturn: () => string;
  readonly moonMars: () => string;
  readonly moonMercury: () => string;
  readonly moonJupiter: () => string;
  readonly moonVenus: () => string;
  readonly moonSaturn: () => string;
  readonly mercuryJupiter: () => string;
  readonly mercuryVenus: () => string;
  readonly mercurySaturn: () => string;
  readonly jupiterVenus: () => string;
  readonly jupiterSaturn: () => string;
  readonly venusSaturn: () => string;
  readonly mercuryMars: () => string;
  readonly marsSaturn: () => string;
  readonly marsVenus: () => string;
  readonly marsJupiter: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  houseMeans: '3',
  houseFact: '3',
  ruleFact: [['row'],{'=1':'3','=6':'3','=11':'1','=13':'3','=16':'0','=17':'0','=18':'0','=26':'3','=30':'3','=35':'3','=44':'1','=48':'1','=54':'0','=67':'3','=74':'1','other':'0'}],
} as const;

const translated = catalogue<Messages>('engine/topics/career/work', () => say, marks, {
  'bn': () => import('./translations/work.messages.bn.ts'),
  'es': () => import('./translations/work.messages.es.ts'),
  'hi': () => import('./translations/work.messages.hi.ts'),
  'mr': () => import('./translations/work.messages.mr.ts'),
  'pt': () => import('./translations/work.messages.pt.ts'),
  'ta': () => import('./translations/work.messages.ta.ts'),
  'te': () => import('./translations/work.messages.te.ts'),
});

export const say: Messages = {
  planetField: (a) => translated()?.planetField?.(a) ?? `${a.planet === 'Sun' ? `government, security-of-service posts, medicine, chemicals, gold` : a.planet === 'Moon' ? `liquids, shipping, catering, nursing, public, textiles, travel` : a.planet === 'Mars' ? `army, police, surgery, engineering, metals, fire, land` : a.planet === 'Mercury' ? `accounts, writing, trade, communication, mathematics, data` : a.planet === 'Jupiter' ? `law, teaching, finance, banking, religion, export` : a.planet === 'Venus' ? `arts, cinema, vehicles, textiles, food, hospitality, luxury` : a.planet === 'Saturn' ? `labour, mines, iron, leather, construction, research, big undertakings` : a.planet === 'Rahu' ? `foreign, electronics, aviation, chemicals, cinema` : `healing, occult, software, mathematics, religion`}`,
  houseWork: (a) => translated()?.houseWork?.(a) ?? `${a.house === 1 ? `own effort, organiser, independent expert` : a.house === 2 ? `cash, banking, audit, cost accounts` : a.house === 3 ? `press, publishing, communication, transport, sales` : a.house === 4 ? `real estate, vehicles, hotels, interiors, work at home` : a.house === 5 ? `stock exchange, cinema, children's goods, paediatrics, sport` : a.house === 6 ? `labour, public health, service, tools and repair, deposits` : a.house === 7 ? `judge, embassy, arbitration, marriage and partnership work, public relations` : a.house === 8 ? `insurance, estates, tax, pension, others' money` : a.house === 9 ? `foreign trade, university, religion, research, long tours` : a.house === 10 ? `administration, status, own enterprise on a large scale` : a.house === 11 ? `politics, clubs, hospitality, networks, invention` : `hospitals, jails, solitary or secret work, overseas, back office`}`,
  houseMeans: (a) => translated()?.houseMeans?.(a) ?? `House ${numberInWords(a.house)} means ${a.work}.`,
  planetFact: (a) => translated()?.planetFact?.(a) ?? `${named(a.planet)}: ${a.field}`,
  houseField: (a) => translated()?.houseField?.(a) ?? `${numberInWords(a.house)}: ${a.work}`,
  houseFact: (a) => translated()?.houseFact?.(a) ?? `house ${numberInWords(a.house)}: ${a.work}`,
  pairFact: (a) => translated()?.pairFact?.(a) ?? `${named(a.one)} with ${named(a.other)}: ${a.field}`,
  signTemper: (a) => translated()?.signTemper?.(a) ?? `${named(a.sign)} is a sign of ${a.element === 'fire' ? `fire (inventive, mechanical, bold)` : a.element === 'earth' ? `earth (land, building, mining, trade)` : a.element === 'air' ? `air (science, letters, agency, art)` : `water (liquids, shipping, overseas)`} and ${a.modality === 'movable' ? `movable (pioneer, leader)` : a.modality === 'fixed' ? `fixed (persevering, settled concerns, service)` : `dual (broker, agent, touring, several lines)`}.`,
  allTempers: () => translated()?.allTempers?.() ?? `fire inventive, mechanical, bold; earth land, building, mining, trade; air science, letters, agency, art; water liquids, shipping, overseas; movable pioneer, leader; fixed persevering, settled concerns, service; dual broker, agent, touring, several lines`,
  ruleFact: (a) => translated()?.ruleFact?.(a) ?? `${a.row === 1 ? `information work: houses 3 and 10, Mercury, Rahu` : a.row === 6 ? `government: house 10 with 6, Sun, Mars` : a.row === 11 ? `politics: tenth cusp on 1, 6, 9, 10, 11 with Sun, Mars, Jupiter, Saturn` : a.row === 13 ? `army: houses 3, 6, 8, Mars` : a.row === 16 ? `Sun, Mars and Mercury: military engineer` : a.row === 17 ? `Sun and Jupiter: physician` : a.row === 18 ? `Sun and Mars: surgeon` : a.row === 26 ? `law: houses 6 and 9` : a.row === 30 ? `teaching: houses 4 and 9, Jupiter` : a.row === 35 ? `beginning as an astrologer: houses 2, 5, 7, 9, 10, 11` : a.row === 44 ? `writing: third cusp on 3, 10, 11 (9 abroad), Mercury or Jupiter` : a.row === 48 ? `film and art: fifth cusp on 3, 5, 7, 10, 11, Venus` : a.row === 54 ? `Mars with Mercury: mechanical work` : a.row === 67 ? `business: houses 7, 10 and 2` : a.row === 74 ? `sport: sixth cusp on 1, 6, 10, 11` : ``}`,
  sunMoon: () => translated()?.sunMoon?.() ?? `navy, boilers, steam, surgical nursing`,
  sunMars: () => translated()?.sunMars?.() ?? `front-line army (with Jupiter police, law and order; with Venus traffic police)`,
  sunMercury: () => translated()?.sunMercury?.() ?? `post, telegraph, telephone (with Jupiter press, journalism; with Venus radio, mechanical works)`,
  sunJupiter: () => translated()?.sunJupiter?.() ?? `education, judiciary, endowments, finance, state bank`,
  sunVenus: () => translated()?.sunVenus?.() ?? `transport, air force, music, medicine, chemicals, veterinary (with Saturn leather; with Jupiter animal husbandry)`,
  sunSaturn: () => translated()?.sunSaturn?.() ?? `mines, coal, jails, watch and night duty`,
  moonMars: () => translated()?.moonMars?.() ?? `navy, petroleum`,
  moonMercury: () => translated()?.moonMercury?.() ?? `interpreters, secretaries, marine engineers, couriers`,
  moonJupiter: () => translated()?.moonJupiter?.() ?? `physicians, foreign exchange, overseas bank`,
  moonVenus: () => translated()?.moonVenus?.() ?? `painting, dairy, toiletries, silk, women's tailoring, nursing, cooking`,
  moonSaturn: () => translated()?.moonSaturn?.() ?? `wells, dams, geology, petrol, pump sets`,
  mercuryJupiter: () => translated()?.mercuryJupiter?.() ?? `councillors, clergy, advertising, press, bank accounts`,
  mercuryVenus: () => translated()?.mercuryVenus?.() ?? `music, radio, sanitary and automobile engineering, art`,
  mercurySaturn: () => translated()?.mercurySaturn?.() ?? `handwriting and fingerprint expert, mine engineer, geologist`,
  jupiterVenus: () => translated()?.jupiterVenus?.() ?? `tax, law courts, food, agriculture, fertiliser`,
  jupiterSaturn: () => translated()?.jupiterSaturn?.() ?? `philosophy, politics, trustees`,
  venusSaturn: () => translated()?.venusSaturn?.() ?? `leather, skins, slaughter`,
  mercuryMars: () => translated()?.mercuryMars?.() ?? `mechanical engineering, printing`,
  marsSaturn: () => translated()?.marsSaturn?.() ?? `machinery`,
  marsVenus: () => translated()?.marsVenus?.() ?? `hotel kitchens, vehicles`,
  marsJupiter: () => translated()?.marsJupiter?.() ?? `law enforcement, project finance`,
};
