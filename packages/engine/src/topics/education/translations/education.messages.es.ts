// Written by npm run generate from education.messages.es.json: change that file.
import { type PlanetName, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  breakOutranks: (a: { readonly csl: PlanetName; readonly breakLevel: string; readonly schoolLevel: string }) => `${planetFirst(a.csl)}, sub-regente de la cúspide 4, significa las casas de una interrupción ${a.breakLevel === 'none' ? `en ningún nivel` : `en el mejor caso en ${a.breakLevel}`} y las de la escuela ${a.schoolLevel === 'none' ? `en ningún nivel` : `en el mejor caso en ${a.schoolLevel}`}. Por eso se indica una interrupción de los estudios.`,
  research: (a: { readonly csl: PlanetName }) => `${planetFirst(a.csl)}, sub-regente de la cúspide 9, promete investigación, y promete educación superior con claridad.`,
  higher: (a: { readonly csl: PlanetName; readonly research: 'no' | 'split' | 'yes' }) => `${planetFirst(a.csl)}, sub-regente de la cúspide 9, promete educación superior. ${a.research === 'yes' ? `También promete investigación, pero eso cuenta solo con una promesa clara de educación superior.` : a.research === 'split' ? `Hay indicios a favor y en contra de la investigación por igual.` : `La investigación no está prometida.`}`,
  school: (a: { readonly csl: PlanetName }) => `${planetFirst(a.csl)}, sub-regente de la cúspide 4, promete la escuela.`,
  schoolSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `Según ${planetInWords(a.csl)}, sub-regente de la cúspide 4, la escuela ${a.side === 'yes' ? `está prometida` : a.side === 'split' ? `tiene indicios a favor y en contra por igual` : `no está prometida`}.`,
  higherSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `Según ${planetInWords(a.csl)}, sub-regente de la cúspide 9, la educación superior ${a.side === 'yes' ? `está prometida` : a.side === 'split' ? `tiene indicios a favor y en contra por igual` : `no está prometida`}.`,
  breakToo: () => `También se indica una interrupción, pero no con fuerza suficiente para decidir.`,
};
