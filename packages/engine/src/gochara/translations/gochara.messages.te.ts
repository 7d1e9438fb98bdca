// Written by npm run generate from gochara.messages.te.json: change that file.
import { type PlanetName, named, numberInWords, pluralOf, signBefore } from '@cuspal/speech';

export const messages = {
  inJanmaStar: () => `జన్మ నక్షత్రంలో`,
  inLagnaSign: () => `లగ్న రాశిలో`,
  inSignFromMoon: (a: { readonly house: number }) => `చంద్రుడి నుంచి ${numberInWords(a.house)}వ రాశిలో`,
  wholeEclipse: (a: { readonly type: string }) => `${a.type === 'TOTAL' ? `సంపూర్ణ` : a.type === 'ANNULAR' ? `కంకణ` : a.type === 'HYBRID' ? `సంకర` : a.type === 'PARTIAL' ? `పాక్షిక` : a.type === 'PENUMBRAL' ? `ఉపచ్ఛాయ` : `${a.type}`} గ్రహణం`,
  visibleAtBirthPlace: () => `జన్మస్థలంలో కనిపిస్తుంది`,
  keptWithinHundred: () => `0 నుంచి 100 లోపల ఉంచినది`,
  contact: (a: { readonly point: string; readonly aspect: 'conjunction' | 'opposition' }) => `${named(a.point)} ${a.aspect === 'conjunction' ? `యుతి` : `ఎదురు దృష్టి`}`,
  bindusEase: (a: { readonly sign: string; readonly own: number; readonly all: number }) => `${signBefore(a.sign)} రాశిలో శని బిందువులు ${numberInWords(a.own)}, మొత్తం ${numberInWords(a.all)}.`,
  saturnYogaKaraka: () => `జన్మ కుండలిలో శని యోగ కారకుడు.`,
  saturnStrongAtBirth: () => `జన్మ కుండలిలో శని స్వరాశిలో లేదా ఉచ్చలో ఉంది.`,
  phaseIs: (a: { readonly phase: string }) => `ఘట్టం: ${a.phase === 'Vraya' ? `మొదటిది` : a.phase === 'Janma' ? `రెండోది` : a.phase === 'Patha' ? `మూడోది` : a.phase === 'Ashtama' ? `అష్టమ శని` : `${named(a.phase)}`}.`,
  fewBindus: (a: { readonly sign: string; readonly bindus: number }) => `${signBefore(a.sign)} రాశిలో శనికి ${a.bindus === 0 ? `బిందువు లేదు` : pluralOf('te', a.bindus) === 'one' ? `1 బిందువు మాత్రమే` : `${numberInWords(a.bindus)} బిందువులు మాత్రమే`}.`,
  phase: (a: { readonly phase: string }) => `${a.phase === 'Vraya' ? `మొదటి ఘట్టం` : a.phase === 'Janma' ? `రెండో ఘట్టం` : a.phase === 'Patha' ? `మూడో ఘట్టం` : a.phase === 'Ashtama' ? `అష్టమ శని` : `ఘట్టం ${named(a.phase)}`}`,
  starLordHarms: (a: { readonly lord: PlanetName; readonly level: string }) => `నక్షత్రాధిపతి ${named(a.lord)} 6, 8 లేదా 12లో, ${a.level}`,
  subLordGains: (a: { readonly lord: PlanetName }) => `ఉప అధిపతి ${named(a.lord)} 2, 6, 10, 11లో మాత్రమే`,
  subLordHarms: (a: { readonly lord: PlanetName }) => `ఉప అధిపతి ${named(a.lord)} 6, 8 లేదా 12లో, 1, 5, 11లో దేనిలోనూ లేదు`,
  subLordHarmsAndHelps: (a: { readonly lord: PlanetName }) => `ఉప అధిపతి ${named(a.lord)} 6, 8 లేదా 12లో, 1, 5 లేదా 11లో కూడా`,
  subLordSaturn: () => `ఉప అధిపతి శని: శిఖరం`,
  subLordJupiter: () => `ఉప అధిపతి గురుడు: ఉపశమనం`,
  subLordRahu: () => `మొదటి ఘట్టంలో ఉప అధిపతి రాహువు: ఆటంకం`,
  noSound: (a: { readonly field: string; readonly text: string; readonly sounds: string }) => `${a.field} లో "${a.text}" ఉంది, అది చక్రంలోని శబ్దం కాదు. పేరులోని మొదటి శబ్దం వాడండి, వీటిలో ఒకటి: ${a.sounds}.`,
};
