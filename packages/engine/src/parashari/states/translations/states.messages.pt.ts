// Written by npm run generate from states.messages.pt.json: change that file.
import { type PlanetName, named, planetInWords } from '@cuspal/speech';

export const messages = {
  helperInKendra: (a: { readonly helper: PlanetName; readonly part: 'DEBILITATION_LORD' | 'EXALTATION_LORD' | 'EXALTED_THERE' }) => `${planetInWords(a.helper)}, ${a.part === 'DEBILITATION_LORD' ? `regente do signo de debilidade` : a.part === 'EXALTATION_LORD' ? `regente do signo de exaltação` : `que tem sua exaltação no signo de debilidade`}, está em um kendra desde o ascendente ou a Lua`,
  lordReaches: (a: { readonly lord: PlanetName; readonly joined: boolean; readonly planet: PlanetName }) => `${planetInWords(a.lord)}, regente do signo de debilidade, ${a.joined ? `está com ${planetInWords(a.planet)}` : `aspecta ${planetInWords(a.planet)}`}`,
  lordExchanges: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetInWords(a.planet)} e ${planetInWords(a.lord)}, regente do signo de debilidade, trocam de signo`,
  dignifiedInNavamsa: (a: { readonly planet: PlanetName; readonly exalted: boolean }) => `${planetInWords(a.planet)} está ${a.exalted ? `em exaltação` : `em seu próprio signo`} na navamsa`,
  reachesHemmed: (a: { readonly planet: PlanetName; readonly nature: 'benefic' | 'malefic'; readonly how: 'ASPECTS' | 'IN' | 'WITH' }) => `${named(a.planet)}, ${a.nature === 'benefic' ? `planeta benéfico` : `planeta maléfico`}, ${a.how === 'IN' ? `está nesse lugar` : a.how === 'WITH' ? `está em sua companhia` : `lhe dá seu aspecto`}.`,
};
