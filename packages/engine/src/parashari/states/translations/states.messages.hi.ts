// Written by npm run generate from states.messages.hi.json: change that file.
import { type PlanetName, named, planetInWords } from '@cuspal/speech';

export const messages = {
  helperInKendra: (a: { readonly helper: PlanetName; readonly part: 'DEBILITATION_LORD' | 'EXALTATION_LORD' | 'EXALTED_THERE' }) => `${planetInWords(a.helper)}, ${a.part === 'DEBILITATION_LORD' ? `नीच राशि का स्वामी` : a.part === 'EXALTATION_LORD' ? `उच्च राशि का स्वामी` : `जो उस नीच राशि में उच्च का होता है`}, लग्न या चंद्रमा से केंद्र में है`,
  lordReaches: (a: { readonly lord: PlanetName; readonly joined: boolean; readonly planet: PlanetName }) => `नीच राशि का स्वामी ${planetInWords(a.lord)} ${a.joined ? `${planetInWords(a.planet)} के साथ है` : `${planetInWords(a.planet)} पर दृष्टि डालता है`}`,
  lordExchanges: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetInWords(a.planet)} और नीच राशि के स्वामी ${planetInWords(a.lord)} में राशि-परिवर्तन है`,
  dignifiedInNavamsa: (a: { readonly planet: PlanetName; readonly exalted: boolean }) => `${planetInWords(a.planet)} नवांश में ${a.exalted ? `उच्च का` : `स्वराशि में`} है`,
  reachesHemmed: (a: { readonly nature: 'benefic' | 'malefic'; readonly planet: PlanetName; readonly how: 'ASPECTS' | 'IN' | 'WITH' }) => `${a.nature === 'benefic' ? `शुभ` : `पाप`} ग्रह ${named(a.planet)} ${a.how === 'IN' ? `इसमें है` : a.how === 'WITH' ? `इसके साथ है` : `इस पर दृष्टि डालता है`}।`,
};
