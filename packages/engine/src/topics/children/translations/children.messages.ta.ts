// Written by npm run generate from children.messages.ta.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords, planetNames, pluralOf } from '@cuspal/speech';

export const messages = {
  jupiterNotRead: () => `2399-க்குப் பின் குரு கணிக்கப்படுவதில்லை.`,
  fifthSubLord: (a: { readonly lord: string }) => `5-ஆம் பாவ உப நட்சத்திராதிபதி ${a.lord}.`,
  fifthInStar: (a: { readonly csl: PlanetName; readonly starLord: string }) => `5-ஆம் பாவ உப நட்சத்திராதிபதி ${planetInWords(a.csl)} ${a.starLord} நட்சத்திரத்தில் உள்ளது.`,
  starLordRetrograde: (a: { readonly csl: PlanetName; readonly inside: boolean; readonly starLord: PlanetName }) => `5-ஆம் பாவ உப நட்சத்திராதிபதி ${planetInWords(a.csl)} உள்ள நட்சத்திரத்தின் அதிபதி ${a.inside ? `${planetInWords(a.starLord)}` : `${planetFirst(a.starLord)}`} பிறப்பில் வக்ரமாக இருந்தது.`,
  partialDenial: (a: { readonly csl: PlanetName; readonly count: number; readonly held: string }) => `5-ஆம் பாவ உப நட்சத்திராதிபதி ${planetInWords(a.csl)} மூன்று எதிர் பாவங்கள் 1, 4 மற்றும் 10-இல் ${pluralOf('ta', a.count) === 'one' ? `${numberInWords(a.count)} பாவத்தைக்` : `${numberInWords(a.count)} பாவங்களைக்`} குறிக்கிறது: ${a.held}.`,
  nodesInFifth: (a: { readonly nodes: readonly PlanetName[] }) => `${planetNames(a.nodes)} 5-ஆம் பாவத்தில் ${pluralOf('ta', a.nodes.length) === 'one' ? `உள்ளது` : `உள்ளன`}.`,
  signOf: (a: { readonly part: 'CUSP' | 'STAR_LORD' | 'SUB_LORD'; readonly planet: PlanetName }) => `${a.part === 'CUSP' ? `5-ஆம் பாவ முனை` : a.part === 'SUB_LORD' ? `உப நட்சத்திராதிபதி ${named(a.planet)}` : `உப நட்சத்திராதிபதியின் நட்சத்திராதிபதி ${named(a.planet)}`}`,
};
