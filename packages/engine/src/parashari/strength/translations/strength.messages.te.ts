// Written by npm run generate from strength.messages.te.json: change that file.
import { type PlanetName, named, numberInWords, ordinal, planetInWords, planetsInWords } from '@cuspal/speech';

export const messages = {
  everyHouseStarts: () => `ప్రతి భావమూ ఇక్కడ మొదలవుతుంది.`,
  lordPlaced: (a: { readonly lord: PlanetName; readonly house: number }) => `దాని అధిపతి ${planetInWords(a.lord)} ${numberInWords(a.house)}వ భావంలో ఉంది.`,
  lordDignity: (a: { readonly lord: PlanetName; readonly dignity: 'DEBILITATED' | 'DEBILITY_CANCELLED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `దాని అధిపతి ${planetInWords(a.lord)} స్థితి: ${a.dignity === 'EXALTED' ? `ఉచ్చ` : a.dignity === 'MOOLATRIKONA' ? `మూలత్రికోణం` : a.dignity === 'OWN' ? `స్వరాశి` : a.dignity === 'GREAT_FRIEND' ? `అధిమిత్ర రాశి` : a.dignity === 'FRIEND' ? `మిత్ర రాశి` : a.dignity === 'NEUTRAL' ? `సమ రాశి` : a.dignity === 'ENEMY' ? `శత్రు రాశి` : a.dignity === 'GREAT_ENEMY' ? `అధిశత్రు రాశి` : a.dignity === 'DEBILITATED' ? `నీచ` : `నీచ, కానీ నీచ భంగం ఉంది`}.`,
  lordCombust: (a: { readonly lord: PlanetName }) => `దాని అధిపతి ${planetInWords(a.lord)} పూర్తిగా అస్తంగతం.`,
  occupant: (a: { readonly how: 'BENEFIC' | 'EXALTED' | 'MALEFIC' | 'OWNER' | 'SUITED'; readonly planet: PlanetName }) => `${a.how === 'BENEFIC' ? `శుభ గ్రహం ${named(a.planet)} భావంలో ఉంది.` : a.how === 'MALEFIC' ? `పాప గ్రహం ${named(a.planet)} భావంలో ఉంది.` : a.how === 'OWNER' ? `భావానికి అధిపతి అయిన పాప గ్రహం ${named(a.planet)} అందులో ఉంది.` : a.how === 'EXALTED' ? `పాప గ్రహం ${named(a.planet)} భావంలో ఉంది, అక్కడ ఉచ్చ.` : `పాప గ్రహాలకు తగిన ఈ భావంలో పాప గ్రహం ${named(a.planet)} ఉంది.`}`,
  aspect: (a: { readonly who: 'BENEFIC' | 'JUPITER' | 'LORD' | 'MALEFIC'; readonly planet: PlanetName; readonly counted: number }) => `${a.who === 'LORD' ? `దాని అధిపతి ${planetInWords(a.planet)}` : a.who === 'JUPITER' ? `గురుడు` : a.who === 'BENEFIC' ? `శుభ గ్రహం ${named(a.planet)}` : `పాప గ్రహం ${named(a.planet)}`} ఈ భావాన్ని చూస్తుంది, అక్కడి నుంచి ఇది ${ordinal(a.counted)} స్థానం.`,
  hemmed: (a: { readonly before: readonly PlanetName[]; readonly after: readonly PlanetName[] }) => `ఇది ${planetsInWords(a.before)} (దీని నుంచి 12వ స్థానం), ${planetsInWords(a.after)} (దీని నుంచి 2వ స్థానం) మధ్య ఉంది.`,
  heldWithin: () => `0 నుంచి 100 లోపల ఉంచినది.`,
  noSripati: () => `ఈ సమయంలో, ఈ చోట శ్రీపతి భావాలు లేవు. ధ్రువ వృత్తాల లోపల (సుమారు 66.56° దాటిన అక్షాంశాలు) దశమ బిందువు లగ్నానికి వేరే వైపు పడవచ్చు. పూర్తి రాశుల సాధనం వాడండి.`,
};
