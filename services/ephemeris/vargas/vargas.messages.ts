// Written by npm run generate from vargas.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords, planetInWords, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly shows: (a: { readonly topic: string; readonly name: string; readonly division: string; readonly verdict: 'MIXED' | 'STRAINED' | 'SUPPORTED' }) => string;
  readonly secondLook: () => string;
  readonly apartFromKp: () => string;
  readonly scaleOurs: () => string;
  readonly birthChartGives: () => string;
  readonly nodesCastSeventh: () => string;
  readonly vargottamaMeaning: () => string;
  readonly laterTradition: () => string;
  readonly countedOtherwise: () => string;
  readonly horaOfParashara: () => string;
  readonly horaWithoutHouses: () => string;
  readonly horaScored: () => string;
  readonly drekkanaOfParashara: () => string;
  readonly twentySecondDrekkana: () => string;
  readonly noDiseases: () => string;
  readonly housesOfChildren: () => string;
  readonly noSpanOfLife: () => string;
  readonly sixtyFourthNavamsa: () => string;
  readonly siddhamsaOtherwise: () => string;
  readonly trimsamsaOfParashara: () => string;
  readonly mentalStrainNoDiagnosis: () => string;
  readonly shashtiamsaOtherwise: () => string;
  readonly twoMinutesMove: () => string;
  readonly deityListsDiffer: () => string;
  readonly birthTimeNeeded: (a: { readonly minutes: number }) => string;
  readonly fullMinute: () => string;
  readonly strongestForWork: (a: { readonly planet: PlanetName; readonly tone: 'INDEPENDENT' | 'MIXED' | 'SERVICE' }) => string;
  readonly strongerParent: (a: { readonly stronger: 'EVEN' | 'FATHER' | 'MOTHER' }) => string;
  readonly vehicleCare: (a: { readonly caution: boolean }) => string;
  readonly horaBalance: (a: { readonly balance: 'EVEN' | 'MOON' | 'SUN' }) => string;
  readonly deityAndKetu: (a: { readonly deity: string; readonly marked: boolean }) => string;
  readonly higherStudy: (a: { readonly supported: boolean; readonly research: boolean }) => string;
  readonly strongestAndWeakest: (a: { readonly strongest: PlanetName; readonly weakest: PlanetName }) => string;
  readonly siblings: (a: { readonly younger: 'MIXED' | 'STRAINED' | 'SUPPORTED'; readonly elder: 'MIXED' | 'STRAINED' | 'SUPPORTED' }) => string;
  readonly evilShare: (a: { readonly planets: number }) => string;
  readonly fourthHouse: (a: { readonly property: 'FALLEN' | 'LITTLE' | 'SUPPORTED'; readonly fallen: readonly PlanetName[]; readonly change: boolean }) => string;
  readonly maternalLine: (a: { readonly merit: 'MIXED' | 'STRAINED' | 'SUPPORTED' }) => string;
  readonly paternalLine: (a: { readonly merit: 'MIXED' | 'STRAINED' | 'SUPPORTED' }) => string;
  readonly resistance: (a: { readonly resistance: 'HIGH' | 'LOW' | 'MEDIUM' }) => string;
  readonly resilience: (a: { readonly resilience: 'HIGH' | 'LOW' | 'MEDIUM' }) => string;
  readonly benignDeities: (a: { readonly benign: number; readonly sure: boolean }) => string;
  readonly childrenSupported: (a: { readonly even: boolean }) => string;
  readonly childrenWithheld: (a: { readonly weak: 'BOTH' | 'FIFTH' | 'JUPITER'; readonly even: boolean }) => string;
  readonly seventhLordAtBirth: (a: { readonly planet: PlanetName; readonly house: number; readonly dignity: string }) => string;
  readonly nextCareerCusps: () => string;
  readonly nextRelatives: () => string;
  readonly nextVehicle: () => string;
  readonly nextMoney: () => string;
  readonly nextSpiritual: () => string;
  readonly nextStudy: () => string;
  readonly nextHouseStrength: () => string;
  readonly nextHealth: () => string;
  readonly nextProperty: () => string;
  readonly nextPastMerit: () => string;
  readonly nextChildren: () => string;
  readonly nextObstruction: () => string;
  readonly nextMarriage: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  secondLook: '5',
  apartFromKp: '11',
  birthChartGives: '1',
  vargottamaMeaning: '10',
  laterTradition: '4c',
  horaOfParashara: '40',
  horaWithoutHouses: '10',
  drekkanaOfParashara: '40',
  housesOfChildren: '1c',
  sixtyFourthNavamsa: '1',
  siddhamsaOtherwise: '4',
  trimsamsaOfParashara: '40',
  shashtiamsaOtherwise: '4',
  twoMinutesMove: '1',
  birthTimeNeeded: '1',
  strongestForWork: '4',
  vehicleCare: [['caution'],{'true':'0','false':'c'}],
  higherStudy: '54',
  strongestAndWeakest: '4',
  evilShare: '04',
  fourthHouse: '5',
  maternalLine: '5',
  paternalLine: '5',
  resistance: '14',
  resilience: 'c4',
  benignDeities: [['benign'],{'=0':'0','one':'4','=10':'0','other':'4'}],
  childrenSupported: [['even'],{'true':'1','false':'5'}],
  childrenWithheld: [['weak','even'],{'BOTH true':'1','BOTH false':'5','FIFTH true':'1','FIFTH false':'5','JUPITER true':'0','JUPITER false':'0'}],
  seventhLordAtBirth: '3',
  nextCareerCusps: 'd',
  nextRelatives: 'd',
  nextVehicle: '1',
  nextMoney: 'd',
  nextSpiritual: '1',
  nextStudy: 'd',
  nextHouseStrength: 'c',
  nextHealth: '1',
  nextProperty: 'd',
  nextPastMerit: 'c',
  nextChildren: 'd',
  nextObstruction: 'd',
  nextMarriage: 'd',
} as const;

const translated = catalogue<Messages>('ephemeris/vargas/vargas', () => say, marks, {
  'bn': () => import('./translations/vargas.messages.bn.ts'),
  'es': () => import('./translations/vargas.messages.es.ts'),
  'hi': () => import('./translations/vargas.messages.hi.ts'),
  'mr': () => import('./translations/vargas.messages.mr.ts'),
  'pt': () => import('./translations/vargas.messages.pt.ts'),
  'ta': () => import('./translations/vargas.messages.ta.ts'),
  'te': () => import('./translations/vargas.messages.te.ts'),
});

export const say: Messages = {
  shows: (a) => translated()?.shows?.(a) ?? `For ${a.topic}, the ${named(a.name)} (${a.division}) shows ${a.verdict === 'SUPPORTED' ? `more support than strain` : a.verdict === 'MIXED' ? `support and strain side by side` : `more strain than support`}.`,
  secondLook: () => translated()?.secondLook?.() ?? `This Parashari chart is a second look and does not change what KP says.`,
  apartFromKp: () => translated()?.apartFromKp?.() ?? `Divisional charts stand apart from the KP star and sub chain. No KP verdict rests on them.`,
  scaleOurs: () => translated()?.scaleOurs?.() ?? `The points and the verdict are a scale of this service that no book states.`,
  birthChartGives: () => translated()?.birthChartGives?.() ?? `Benefics, temporary friendships, retrograde motion and combustion are those of the birth chart.`,
  nodesCastSeventh: () => translated()?.nodesCastSeventh?.() ?? `Rahu and Ketu cast the seventh aspect only, but some schools add the fifth and ninth.`,
  vargottamaMeaning: () => translated()?.vargottamaMeaning?.() ?? `Vargottama is the proper word for the navamsa. Here it means the same sign in the birth chart and in this division.`,
  laterTradition: () => translated()?.laterTradition?.() ?? `This division is not among the sixteen of Parashara. It is of later tradition.`,
  countedOtherwise: () => translated()?.countedOtherwise?.() ?? `Other schools count cyclically or reverse even signs, and they are not offered.`,
  horaOfParashara: () => translated()?.horaOfParashara?.() ?? `This is the hora of Parashara with two signs. Not offered are the horas of Uma and Shambhu, Kashinatha and Somanatha, and the cyclic one.`,
  horaWithoutHouses: () => translated()?.horaWithoutHouses?.() ?? `A hora chart has no houses. Houses are given by sign and mean nothing, nor do points that rest on them.`,
  horaScored: () => translated()?.horaScored?.() ?? `The Sun to Saturn are scored, and the nodes are not.`,
  drekkanaOfParashara: () => translated()?.drekkanaOfParashara?.() ?? `This is the drekkana of Parashara. Jagannatha, Somanatha and the cyclic school divide otherwise and are not offered.`,
  twentySecondDrekkana: () => translated()?.twentySecondDrekkana?.() ?? `The 22nd drekkana is given without meaning for the span of life.`,
  noDiseases: () => translated()?.noDiseases?.() ?? `Parts of the body are named by tradition, and diseases never.`,
  housesOfChildren: () => translated()?.housesOfChildren?.() ?? `The houses of children are an old count. They tell neither number nor sex.`,
  noSpanOfLife: () => translated()?.noSpanOfLife?.() ?? `No date and no span of life can be drawn from this chart.`,
  sixtyFourthNavamsa: () => translated()?.sixtyFourthNavamsa?.() ?? `The 64th navamsa is given without meaning for the span of life.`,
  siddhamsaOtherwise: () => translated()?.siddhamsaOtherwise?.() ?? `Another school counts even signs backwards from Leo, and it is not offered.`,
  trimsamsaOfParashara: () => translated()?.trimsamsaOfParashara?.() ?? `This is the division of Parashara into five unequal parts. The cyclic one of thirty parts is not offered.`,
  mentalStrainNoDiagnosis: () => translated()?.mentalStrainNoDiagnosis?.() ?? `A mark of mental strain is a traditional sign only and never a diagnosis.`,
  shashtiamsaOtherwise: () => translated()?.shashtiamsaOtherwise?.() ?? `Another school counts from Aries in every sign, and it is not offered.`,
  twoMinutesMove: () => translated()?.twoMinutesMove?.() ?? `Two minutes of time move the ascendant by about one part.`,
  deityListsDiffer: () => translated()?.deityListsDiffer?.() ?? `The deities are benign or harsh by one list, and the lists differ.`,
  birthTimeNeeded: (a) => translated()?.birthTimeNeeded?.(a) ?? `The ascendant of this division needs a birth time good to ${numberInWords(a.minutes)} minutes.`,
  fullMinute: () => translated()?.fullMinute?.() ?? `The birth time has no seconds, so it is taken at the full minute.`,
  strongestForWork: (a) => translated()?.strongestForWork?.(a) ?? `Its strongest planet for work is ${planetInWords(a.planet)}, and ${a.tone === 'SERVICE' ? `service leads` : a.tone === 'INDEPENDENT' ? `independent work leads` : `neither service nor independent work leads`}.`,
  strongerParent: (a) => translated()?.strongerParent?.(a) ?? `${a.stronger === 'MOTHER' ? `The side of the mother is the stronger.` : a.stronger === 'FATHER' ? `The side of the father is the stronger.` : `The sides of mother and father are about even.`}`,
  vehicleCare: (a) => translated()?.vehicleCare?.(a) ?? `${a.caution ? `By tradition it asks for care with vehicles.` : `It asks for no special care with vehicles.`}`,
  horaBalance: (a) => translated()?.horaBalance?.(a) ?? `${a.balance === 'SUN' ? `Leaving out Mercury and the nodes, most planets are in the hora of the Sun.` : a.balance === 'MOON' ? `Leaving out Mercury and the nodes, most planets are in the hora of the Moon.` : `Leaving out Mercury and the nodes, the planets are divided equally between the two horas.`}`,
  deityAndKetu: (a) => translated()?.deityAndKetu?.(a) ?? `The rising part belongs to the deity ${named(a.deity)}. Ketu shows ${a.marked ? `a` : `no`} mark of liberation.`,
  higherStudy: (a) => translated()?.higherStudy?.(a) ?? `Its ninth house ${a.supported ? `supports` : `does not support`} higher study. There is ${a.research ? `a` : `no`} mark of research.`,
  strongestAndWeakest: (a) => translated()?.strongestAndWeakest?.(a) ?? `Its strongest planet is ${planetInWords(a.strongest)}, and its weakest is ${planetInWords(a.weakest)}.`,
  siblings: (a) => translated()?.siblings?.(a) ?? `The house of younger siblings is ${a.younger === 'SUPPORTED' ? `supported` : a.younger === 'MIXED' ? `mixed` : `strained`}, and that of elder ones is ${a.elder === 'SUPPORTED' ? `supported` : a.elder === 'MIXED' ? `mixed` : `strained`}.`,
  evilShare: (a) => translated()?.evilShare?.(a) ?? `${a.planets === 0 ? `No planets fall` : a.planets === 1 ? `One planet falls` : `${numberInWords(a.planets)} planets fall`} in the portions of Mars and Saturn. This is a traditional sign and no diagnosis.`,
  fourthHouse: (a) => translated()?.fourthHouse?.(a) ?? `Its fourth house ${a.property === 'SUPPORTED' ? `supports fixed property` : a.property === 'LITTLE' ? `gives little support to fixed property` : `favours fixed property, though the debility of ${planetsInWords(a.fallen)} takes the support away,`} and indicates ${a.change ? `a` : `no`} change of place.`,
  maternalLine: (a) => translated()?.maternalLine?.(a) ?? `Its fourth house, which stands for that line, is ${a.merit === 'SUPPORTED' ? `supported` : a.merit === 'MIXED' ? `mixed` : `strained`}.`,
  paternalLine: (a) => translated()?.paternalLine?.(a) ?? `Its ninth house, which stands for that line, is ${a.merit === 'SUPPORTED' ? `supported` : a.merit === 'MIXED' ? `mixed` : `strained`}.`,
  resistance: (a) => translated()?.resistance?.(a) ?? `The ascendant lord shows ${a.resistance === 'HIGH' ? `high` : a.resistance === 'MEDIUM' ? `middling` : `low`} resistance. This is a traditional sign and no diagnosis.`,
  resilience: (a) => translated()?.resilience?.(a) ?? `It shows ${a.resilience === 'HIGH' ? `high` : a.resilience === 'MEDIUM' ? `middling` : `low`} resilience. This says nothing of a span of life.`,
  benignDeities: (a) => translated()?.benignDeities?.(a) ?? `${a.benign === 0 ? `None of its ten deities is benign` : a.benign === 10 ? `All its ten deities are benign` : a.benign === 1 ? `Of its ten deities ${numberInWords(a.benign)} is benign` : `Of its ten deities ${numberInWords(a.benign)} are benign`}${a.sure ? `.` : `, but the birth time is too uncertain to rely on it.`}`,
  childrenSupported: (a) => translated()?.childrenSupported?.(a) ?? `${a.even ? `Even so its fifth house and Jupiter are in good order.` : `Its fifth house and Jupiter are in good order.`}`,
  childrenWithheld: (a) => translated()?.childrenWithheld?.(a) ?? `${a.weak === 'BOTH' ? `${a.even ? `Even so its fifth house is strained and Jupiter is weak.` : `Its fifth house is strained and Jupiter is weak.`}` : a.weak === 'FIFTH' ? `${a.even ? `Even so its fifth house is strained.` : `Its fifth house is strained.`}` : `${a.even ? `Even so Jupiter is weak in it.` : `Jupiter is weak in it.`}`}`,
  seventhLordAtBirth: (a) => translated()?.seventhLordAtBirth?.(a) ?? `The lord of the seventh house at birth, ${planetInWords(a.planet)}, is here in house ${numberInWords(a.house)}, ${a.dignity}.`,
  nextCareerCusps: () => translated()?.nextCareerCusps?.() ?? `It judges work by KP cusps, which decide.`,
  nextRelatives: () => translated()?.nextRelatives?.() ?? `It judges each relative by KP cusps.`,
  nextVehicle: () => translated()?.nextVehicle?.() ?? `With the event "Vehicle purchase" it judges a vehicle by KP, which decides.`,
  nextMoney: () => translated()?.nextMoney?.() ?? `It judges money by KP, which decides.`,
  nextSpiritual: () => translated()?.nextSpiritual?.() ?? `With topic "spiritual" it judges spiritual progress by KP, which decides.`,
  nextStudy: () => translated()?.nextStudy?.() ?? `It judges study by KP, which decides.`,
  nextHouseStrength: () => translated()?.nextHouseStrength?.() ?? `It weighs each house of the birth chart with every factor.`,
  nextHealth: () => translated()?.nextHealth?.() ?? `With topic "health" it judges illness and recovery from their cusps.`,
  nextProperty: () => translated()?.nextProperty?.() ?? `It judges property by KP, which decides.`,
  nextPastMerit: () => translated()?.nextPastMerit?.() ?? `It reads past merit from several charts.`,
  nextChildren: () => translated()?.nextChildren?.() ?? `It judges children by KP and finds favourable periods.`,
  nextObstruction: () => translated()?.nextObstruction?.() ?? `It weighs obstruction and danger by KP.`,
  nextMarriage: () => translated()?.nextMarriage?.() ?? `It judges marriage by KP, which decides.`,
};
