// Written by npm run generate from legal.messages.te.json: change that file.
import { type PlanetName, capitalised, digitsInWords, housesNamed, inWords, named, numberInWords, planetInWords, planetsInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  sixthSubLord: (a: { readonly csl: PlanetName }) => `6వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)}.`,
  score: (a: { readonly score: string; readonly ahead: 'NOBODY' | 'OPPONENT' | 'PERSON' }) => `ఇరు పక్షాల పాయింట్ల మొత్తం ${digitsInWords(a.score)}, కాబట్టి ${a.ahead === 'NOBODY' ? `ఇరు పక్షాలూ సమానం` : a.ahead === 'PERSON' ? `ఈ వ్యక్తి భావాలు మెరుగు` : `ప్రత్యర్థి భావాలు మెరుగు`}.`,
  noDispute: () => `వివాద యోగం లేదు, కాబట్టి అయినప్పటికీ నడుస్తున్న కేసుకే ఈ నిర్ణయం.`,
  settlement: (a: { readonly csl: PlanetName }) => `7వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)} 6, 11ను సూచిస్తుంది, కాబట్టి రాజీ సాధ్యం.`,
  exposed: (a: { readonly csl: PlanetName }) => `1వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)} స్థాయి 1 లేదా 2లో 8 లేదా 12ను సూచిస్తుంది.`,
  rule: (a: { readonly rule: 'DOUBTFUL_VICTORY' | 'EVEN_SIDES' | 'EXPOSED' | 'FAVOURABLE' | 'NO_VICTORY' | 'OPPONENT_AHEAD' | 'UNDECIDED' }) => `${a.rule === 'FAVOURABLE' ? `కుండలి ఈ వ్యక్తికి అనుకూలం, ఎందుకంటే విజయ యోగం ఉంది, పాయింట్లు ఈ పక్షాన ఉన్నాయి.` : a.rule === 'EVEN_SIDES' ? `కుండలి రాజీని సూచిస్తుంది, ఎందుకంటే పక్షాలు సమానం, ఒప్పందం సాధ్యం.` : a.rule === 'DOUBTFUL_VICTORY' ? `కుండలి రాజీని సూచిస్తుంది, ఎందుకంటే విజయం సందేహం, ఒప్పందం సాధ్యం.` : a.rule === 'EXPOSED' ? `ఫలితం అనిశ్చితం, ఎందుకంటే విజయ యోగం ఉంది, కానీ ప్రతివాదికి రక్షణ తక్కువ.` : a.rule === 'UNDECIDED' ? `ఫలితం అనిశ్చితం, ఎందుకంటే యోగం, పాయింట్లు దాన్ని తేల్చవు.` : a.rule === 'NO_VICTORY' ? `కుండలి ఈ వ్యక్తికి అనుకూలం కాదు, ఎందుకంటే విజయ యోగం లేదు.` : `కుండలి ఈ వ్యక్తికి అనుకూలం కాదు, ఎందుకంటే ప్రత్యర్థి రెండు లేదా ఎక్కువ పాయింట్లు ముందు ఉన్నారు.`}`,
  matterMeaning: (a: { readonly matter: 'criminal' | 'employment' | 'family' | 'property' }) => `${a.matter === 'criminal' ? `నిర్బంధం` : a.matter === 'family' ? `జీవిత భాగస్వామి` : a.matter === 'property' ? `ఇల్లు, భూమి` : `వృత్తి`}`,
  confinement: (a: { readonly csl: PlanetName; readonly houses: readonly number[]; readonly held: readonly number[] }) => `12వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)} ${housesNamed(a.houses)}లో సూచించేవి ${inWords(a.held)}, ఒక్కోదానికి 10 పాయింట్లు.`,
  inChain: (a: { readonly own: boolean; readonly planet: PlanetName; readonly csl: PlanetName }) => `${a.own ? `12వ కస్ప్ ఉప అధిపతి ${named(a.planet)}.` : `12వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)} నక్షత్రాధిపతి ${named(a.planet)}.`}`,
  subLordOf: (a: { readonly cusps: readonly number[]; readonly lord: PlanetName }) => `${pluralOf('te', a.cusps.length) === 'one' ? `కస్ప్` : `కస్ప్‌లు`} ${inWords(a.cusps)} ఉప అధిపతి ${planetInWords(a.lord)}`,
  selfOrContest: (a: { readonly lords: string; readonly count: number }) => `${capitalised(a.lords)} స్థాయి 1 లేదా 2లో 12ను ${pluralOf('te', a.count) === 'one' ? `సూచిస్తుంది` : `సూచిస్తాయి`}.`,
  eighthInTwelve: (a: { readonly csl: PlanetName }) => `8వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)} 12ను సూచిస్తుంది.`,
  protection: (a: { readonly lords: string; readonly count: number }) => `${capitalised(a.lords)} స్థాయి 1లో 2, 4 లేదా 11ను ${pluralOf('te', a.count) === 'one' ? `సూచిస్తుంది` : `సూచిస్తాయి`}.`,
  lordsPress: (a: { readonly md: PlanetName; readonly ad: PlanetName }) => `మహాదశాధిపతి ${planetInWords(a.md)}, అంతర్దశాధిపతి ${planetInWords(a.ad)} రెండూ విడుదలకు వ్యతిరేకం, కాబట్టి 3, 8, 12 వైపు ఒత్తిడి తెస్తాయి.`,
  windowDays: (a: { readonly days: number; readonly points: number }) => `ఈ తరగతి కాలాలు నెలలో ${pluralOf('te', a.days) === 'one' ? `${numberInWords(a.days)} రోజు` : `${numberInWords(a.days)} రోజులు`} ఉంటాయి, ఒక రోజుకు ${pluralOf('te', a.points) === 'one' ? `${numberInWords(a.points)} పాయింటు` : `${numberInWords(a.points)} పాయింట్లు`}.`,
  sunDays: (a: { readonly strong: readonly PlanetName[]; readonly days: number }) => `సూర్యుడు ${planetsInWords(a.strong, 'or')} నక్షత్రంలో, ఉప నక్షత్రంలో ${pluralOf('te', a.days) === 'one' ? `${numberInWords(a.days)} రోజు` : `${numberInWords(a.days)} రోజులు`} ఉంటుంది. ఒక రోజుకు 1 పాయింటు.`,
};
