// Written by npm run generate from states.messages.mr.json: change that file.
import { type PlanetName, named, planetInWords } from '@cuspal/speech';

export const messages = {
  helperInKendra: (a: { readonly part: 'DEBILITATION_LORD' | 'EXALTATION_LORD' | 'EXALTED_THERE'; readonly helper: PlanetName }) => `${a.part === 'DEBILITATION_LORD' ? `नीच राशीचा स्वामी` : a.part === 'EXALTATION_LORD' ? `उच्च राशीचा स्वामी` : `नीच राशीत उच्च होणारा`} ${planetInWords(a.helper)} लग्नापासून किंवा चंद्रापासून केंद्रात आहे`,
  lordReaches: (a: { readonly lord: PlanetName; readonly planet: PlanetName; readonly joined: boolean }) => `नीच राशीचा स्वामी ${planetInWords(a.lord)} ${planetInWords(a.planet)} ${a.joined ? `याच्यासोबत आहे` : `याला पाहतो`}`,
  lordExchanges: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetInWords(a.planet)} आणि नीच राशीचा स्वामी ${planetInWords(a.lord)} यांच्यात राशी परिवर्तन आहे`,
  dignifiedInNavamsa: (a: { readonly planet: PlanetName; readonly exalted: boolean }) => `${planetInWords(a.planet)} नवांशात ${a.exalted ? `उच्च` : `स्वराशीत`} आहे`,
  reachesHemmed: (a: { readonly nature: 'benefic' | 'malefic'; readonly planet: PlanetName; readonly how: 'ASPECTS' | 'IN' | 'WITH' }) => `${a.nature === 'benefic' ? `शुभ` : `पाप`} ग्रह ${named(a.planet)} ${a.how === 'IN' ? `त्यात आहे` : a.how === 'WITH' ? `त्याच्यासोबत आहे` : `त्याला पाहतो`}.`,
};
