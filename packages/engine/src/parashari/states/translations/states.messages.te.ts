// Written by npm run generate from states.messages.te.json: change that file.
import { type PlanetName, named, planetInWords } from '@cuspal/speech';

export const messages = {
  helperInKendra: (a: { readonly part: 'DEBILITATION_LORD' | 'EXALTATION_LORD' | 'EXALTED_THERE'; readonly helper: PlanetName }) => `${a.part === 'DEBILITATION_LORD' ? `నీచ రాశి అధిపతి` : a.part === 'EXALTATION_LORD' ? `ఉచ్చ రాశి అధిపతి` : `నీచ రాశిలో ఉచ్చ పొందే`} ${planetInWords(a.helper)} లగ్నం లేదా చంద్రుడి నుంచి కేంద్రంలో ఉంది`,
  lordReaches: (a: { readonly lord: PlanetName; readonly joined: boolean; readonly planet: PlanetName }) => `నీచ రాశి అధిపతి ${planetInWords(a.lord)} ${a.joined ? `ఉన్నది ${planetInWords(a.planet)} తోడుగా` : `చూసేది ${planetInWords(a.planet)}`}`,
  lordExchanges: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetInWords(a.planet)}, నీచ రాశి అధిపతి ${planetInWords(a.lord)} మధ్య రాశి పరివర్తన ఉంది`,
  dignifiedInNavamsa: (a: { readonly planet: PlanetName; readonly exalted: boolean }) => `${planetInWords(a.planet)} నవాంశలో ${a.exalted ? `ఉచ్చ` : `స్వరాశి`}`,
  reachesHemmed: (a: { readonly nature: 'benefic' | 'malefic'; readonly planet: PlanetName; readonly how: 'ASPECTS' | 'IN' | 'WITH' }) => `${a.nature === 'benefic' ? `శుభ గ్రహం` : `పాప గ్రహం`} ${named(a.planet)} ${a.how === 'IN' ? `అందులో ఉంది` : a.how === 'WITH' ? `దానికి తోడుగా ఉంది` : `దాన్ని చూస్తుంది`}.`,
};
