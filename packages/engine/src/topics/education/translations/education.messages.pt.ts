// Written by npm run generate from education.messages.pt.json: change that file.
import { type PlanetName, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  breakOutranks: (a: { readonly csl: PlanetName; readonly breakLevel: string; readonly schoolLevel: string }) => `${planetFirst(a.csl)}, sub-regente da cúspide 4, significa as casas de uma interrupção ${a.breakLevel === 'none' ? `em nenhum nível` : `no melhor caso em ${a.breakLevel}`} e as da escola ${a.schoolLevel === 'none' ? `em nenhum nível` : `no melhor caso em ${a.schoolLevel}`}. Por isso se indica uma interrupção dos estudos.`,
  research: (a: { readonly csl: PlanetName }) => `${planetFirst(a.csl)}, sub-regente da cúspide 9, promete pesquisa, e promete claramente educação superior.`,
  higher: (a: { readonly csl: PlanetName; readonly research: 'no' | 'split' | 'yes' }) => `${planetFirst(a.csl)}, sub-regente da cúspide 9, promete educação superior. ${a.research === 'yes' ? `Também promete pesquisa, mas isso só conta com uma promessa clara de educação superior.` : a.research === 'split' ? `Há indícios a favor da pesquisa e contra por igual.` : `A pesquisa não está prometida.`}`,
  school: (a: { readonly csl: PlanetName }) => `${planetFirst(a.csl)}, sub-regente da cúspide 4, promete a escola.`,
  schoolSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `Segundo ${planetInWords(a.csl)}, sub-regente da cúspide 4, a escola ${a.side === 'yes' ? `está prometida` : a.side === 'split' ? `tem indícios a favor e contra por igual` : `não está prometida`}.`,
  higherSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `Segundo ${planetInWords(a.csl)}, sub-regente da cúspide 9, a educação superior ${a.side === 'yes' ? `está prometida` : a.side === 'split' ? `tem indícios a favor e contra por igual` : `não está prometida`}.`,
  breakToo: () => `Também se indica uma interrupção, mas sem força bastante para decidir.`,
};
