// Written by npm run generate from borders.messages.mr.json: change that file.
import { type PlanetName, digitsInWords, inWords, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  cusp: (a: { readonly cusp: number }) => `कस्प ${numberInWords(a.cusp)}`,
  onBorder: (a: { readonly name: string; readonly subLord: PlanetName }) => `${a.name} अचूक सीमेवर आहे आणि नंतरच्या उपनक्षत्रात मोजला जातो, ज्याचा स्वामी ${planetInWords(a.subLord)} आहे.`,
  nearBorder: (a: { readonly name: string; readonly subLord: PlanetName; readonly side: 'lower' | 'upper'; readonly minutes: string }) => `${a.name} ${named(a.subLord)} उपनक्षत्राच्या ${a.side === 'lower' ? `सुरुवातीनंतर ${digitsInWords(a.minutes)}' वर आहे` : `शेवटाआधी ${digitsInWords(a.minutes)}' वर आहे`}.`,
  beyond: (a: { readonly changed: 'SIGN' | 'SIGN_AND_STAR' | 'STAR' | 'SUB'; readonly subLord: PlanetName; readonly starLord: PlanetName; readonly sign: string }) => `${a.changed === 'SUB' ? `उपस्वामी ${planetInWords(a.subLord)} आहे` : a.changed === 'STAR' ? `नक्षत्रस्वामी ${planetInWords(a.starLord)} आणि उपस्वामी ${planetInWords(a.subLord)} आहे` : a.changed === 'SIGN' ? `राशी ${named(a.sign)} आणि उपस्वामी ${planetInWords(a.subLord)} आहे` : `राशी ${named(a.sign)}, नक्षत्रस्वामी ${planetInWords(a.starLord)} आणि उपस्वामी ${planetInWords(a.subLord)} आहे`}`,
  outOfReach: (a: { readonly beyond: string }) => `तिच्या पलीकडे ${a.beyond}, पण २० मिनिटांच्या आतील कोणतीही जन्मवेळ तिथे पोहोचत नाही.`,
  byBirthTime: (a: { readonly seconds: number; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `जन्मवेळ ${numberInWords(a.seconds)} सेकंद ${a.way === 'earlier' ? `आधी` : `नंतर`} असल्यास ${a.beyond}.`,
  byMotion: (a: { readonly count: string; readonly unit: 'DAYS' | 'HOURS' | 'MINUTES' | 'SECONDS'; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `दैनिक गतीने सुमारे ${digitsInWords(a.count)} ${a.unit === 'SECONDS' ? `सेकंद` : a.unit === 'MINUTES' ? `मिनिटे` : a.unit === 'HOURS' ? `तास` : `दिवस`} ${a.way === 'earlier' ? `आधी` : `नंतर`} ${a.beyond}.`,
  noCuspChanges: () => `जन्मवेळेतील छोट्या चुकीने कोणताही कस्प बदलणार नाही.`,
  firstCuspSafe: () => `जन्मवेळेतील छोट्या चुकीने कस्प १ बदलत नाही.`,
  originShared: () => `कस्प १ आणि ९ चा नक्षत्रस्वामी किंवा उपस्वामी एकच आहे.`,
  cuspsChange: (a: { readonly cusps: readonly number[] }) => `जन्मवेळेतील छोट्या चुकीने हे कस्प बदलतील: ${inWords(a.cusps)}. प्रत्येकी -५, जास्तीत जास्त -१५.`,
  cuspsMayChange: (a: { readonly cusps: readonly number[] }) => `थोड्या मोठ्या चुकीने हे कस्प बदलतील: ${inWords(a.cusps)}. प्रत्येकी -१, जास्तीत जास्त -५.`,
  firstCuspChanges: () => `जन्मवेळेतील छोट्या चुकीने कस्प १ च बदलेल.`,
  roundedTime: () => `जन्मवेळ पूर्ण किंवा अर्ध्या तासाची आहे, म्हणून ती बहुधा पूर्णांकात सांगितली आहे.`,
};
