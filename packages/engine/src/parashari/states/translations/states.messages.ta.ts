// Written by npm run generate from states.messages.ta.json: change that file.
import { type PlanetName, named, planetInWords } from '@cuspal/speech';

export const messages = {
  helperInKendra: (a: { readonly part: 'DEBILITATION_LORD' | 'EXALTATION_LORD' | 'EXALTED_THERE'; readonly helper: PlanetName }) => `${a.part === 'DEBILITATION_LORD' ? `நீச ராசி அதிபதியான` : a.part === 'EXALTATION_LORD' ? `உச்ச ராசி அதிபதியான` : `அந்த நீச ராசியில் உச்சமாகும்`} ${planetInWords(a.helper)} லக்னத்துக்கு அல்லது சந்திரனுக்குக் கேந்திரத்தில் உள்ளது`,
  lordReaches: (a: { readonly lord: PlanetName; readonly joined: boolean; readonly planet: PlanetName }) => `நீச ராசி அதிபதி ${planetInWords(a.lord)} ${a.joined ? `${planetInWords(a.planet)} உடன் உள்ளது` : `${planetInWords(a.planet)} கிரகத்தைப் பார்க்கிறது`}`,
  lordExchanges: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetInWords(a.planet)} மற்றும் நீச ராசி அதிபதி ${planetInWords(a.lord)} ராசிப் பரிவர்த்தனையில் உள்ளன`,
  dignifiedInNavamsa: (a: { readonly planet: PlanetName; readonly exalted: boolean }) => `${planetInWords(a.planet)} நவாம்சத்தில் ${a.exalted ? `உச்சம்` : `ஆட்சி`}`,
  reachesHemmed: (a: { readonly nature: 'benefic' | 'malefic'; readonly planet: PlanetName; readonly how: 'ASPECTS' | 'IN' | 'WITH' }) => `${a.nature === 'benefic' ? `சுப கிரகமான` : `பாப கிரகமான`} ${named(a.planet)} ${a.how === 'IN' ? `அதில் உள்ளது` : a.how === 'WITH' ? `அதனுடன் உள்ளது` : `அதைப் பார்க்கிறது`}.`,
};
