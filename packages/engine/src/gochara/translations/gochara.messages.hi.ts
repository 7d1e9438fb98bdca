// Written by npm run generate from gochara.messages.hi.json: change that file.
import { type PlanetName, named, numberInWords } from '@cuspal/speech';

export const messages = {
  inJanmaStar: () => `जन्म नक्षत्र में`,
  inLagnaSign: () => `लग्न राशि में`,
  inSignFromMoon: (a: { readonly house: number }) => `चंद्रमा से राशि ${numberInWords(a.house)} में`,
  wholeEclipse: (a: { readonly type: string }) => `${a.type === 'TOTAL' ? `पूर्ण` : a.type === 'ANNULAR' ? `वलयाकार` : a.type === 'HYBRID' ? `मिश्र` : a.type === 'PARTIAL' ? `आंशिक` : a.type === 'PENUMBRAL' ? `उपच्छाया` : `${a.type}`} ग्रहण`,
  visibleAtBirthPlace: () => `जन्म स्थान पर दृश्य`,
  keptWithinHundred: () => `0 से 100 के भीतर रखा गया`,
  contact: (a: { readonly point: string; readonly aspect: 'conjunction' | 'opposition' }) => `${named(a.point)} से ${a.aspect === 'conjunction' ? `युति` : `सम्मुख दृष्टि`}`,
  bindusEase: (a: { readonly sign: string; readonly own: number; readonly all: number }) => `${named(a.sign)} में शनि के ${numberInWords(a.own)} और कुल ${numberInWords(a.all)} बिंदु हैं।`,
  saturnYogaKaraka: () => `जन्म कुंडली में शनि योगकारक है।`,
  saturnStrongAtBirth: () => `जन्म कुंडली में शनि स्वराशि या उच्च का है।`,
  phaseIs: (a: { readonly phase: string }) => `चरण: ${a.phase === 'Vraya' ? `पहला` : a.phase === 'Janma' ? `दूसरा` : a.phase === 'Patha' ? `तीसरा` : a.phase === 'Ashtama' ? `अष्टम शनि` : `${named(a.phase)}`}।`,
  fewBindus: (a: { readonly sign: string; readonly bindus: number }) => `${named(a.sign)} में शनि ${a.bindus === 0 ? `का कोई बिंदु नहीं है` : a.bindus === 1 ? `का केवल 1 बिंदु है` : `के केवल ${numberInWords(a.bindus)} बिंदु हैं`}।`,
  phase: (a: { readonly phase: string }) => `${a.phase === 'Vraya' ? `पहला चरण` : a.phase === 'Janma' ? `दूसरा चरण` : a.phase === 'Patha' ? `तीसरा चरण` : a.phase === 'Ashtama' ? `अष्टम शनि` : `चरण ${named(a.phase)}`}`,
  starLordHarms: (a: { readonly lord: PlanetName; readonly level: string }) => `नक्षत्र-स्वामी ${named(a.lord)} 6, 8 या 12 पर, ${a.level} पर`,
  subLordGains: (a: { readonly lord: PlanetName }) => `उप-स्वामी ${named(a.lord)} केवल 2, 6, 10, 11 पर`,
  subLordHarms: (a: { readonly lord: PlanetName }) => `उप-स्वामी ${named(a.lord)} 6, 8 या 12 पर और 1, 5, 11 में से किसी पर नहीं`,
  subLordHarmsAndHelps: (a: { readonly lord: PlanetName }) => `उप-स्वामी ${named(a.lord)} 6, 8 या 12 पर और 1, 5 या 11 पर भी`,
  subLordSaturn: () => `उप-स्वामी शनि: चरम`,
  subLordJupiter: () => `उप-स्वामी बृहस्पति: राहत`,
  subLordRahu: () => `पहले चरण में उप-स्वामी राहु: व्यवधान`,
  noSound: (a: { readonly field: string; readonly text: string; readonly sounds: string }) => `${a.field} में "${a.text}" है, जो चक्र की ध्वनि नहीं है। नाम की पहली ध्वनि लिखें, इनमें से एक: ${a.sounds}।`,
};
