// Written by npm run generate from strength.messages.pt.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetsInWords } from '@cuspal/speech';

export const messages = {
  everyHouseStarts: () => `Toda casa começa aqui.`,
  lordPlaced: (a: { readonly lord: PlanetName; readonly house: number }) => `Seu regente ${named(a.lord)} está na casa ${numberInWords(a.house)}.`,
  lordDignity: (a: { readonly lord: PlanetName; readonly dignity: 'DEBILITATED' | 'DEBILITY_CANCELLED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `Seu regente ${named(a.lord)} está ${a.dignity === 'EXALTED' ? `em exaltação` : a.dignity === 'MOOLATRIKONA' ? `em seu moolatrikona` : a.dignity === 'OWN' ? `em seu próprio signo` : a.dignity === 'GREAT_FRIEND' ? `em um signo muito amigo` : a.dignity === 'FRIEND' ? `em um signo amigo` : a.dignity === 'NEUTRAL' ? `em um signo neutro` : a.dignity === 'ENEMY' ? `em um signo inimigo` : a.dignity === 'GREAT_ENEMY' ? `em um signo muito inimigo` : a.dignity === 'DEBILITATED' ? `em debilidade` : `em debilidade, mas a debilidade está cancelada`}.`,
  lordCombust: (a: { readonly lord: PlanetName }) => `Seu regente ${named(a.lord)} está em plena combustão.`,
  occupant: (a: { readonly how: 'BENEFIC' | 'EXALTED' | 'MALEFIC' | 'OWNER' | 'SUITED'; readonly planet: PlanetName }) => `${a.how === 'BENEFIC' ? `${planetFirst(a.planet)}, planeta benéfico, está na casa.` : a.how === 'MALEFIC' ? `${planetFirst(a.planet)}, planeta maléfico, está na casa.` : a.how === 'OWNER' ? `${planetFirst(a.planet)}, planeta maléfico, está na casa, que rege.` : a.how === 'EXALTED' ? `${planetFirst(a.planet)}, planeta maléfico, está na casa, em exaltação.` : `${planetFirst(a.planet)}, planeta maléfico, está na casa, que convém aos maléficos.`}`,
  aspect: (a: { readonly who: 'BENEFIC' | 'JUPITER' | 'LORD' | 'MALEFIC'; readonly planet: PlanetName; readonly counted: number }) => `${a.who === 'LORD' ? `Seu regente ${named(a.planet)}` : a.who === 'JUPITER' ? `Júpiter` : a.who === 'BENEFIC' ? `${planetFirst(a.planet)}, planeta benéfico,` : `${planetFirst(a.planet)}, planeta maléfico,`} aspecta a casa, que é a posição ${numberInWords(a.counted)} desde seu lugar.`,
  hemmed: (a: { readonly before: readonly PlanetName[]; readonly after: readonly PlanetName[] }) => `Está entre ${planetsInWords(a.before)} (posição 12 desde ela) e ${planetsInWords(a.after)} (posição 2 desde ela).`,
  heldWithin: () => `Mantido entre 0 e 100.`,
  noSripati: () => `As casas Sripati não existem neste momento e lugar. Dentro dos círculos polares (latitudes além de uns 66.56°) o Meio do Céu pode cair do lado errado do ascendente. Use uma ferramenta de signos inteiros.`,
};
