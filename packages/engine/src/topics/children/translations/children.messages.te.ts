// Written by npm run generate from children.messages.te.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords, planetNames, pluralOf } from '@cuspal/speech';

export const messages = {
  jupiterNotRead: () => `2399 తర్వాత గురుడిని చూడరు.`,
  fifthSubLord: (a: { readonly lord: string }) => `5వ కస్ప్ ఉప అధిపతి ${a.lord}.`,
  fifthInStar: (a: { readonly csl: PlanetName; readonly starLord: string }) => `5వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)}, అది ${a.starLord} నక్షత్రంలో ఉంది.`,
  starLordRetrograde: (a: { readonly csl: PlanetName; readonly inside: boolean; readonly starLord: PlanetName }) => `5వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)} నక్షత్రాధిపతి ${a.inside ? `${planetInWords(a.starLord)}` : `${planetFirst(a.starLord)}`} జనన సమయంలో వక్రం.`,
  partialDenial: (a: { readonly csl: PlanetName; readonly count: number; readonly held: string }) => `5వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)} మూడు వ్యతిరేక భావాలు 1, 4, 10లో ${numberInWords(a.count)} సూచిస్తుంది, ${a.held}.`,
  nodesInFifth: (a: { readonly nodes: readonly PlanetName[] }) => `5వ భావంలో ${planetNames(a.nodes)} ${pluralOf('te', a.nodes.length) === 'one' ? `ఉంది` : `ఉన్నాయి`}.`,
  signOf: (a: { readonly part: 'CUSP' | 'STAR_LORD' | 'SUB_LORD'; readonly planet: PlanetName }) => `${a.part === 'CUSP' ? `5వ కస్ప్` : a.part === 'SUB_LORD' ? `ఉప అధిపతి ${named(a.planet)}` : `ఉప అధిపతి నక్షత్రాధిపతి ${named(a.planet)}`}`,
};
