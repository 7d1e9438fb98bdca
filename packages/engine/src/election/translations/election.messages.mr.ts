// Written by npm run generate from election.messages.mr.json: change that file.
import { type PlanetName, housesNamed, inWords, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  birthOffsetUsed: (a: { readonly offset: string }) => `घटनेच्या ठिकाणाचे घड्याळ पाठवले नाही, म्हणून जन्माचा वेळ-फरक ${a.offset} घेतला. तिथला फरक आज वेगळा असू शकतो, म्हणून event_time_zone पाठवा.`,
  cuspRule: (a: { readonly cusp: number; readonly houses: readonly number[] }) => `त्या क्षणाच्या कस्प ${numberInWords(a.cusp)} चा उपस्वामी ${housesNamed(a.houses)} चा कारक असावा.`,
  generalRule: () => `त्या क्षणाच्या कस्प ११ चा उपस्वामी १ किंवा ११ चा कारक असावा.`,
  cuspSubLord: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `कस्प ${numberInWords(a.cusp)} चा उपस्वामी ${planetInWords(a.lord)} आहे, तो ${a.found.length === 0 ? `${housesNamed(a.asked)} पैकी एकाचाही कारक नाही` : `${housesNamed(a.found)} चा कारक आहे`}.`,
  moonLord: (a: { readonly level: 'AD' | 'MD' | 'PD' | 'SD'; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `चंद्राचा ${a.level === 'MD' ? `नक्षत्रस्वामी` : a.level === 'AD' ? `उपस्वामी` : a.level === 'PD' ? `उप-उपस्वामी` : `चौथा स्वामी`} ${planetInWords(a.lord)} आहे, तो ${a.found.length === 0 ? `${housesNamed(a.asked)} पैकी एकाचाही कारक नाही` : `${housesNamed(a.found)} चा कारक आहे`}.`,
  cuspAgainst: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[] }) => `कस्प ${numberInWords(a.cusp)} चा उपस्वामी ${planetInWords(a.lord)} आहे, तो घटनेविरुद्धच्या ${a.found.length === 0 ? `कोणत्याही भावाचा कारक नाही` : `${housesNamed(a.found)} चा कारक आहे`}.`,
  unwelcome: (a: { readonly name: string; readonly label: string; readonly nearest: readonly string[] }) => `"${a.name}" म्हणजे ${named(a.label)}; ही अप्रिय घटना आहे, म्हणून तिचा मुहूर्त काढला जात नाही. ज्यांचा मुहूर्त निघतो त्या जवळच्या घटना: ${inWords(a.nearest)}.`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} मधील "${a.text}" ही ००:०० ते २३:५९ मधील वेळ नाही. HH:MM असे लिहा, जसे 09:30.`,
};
