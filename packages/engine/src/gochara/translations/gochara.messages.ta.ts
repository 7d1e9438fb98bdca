// Written by npm run generate from gochara.messages.ta.json: change that file.
import { type PlanetName, named, numberInWords, pluralOf, signBefore } from '@cuspal/speech';

export const messages = {
  inJanmaStar: () => `ஜென்ம நட்சத்திரத்தில்`,
  inLagnaSign: () => `லக்ன ராசியில்`,
  inSignFromMoon: (a: { readonly house: number }) => `சந்திரனுக்கு ${numberInWords(a.house)}-ஆம் ராசியில்`,
  wholeEclipse: (a: { readonly type: string }) => `${a.type === 'TOTAL' ? `முழு` : a.type === 'ANNULAR' ? `கங்கண` : a.type === 'HYBRID' ? `கலப்பு` : a.type === 'PARTIAL' ? `பகுதி` : a.type === 'PENUMBRAL' ? `புறநிழல்` : `${a.type}`} கிரகணம்`,
  visibleAtBirthPlace: () => `பிறந்த இடத்தில் தெரியும்`,
  keptWithinHundred: () => `0 முதல் 100 வரை வரம்புக்குள் வைக்கப்பட்டது`,
  contact: (a: { readonly point: string; readonly aspect: 'conjunction' | 'opposition' }) => `${named(a.point)} ${a.aspect === 'conjunction' ? `சேர்க்கை` : `எதிர் பார்வை`}`,
  bindusEase: (a: { readonly sign: string; readonly own: number; readonly all: number }) => `${signBefore(a.sign)} ராசியில் சனியின் பரல்கள் ${numberInWords(a.own)}, மொத்தம் ${numberInWords(a.all)}.`,
  saturnYogaKaraka: () => `பிறப்பு ஜாதகத்தில் சனி யோக காரகர்.`,
  saturnStrongAtBirth: () => `பிறப்பு ஜாதகத்தில் சனி ஆட்சி அல்லது உச்சம்.`,
  phaseIs: (a: { readonly phase: string }) => `கட்டம்: ${a.phase === 'Vraya' ? `முதல்` : a.phase === 'Janma' ? `இரண்டாம்` : a.phase === 'Patha' ? `மூன்றாம்` : a.phase === 'Ashtama' ? `அஷ்டமச் சனி` : `${named(a.phase)}`}.`,
  fewBindus: (a: { readonly sign: string; readonly bindus: number }) => `${signBefore(a.sign)} ராசியில் சனிக்கு ${a.bindus === 0 ? `பரல் இல்லை` : pluralOf('ta', a.bindus) === 'one' ? `1 பரல் மட்டுமே` : `${numberInWords(a.bindus)} பரல்கள் மட்டுமே`}.`,
  phase: (a: { readonly phase: string }) => `${a.phase === 'Vraya' ? `முதல் கட்டம்` : a.phase === 'Janma' ? `இரண்டாம் கட்டம்` : a.phase === 'Patha' ? `மூன்றாம் கட்டம்` : a.phase === 'Ashtama' ? `அஷ்டமச் சனி` : `கட்டம் ${named(a.phase)}`}`,
  starLordHarms: (a: { readonly lord: PlanetName; readonly level: string }) => `நட்சத்திராதிபதி ${named(a.lord)} 6, 8 அல்லது 12-இல், ${a.level}`,
  subLordGains: (a: { readonly lord: PlanetName }) => `உப நட்சத்திராதிபதி ${named(a.lord)} 2, 6, 10, 11-இல் மட்டும்`,
  subLordHarms: (a: { readonly lord: PlanetName }) => `உப நட்சத்திராதிபதி ${named(a.lord)} 6, 8 அல்லது 12-இல், 1, 5, 11 எதிலும் இல்லை`,
  subLordHarmsAndHelps: (a: { readonly lord: PlanetName }) => `உப நட்சத்திராதிபதி ${named(a.lord)} 6, 8 அல்லது 12-இல், 1, 5 அல்லது 11-இலும்`,
  subLordSaturn: () => `உப நட்சத்திராதிபதி சனி: மிக வலுவான கட்டம்`,
  subLordJupiter: () => `உப நட்சத்திராதிபதி குரு: தணிவு`,
  subLordRahu: () => `முதல் கட்டத்தில் உப நட்சத்திராதிபதி ராகு: இடையூறு`,
  noSound: (a: { readonly field: string; readonly text: string; readonly sounds: string }) => `${a.field} கொண்ட "${a.text}" சக்கரத்தின் ஒலி அல்ல. பெயரின் முதல் ஒலியைப் பயன்படுத்தவும், இவற்றில் ஒன்று: ${a.sounds}.`,
};
