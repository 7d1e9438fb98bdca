// Written by npm run generate from states.messages.es.json: change that file.
import { type PlanetName, named, planetInWords } from '@cuspal/speech';

export const messages = {
  helperInKendra: (a: { readonly helper: PlanetName; readonly part: 'DEBILITATION_LORD' | 'EXALTATION_LORD' | 'EXALTED_THERE' }) => `${planetInWords(a.helper)}, ${a.part === 'DEBILITATION_LORD' ? `regente del signo de debilidad` : a.part === 'EXALTATION_LORD' ? `regente del signo de exaltación` : `que tiene su exaltación en el signo de debilidad`}, está en un kendra desde el ascendente o la Luna`,
  lordReaches: (a: { readonly lord: PlanetName; readonly joined: boolean; readonly planet: PlanetName }) => `${planetInWords(a.lord)}, regente del signo de debilidad, ${a.joined ? `está con ${planetInWords(a.planet)}` : `aspecta ${a.planet === 'Sun' ? `al Sol` : `a ${planetInWords(a.planet)}`}`}`,
  lordExchanges: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetInWords(a.planet)} y ${planetInWords(a.lord)}, regente del signo de debilidad, intercambian signos`,
  dignifiedInNavamsa: (a: { readonly planet: PlanetName; readonly exalted: boolean }) => `${planetInWords(a.planet)} está ${a.exalted ? `en exaltación` : `en su propio signo`} en la navamsa`,
  reachesHemmed: (a: { readonly planet: PlanetName; readonly nature: 'benefic' | 'malefic'; readonly how: 'ASPECTS' | 'IN' | 'WITH' }) => `${named(a.planet)}, ${a.nature === 'benefic' ? `planeta benéfico` : `planeta maléfico`}, ${a.how === 'IN' ? `está en ese lugar` : a.how === 'WITH' ? `está en su compañía` : `le da su aspecto`}.`,
};
