// Written by npm run generate from borders.messages.hi.json: change that file.
import { type PlanetName, digitsInWords, inWords, named, numberInWords, planetInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  cusp: (a: { readonly cusp: number }) => `कस्प ${numberInWords(a.cusp)}`,
  onBorder: (a: { readonly name: string; readonly subLord: PlanetName }) => `${a.name} ठीक सीमा पर है और बाद वाले उप-नक्षत्र, यानी ${planetInWords(a.subLord)} के उप-नक्षत्र, में गिना जाता है।`,
  nearBorder: (a: { readonly name: string; readonly subLord: PlanetName; readonly side: 'lower' | 'upper'; readonly minutes: string }) => `${a.name} अपने ${named(a.subLord)} उप-नक्षत्र ${a.side === 'lower' ? `के आरंभ से ${digitsInWords(a.minutes)}' आगे` : `के अंत से ${digitsInWords(a.minutes)}' पहले`} है।`,
  beyond: (a: { readonly changed: 'SIGN' | 'SIGN_AND_STAR' | 'STAR' | 'SUB'; readonly subLord: PlanetName; readonly starLord: PlanetName; readonly sign: string }) => `${a.changed === 'SUB' ? `उप-स्वामी ${planetInWords(a.subLord)} है` : a.changed === 'STAR' ? `नक्षत्र-स्वामी ${planetInWords(a.starLord)} और उप-स्वामी ${planetInWords(a.subLord)} है` : a.changed === 'SIGN' ? `राशि ${named(a.sign)} और उप-स्वामी ${planetInWords(a.subLord)} है` : `राशि ${named(a.sign)}, नक्षत्र-स्वामी ${planetInWords(a.starLord)} और उप-स्वामी ${planetInWords(a.subLord)} है`}`,
  outOfReach: (a: { readonly beyond: string }) => `उसके पार ${a.beyond}, लेकिन 20 मिनट के भीतर का कोई जन्म समय वहाँ नहीं पहुँचता।`,
  byBirthTime: (a: { readonly seconds: number; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `जन्म समय ${numberInWords(a.seconds)} सेकंड ${a.way === 'earlier' ? `पहले` : `बाद`} का हो, तो ${a.beyond}।`,
  byMotion: (a: { readonly count: string; readonly unit: 'DAYS' | 'HOURS' | 'MINUTES' | 'SECONDS'; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `अपनी दैनिक गति से लगभग ${digitsInWords(a.count)} ${a.unit === 'SECONDS' ? `सेकंड` : a.unit === 'MINUTES' ? `मिनट` : a.unit === 'HOURS' ? `घंटे` : `दिन`} ${a.way === 'earlier' ? `पहले` : `बाद`} ${a.beyond}।`,
  noCuspChanges: () => `जन्म समय की छोटी-सी त्रुटि से कोई कस्प नहीं बदलेगा।`,
  firstCuspSafe: () => `कस्प 1 जन्म समय की छोटी-सी त्रुटि से नहीं बदलता।`,
  originShared: () => `कस्प 1 और 9 का नक्षत्र-स्वामी या उप-स्वामी एक ही है।`,
  cuspsChange: (a: { readonly cusps: readonly number[] }) => `जन्म समय की छोटी-सी त्रुटि से कस्प ${inWords(a.cusps)} ${pluralOf('hi', a.cusps.length) === 'one' ? `बदल जाएगा` : `बदल जाएँगे`}, हर एक के लिए -5 और अधिक से अधिक -15।`,
  cuspsMayChange: (a: { readonly cusps: readonly number[] }) => `कुछ बड़ी त्रुटि से कस्प ${inWords(a.cusps)} ${pluralOf('hi', a.cusps.length) === 'one' ? `बदल जाएगा` : `बदल जाएँगे`}, हर एक के लिए -1 और अधिक से अधिक -5।`,
  firstCuspChanges: () => `जन्म समय की छोटी-सी त्रुटि से कस्प 1 ही बदल जाएगा।`,
  roundedTime: () => `जन्म समय पूरे या आधे घंटे का है, इसलिए संभवतः पूर्णांकित है।`,
};
