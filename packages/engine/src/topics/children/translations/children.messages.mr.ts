// Written by npm run generate from children.messages.mr.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords, planetNames, pluralOf } from '@cuspal/speech';

export const messages = {
  jupiterNotRead: () => `गुरूची गणना २३९९ नंतर नाही.`,
  fifthSubLord: (a: { readonly lord: string }) => `भाव ५ चा उपस्वामी ${a.lord} आहे.`,
  fifthInStar: (a: { readonly csl: PlanetName; readonly starLord: string }) => `भाव ५ चा उपस्वामी ${planetInWords(a.csl)} ${a.starLord} याच्या नक्षत्रात आहे.`,
  starLordRetrograde: (a: { readonly csl: PlanetName; readonly starLord: PlanetName }) => `भाव ५ चा उपस्वामी ${planetInWords(a.csl)} याचा नक्षत्रस्वामी ${planetInWords(a.starLord)} जन्मवेळी वक्री होता.`,
  partialDenial: (a: { readonly csl: PlanetName; readonly count: number; readonly held: string }) => `भाव ५ चा उपस्वामी ${planetInWords(a.csl)} विरोधी भाव १, ४ आणि १० पैकी ${numberInWords(a.count)} चा कारक आहे: ${a.held}.`,
  nodesInFifth: (a: { readonly nodes: readonly PlanetName[] }) => `${planetNames(a.nodes)} भाव ५ मध्ये ${pluralOf('mr', a.nodes.length) === 'one' ? `आहे` : `आहेत`}.`,
  signOf: (a: { readonly part: 'CUSP' | 'STAR_LORD' | 'SUB_LORD'; readonly planet: PlanetName }) => `${a.part === 'CUSP' ? `कस्प ५` : a.part === 'SUB_LORD' ? `उपस्वामी ${named(a.planet)}` : `उपस्वामीचा नक्षत्रस्वामी ${named(a.planet)}`}`,
};
