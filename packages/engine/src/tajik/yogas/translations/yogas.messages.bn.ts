// Written by npm run generate from yogas.messages.bn.json: change that file.
import { type PlanetName, digitsInWords, inWords, named, numberInWords, planetInWords, planetsInWords } from '@cuspal/speech';

export const messages = {
  placed: (a: { readonly sign: string; readonly arc: string; readonly planet: PlanetName }) => `${named(a.sign)} রাশির ${digitsInWords(a.arc)} স্থানে ${planetInWords(a.planet)}`,
  fault: (a: { readonly fault: 'COMBUST' | 'DEBILITATED' | 'RETROGRADE' | 'WEAK' }) => `${a.fault === 'RETROGRADE' ? `বক্রী` : a.fault === 'COMBUST' ? `অস্তগত` : a.fault === 'DEBILITATED' ? `নীচ` : `দুর্বল`}`,
  faultOfHouse: (a: { readonly house: number }) => `ভাব ${numberInWords(a.house)}-এ`,
  raddaOfOne: (a: { readonly spoilt: string; readonly faults: readonly string[]; readonly other: PlanetName }) => `${a.spoilt} ${inWords(a.faults)}, যা ${planetInWords(a.other)} গ্রহের সঙ্গে তার ইত্থশাল নষ্ট করে।`,
  raddaOfBoth: (a: { readonly fast: string; readonly faults: readonly string[]; readonly slow: string; readonly slowFaults: readonly string[] }) => `${a.fast} ${inWords(a.faults)}, আর ${a.slow} ${inWords(a.slowFaults)}, যা তাদের ইত্থশাল নষ্ট করে।`,
  duhphaliKutta: (a: { readonly slow: string; readonly fast: string }) => `${a.slow} বলবান এবং ইত্থশাল নেয় দুর্বল গ্রহের: ${a.fast}।`,
  dutthottha: (a: { readonly fast: string; readonly slow: string; readonly third: string }) => `${a.fast} ও ${a.slow} দুর্বল, কিন্তু ${a.third} বলবান এবং ইত্থশাল দিয়ে সাহায্য করে।`,
  durupha: (a: { readonly fast: string; readonly faults: readonly string[]; readonly slow: string; readonly slowFaults: readonly string[] }) => `${a.fast} ${inWords(a.faults)}, আর ${a.slow} ${inWords(a.slowFaults)}।`,
  kamboola: (a: { readonly moon: string; readonly partners: readonly PlanetName[]; readonly pair: readonly PlanetName[] }) => `${a.moon} ইত্থশালে আছে ${planetsInWords(a.partners)} গ্রহের সঙ্গে এবং ${planetsInWords(a.pair)} গ্রহের ইত্থশালে যোগ দেয়।`,
  gairiKamboola: (a: { readonly moon: string; readonly sign: string; readonly reached: readonly PlanetName[]; readonly pair: readonly PlanetName[] }) => `${a.moon} ${named(a.sign)} রাশির শুরু থেকে ${planetsInWords(a.reached)} গ্রহে পৌঁছায় এবং ${planetsInWords(a.pair)} গ্রহের ইত্থশালে যোগ দেয়।`,
  tambira: (a: { readonly fast: string; readonly sign: string; readonly slow: string }) => `${a.fast} কোনো ইত্থশালে নেই, কিন্তু ${named(a.sign)} রাশির শুরু থেকে এখানে পৌঁছায়: ${a.slow}।`,
  khallasara: (a: { readonly lord: string; readonly moon: string; readonly other: string }) => `লগ্নেশ ${a.lord} আছে এই দুটির মাঝে: ${a.moon} ও ${a.other}। কোনোটির সঙ্গেই তা ইত্থশালে নেই।`,
  kutta: (a: { readonly rising: string; readonly helper: string }) => `${a.rising} লগ্নে আছে, আর তাতে দৃষ্টি দেয় ${a.helper}। দ্বিতীয়টি নিজের বা তুঙ্গ রাশিতে আছে।`,
  ithasala: (a: { readonly fast: string; readonly slow: string; readonly aspect: 'conjunction' | 'none' | 'opposition' | 'semisextile' | 'sextile' | 'square' | 'trine' }) => `${a.fast} ও ${a.slow} ${a.aspect === 'conjunction' ? `যুতিতে আছে` : a.aspect === 'opposition' ? `সম্মুখ দৃষ্টিতে আছে` : a.aspect === 'trine' ? `ত্রিকোণ দৃষ্টিতে আছে` : a.aspect === 'sextile' ? `ত্রি-একাদশ দৃষ্টিতে আছে` : a.aspect === 'square' ? `কেন্দ্র দৃষ্টিতে আছে` : a.aspect === 'semisextile' ? `দ্বি-দ্বাদশ দৃষ্টিতে আছে` : `কোনো দৃষ্টিতে নেই`} এবং একই অংশে আসছে।`,
  eesarpha: (a: { readonly fast: string; readonly slow: string; readonly aspect: 'conjunction' | 'none' | 'opposition' | 'semisextile' | 'sextile' | 'square' | 'trine' }) => `${a.fast} ও ${a.slow} ${a.aspect === 'conjunction' ? `যুতিতে আছে` : a.aspect === 'opposition' ? `সম্মুখ দৃষ্টিতে আছে` : a.aspect === 'trine' ? `ত্রিকোণ দৃষ্টিতে আছে` : a.aspect === 'sextile' ? `ত্রি-একাদশ দৃষ্টিতে আছে` : a.aspect === 'square' ? `কেন্দ্র দৃষ্টিতে আছে` : a.aspect === 'semisextile' ? `দ্বি-দ্বাদশ দৃষ্টিতে আছে` : `কোনো দৃষ্টিতে নেই`} এবং পরস্পর থেকে দূরে সরছে।`,
  linkedByThird: (a: { readonly fast: string; readonly slow: string; readonly third: string }) => `${a.fast} ও ${a.slow} পরস্পরকে দেখে না। ${a.third} দুটির সঙ্গেই ইত্থশালে আছে।`,
  manau: (a: { readonly malefic: string; readonly fast: string; readonly slow: PlanetName }) => `${a.malefic} নিজের দীপ্তাংশের মধ্যে পায় এটিকে: ${a.fast}, এবং ${planetInWords(a.slow)} গ্রহের সঙ্গে ইত্থশাল কাটে।`,
};
