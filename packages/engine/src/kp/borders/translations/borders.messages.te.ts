// Written by npm run generate from borders.messages.te.json: change that file.
import { type PlanetName, digitsInWords, inWords, named, numberInWords, planetInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  cusp: (a: { readonly cusp: number }) => `కస్ప్ ${numberInWords(a.cusp)}`,
  onBorder: (a: { readonly name: string; readonly subLord: PlanetName }) => `${a.name} సరిగ్గా సరిహద్దుపై ఉంది, తర్వాతి ఉప నక్షత్రంలో లెక్క, దాని అధిపతి ${planetInWords(a.subLord)}.`,
  nearBorder: (a: { readonly name: string; readonly subLord: PlanetName; readonly side: 'lower' | 'upper'; readonly minutes: string }) => `${a.name} తన ${named(a.subLord)} ఉప నక్షత్రంలో ${a.side === 'lower' ? `మొదలు తర్వాత` : `ముగింపు ముందు`} ${digitsInWords(a.minutes)}' దూరంలో ఉంది.`,
  beyond: (a: { readonly changed: 'SIGN' | 'SIGN_AND_STAR' | 'STAR' | 'SUB'; readonly subLord: PlanetName; readonly starLord: PlanetName; readonly sign: string }) => `${a.changed === 'SUB' ? `ఉప అధిపతి ${planetInWords(a.subLord)}` : a.changed === 'STAR' ? `నక్షత్రాధిపతి ${planetInWords(a.starLord)}, ఉప అధిపతి ${planetInWords(a.subLord)}` : a.changed === 'SIGN' ? `రాశి ${named(a.sign)}, ఉప అధిపతి ${planetInWords(a.subLord)}` : `రాశి ${named(a.sign)}, నక్షత్రాధిపతి ${planetInWords(a.starLord)}, ఉప అధిపతి ${planetInWords(a.subLord)}`}`,
  outOfReach: (a: { readonly beyond: string }) => `దాన్ని దాటితే ${a.beyond}, కానీ 20 నిమిషాల లోపు ఏ జనన సమయమూ అక్కడికి చేరదు.`,
  byBirthTime: (a: { readonly seconds: number; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `జనన సమయం ${numberInWords(a.seconds)} సెకన్లు ${a.way === 'earlier' ? `ముందైతే` : `తర్వాతైతే`} ${a.beyond}.`,
  byMotion: (a: { readonly count: string; readonly unit: 'DAYS' | 'HOURS' | 'MINUTES' | 'SECONDS'; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `రోజువారీ గతితో సుమారు ${digitsInWords(a.count)} ${a.unit === 'SECONDS' ? `సెకన్లు` : a.unit === 'MINUTES' ? `నిమిషాలు` : a.unit === 'HOURS' ? `గంటలు` : `రోజులు`} ${a.way === 'earlier' ? `ముందైతే` : `తర్వాతైతే`} ${a.beyond}.`,
  noCuspChanges: () => `జనన సమయంలో చిన్న పొరపాటు ఏ కస్ప్‌నూ మార్చదు.`,
  firstCuspSafe: () => `జనన సమయంలో చిన్న పొరపాటు ఉన్నా 1వ కస్ప్ పదిలం.`,
  originShared: () => `1, 9 కస్ప్‌లకు నక్షత్రాధిపతి లేదా ఉప అధిపతి ఒకటే.`,
  cuspsChange: (a: { readonly cusps: readonly number[] }) => `జనన సమయంలో చిన్న పొరపాటు ${pluralOf('te', a.cusps.length) === 'one' ? `కస్ప్` : `కస్ప్‌లు`} ${inWords(a.cusps)}ను మారుస్తుంది, ఒక్కోదానికి -5, గరిష్ఠంగా -15.`,
  cuspsMayChange: (a: { readonly cusps: readonly number[] }) => `కొంచెం పెద్ద పొరపాటు ${pluralOf('te', a.cusps.length) === 'one' ? `కస్ప్` : `కస్ప్‌లు`} ${inWords(a.cusps)}ను మారుస్తుంది, ఒక్కోదానికి -1, గరిష్ఠంగా -5.`,
  firstCuspChanges: () => `జనన సమయంలో చిన్న పొరపాటు 1వ కస్ప్‌నే మారుస్తుంది.`,
  roundedTime: () => `జనన సమయం పూర్తి గంట లేదా అరగంట, కాబట్టి దాన్ని పూర్ణాంకం చేసి ఉండవచ్చు.`,
};
