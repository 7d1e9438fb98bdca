// Written by npm run generate from gochara.messages.mr.json: change that file.
import { type PlanetName, named, numberInWords } from '@cuspal/speech';

export const messages = {
  inJanmaStar: () => `जन्मनक्षत्रात`,
  inLagnaSign: () => `लग्नराशीत`,
  inSignFromMoon: (a: { readonly house: number }) => `चंद्रापासून राशी ${numberInWords(a.house)} मध्ये`,
  wholeEclipse: (a: { readonly type: string }) => `${a.type === 'TOTAL' ? `खग्रास` : a.type === 'ANNULAR' ? `कंकणाकृती` : a.type === 'HYBRID' ? `संकरित` : a.type === 'PARTIAL' ? `खंडग्रास` : a.type === 'PENUMBRAL' ? `छायाकल्प` : `${a.type}`} ग्रहण`,
  visibleAtBirthPlace: () => `जन्मस्थानी दिसते`,
  keptWithinHundred: () => `० ते १०० मध्ये ठेवले`,
  contact: (a: { readonly point: string; readonly aspect: 'conjunction' | 'opposition' }) => `${named(a.point)} ${a.aspect === 'conjunction' ? `युती` : `सम्मुख`}`,
  bindusEase: (a: { readonly sign: string; readonly own: number; readonly all: number }) => `${named(a.sign)} राशीत शनीचे ${numberInWords(a.own)} बिंदू आणि एकूण ${numberInWords(a.all)} आहेत.`,
  saturnYogaKaraka: () => `शनी जन्मकुंडलीचा योगकारक आहे.`,
  saturnStrongAtBirth: () => `शनी जन्मकुंडलीत स्वराशीत किंवा उच्च आहे.`,
  phaseIs: (a: { readonly phase: string }) => `टप्पा ${a.phase === 'Vraya' ? `पहिला आहे` : a.phase === 'Janma' ? `दुसरा आहे` : a.phase === 'Patha' ? `तिसरा आहे` : a.phase === 'Ashtama' ? `अष्टम शनीचा आहे` : `${named(a.phase)} आहे`}.`,
  fewBindus: (a: { readonly sign: string; readonly bindus: number }) => `${named(a.sign)} राशीत शनीचे ${a.bindus === 0 ? `बिंदू नाहीत` : a.bindus === 1 ? `फक्त १ बिंदू आहे` : `फक्त ${numberInWords(a.bindus)} बिंदू आहेत`}.`,
  phase: (a: { readonly phase: string }) => `${a.phase === 'Vraya' ? `पहिला टप्पा` : a.phase === 'Janma' ? `दुसरा टप्पा` : a.phase === 'Patha' ? `तिसरा टप्पा` : a.phase === 'Ashtama' ? `अष्टम शनी` : `टप्पा ${named(a.phase)}`}`,
  starLordHarms: (a: { readonly lord: PlanetName; readonly level: string }) => `नक्षत्रस्वामी ${named(a.lord)} ${a.level} वर ६, ८ किंवा १२ चा कारक`,
  subLordGains: (a: { readonly lord: PlanetName }) => `उपस्वामी ${named(a.lord)} फक्त २, ६, १०, ११ चा कारक`,
  subLordHarms: (a: { readonly lord: PlanetName }) => `उपस्वामी ${named(a.lord)} ६, ८ किंवा १२ चा कारक, १, ५, ११ पैकी एकाचाही नाही`,
  subLordHarmsAndHelps: (a: { readonly lord: PlanetName }) => `उपस्वामी ${named(a.lord)} ६, ८ किंवा १२ आणि १, ५ किंवा ११ चा कारक`,
  subLordSaturn: () => `उपस्वामी शनी: सर्वोच्च`,
  subLordJupiter: () => `उपस्वामी गुरू: दिलासा`,
  subLordRahu: () => `व्ययात उपस्वामी राहू: व्यत्यय`,
  noSound: (a: { readonly field: string; readonly text: string; readonly sounds: string }) => `${a.field} मध्ये "${a.text}" आहे, जो चक्रातील ध्वनी नाही. नावाचा पहिला ध्वनी यांपैकी एक वापरा: ${a.sounds}.`,
};
