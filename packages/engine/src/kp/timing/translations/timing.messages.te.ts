// Written by npm run generate from timing.messages.te.json: change that file.
import { type PlanetName, dayInWords, digitsInWords, numberInWords, ordinal, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  antardashasForYears: (a: { readonly years: number }) => `అంతర్దశలు ${numberInWords(a.years)} ఏళ్లకు ఇచ్చినవి. ఇతర ఏళ్లకు from_date, years పంపండి.`,
  subLordOfCusp: (a: { readonly cusp: number; readonly csl: PlanetName }) => `${numberInWords(a.cusp)}వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)}.`,
  noDateForUnpromised: () => `యోగం లేని దానికి తేదీ ఇవ్వడం లేదు.`,
  standsInStar: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetFirst(a.planet)} ఉన్న నక్షత్రానికి అధిపతి ${planetInWords(a.lord)}.`,
  standsInSub: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetFirst(a.planet)} ఉన్న ఉప నక్షత్రానికి అధిపతి ${planetInWords(a.lord)}.`,
  bothSignify: (a: { readonly house: number }) => `రెండూ నక్షత్రాధిపతి లేదా స్థానం ద్వారా ${numberInWords(a.house)}వ భావాన్ని సూచిస్తాయి.`,
  notTied: () => `వాటికి నక్షత్రం లేదా ఉప ద్వారా సంబంధం లేదు, నక్షత్రాధిపతి లేదా స్థానం ద్వారా ఉమ్మడి భావమూ లేదు.`,
  starLordsStrain: (a: { readonly lower: PlanetName; readonly house: number; readonly upper: PlanetName; readonly from: number; readonly count: number }) => `${planetInWords(a.lower)} ఉన్న నక్షత్రానికి అధిపతి ${numberInWords(a.house)}వ భావంలో ఉంది, ${planetInWords(a.upper)} నక్షత్రాధిపతి ఉన్న ${numberInWords(a.from)}వ భావం నుంచి అది ${ordinal(a.count)} స్థానం.`,
  skyNotRead: () => `2399 తర్వాత గ్రహ స్థితి లెక్కించదు. ఆ తర్వాతి దశల లెక్క జననం నుంచి మాత్రమే, అక్కడ ఆలస్యమైన అధిపతి విడుదల కాలేదని లెక్క.`,
  judgedUpTo: (a: { readonly last: number; readonly age: number }) => `దశలను ${ordinal(a.last)} పుట్టినరోజు వరకు చూస్తారు, అప్పుడు జాతకుల వయసు ${numberInWords(a.age)}.`,
  notAtThisAge: (a: { readonly matter: string; readonly why: string }) => `${a.matter} ${a.why}, కాబట్టి కాలం ఏదీ ఇవ్వలేదు.`,
  periodEnds: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD' }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `మహాదశ` : a.period === 'AD' ? `అంతర్దశ` : a.period === 'PD' ? `ప్రత్యంతర్దశ` : a.period === 'SD' ? `సూక్ష్మ దశ` : `ప్రాణ దశ`} ముగుస్తుంది.`,
  periodEndsPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD' }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `దీర్ఘ కాలం` : a.period === 'AD' ? `చిన్న కాలం` : a.period === 'PD' ? `ఉప కాలం` : a.period === 'SD' ? `సూక్ష్మ కాలం` : `ప్రాణ కాలం`} ముగుస్తుంది.`,
  periodChanges: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly next: PlanetName }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `మహాదశ` : a.period === 'AD' ? `అంతర్దశ` : a.period === 'PD' ? `ప్రత్యంతర్దశ` : a.period === 'SD' ? `సూక్ష్మ దశ` : `ప్రాణ దశ`} ముగిసి ${planetInWords(a.next)} ${a.period === 'MD' ? `మహాదశ` : a.period === 'AD' ? `అంతర్దశ` : a.period === 'PD' ? `ప్రత్యంతర్దశ` : a.period === 'SD' ? `సూక్ష్మ దశ` : `ప్రాణ దశ`} మొదలవుతుంది.`,
  periodChangesPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly next: PlanetName }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `దీర్ఘ కాలం` : a.period === 'AD' ? `చిన్న కాలం` : a.period === 'PD' ? `ఉప కాలం` : a.period === 'SD' ? `సూక్ష్మ కాలం` : `ప్రాణ కాలం`} ముగిసి ${planetInWords(a.next)} ${a.period === 'MD' ? `దీర్ఘ కాలం` : a.period === 'AD' ? `చిన్న కాలం` : a.period === 'PD' ? `ఉప కాలం` : a.period === 'SD' ? `సూక్ష్మ కాలం` : `ప్రాణ కాలం`} మొదలవుతుంది.`,
  planetTurns: (a: { readonly planet: PlanetName; readonly turns: 'direct' | 'retrograde' }) => `${planetFirst(a.planet)} ${a.turns === 'direct' ? `ఋజుగతికి` : `వక్రగతికి`} మారుతుంది.`,
  yearsBeforeBirth: (a: { readonly from: string; readonly years: number; readonly birth: string }) => `from_date, ${dayInWords(a.from)}, నుంచి ${numberInWords(a.years)} ఏళ్లు ${dayInWords(a.birth)} జననానికి ముందే ముగుస్తాయి. తర్వాతి from_date పంపండి, లేదా జననం నుంచి మొదలవ్వాలంటే దాన్ని వదిలేయండి.`,
  monthsOutsideCycle: (a: { readonly month: string; readonly from: string; readonly to: string }) => `${digitsInWords(a.month)} నుంచి పన్నెండు నెలలు అన్నీ ఈ జననపు 120 దశా సంవత్సరాల లోపల, ${digitsInWords(a.from)} నుంచి ${digitsInWords(a.to)} వరకు, లేవు. నెలలన్నీ లోపల ఉండే start_year, start_month పంపండి, మొదటిది జనన నెల తర్వాతిది.`,
  monthsPastSky: (a: { readonly month: string; readonly last: number }) => `${digitsInWords(a.month)} నుంచి పన్నెండు నెలలు గ్రహ గణితం ముగిసే ${numberInWords(a.last)}ను దాటుతాయి. గరిష్ఠంగా ${numberInWords(a.last)}-01 నుంచి మొదలుపెట్టండి.`,
};
