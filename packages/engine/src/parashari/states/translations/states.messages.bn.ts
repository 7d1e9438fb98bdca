// Written by npm run generate from states.messages.bn.json: change that file.
import { type PlanetName, named, planetInWords } from '@cuspal/speech';

export const messages = {
  helperInKendra: (a: { readonly helper: PlanetName; readonly part: 'DEBILITATION_LORD' | 'EXALTATION_LORD' | 'EXALTED_THERE' }) => `${planetInWords(a.helper)}, ${a.part === 'DEBILITATION_LORD' ? `নীচ রাশির অধিপতি` : a.part === 'EXALTATION_LORD' ? `তুঙ্গ রাশির অধিপতি` : `যা সেই নীচ রাশিতে তুঙ্গ হয়`}, লগ্ন বা চন্দ্র থেকে কেন্দ্রে আছে`,
  lordReaches: (a: { readonly lord: PlanetName; readonly planet: PlanetName; readonly joined: boolean }) => `নীচ রাশির অধিপতি ${planetInWords(a.lord)} ${planetInWords(a.planet)} ${a.joined ? `গ্রহের সঙ্গে` : `গ্রহকে দেখে`}`,
  lordExchanges: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetInWords(a.planet)} ও নীচ রাশির অধিপতি ${planetInWords(a.lord)} রাশি বিনিময় করে`,
  dignifiedInNavamsa: (a: { readonly planet: PlanetName; readonly exalted: boolean }) => `${planetInWords(a.planet)} নবাংশে ${a.exalted ? `তুঙ্গ` : `স্বরাশিতে`}`,
  reachesHemmed: (a: { readonly nature: 'benefic' | 'malefic'; readonly planet: PlanetName; readonly how: 'ASPECTS' | 'IN' | 'WITH' }) => `${a.nature === 'benefic' ? `শুভ` : `পাপ`} গ্রহ ${named(a.planet)} ${a.how === 'IN' ? `এতে আছে` : a.how === 'WITH' ? `এর সঙ্গে আছে` : `একে দেখে`}।`,
};
