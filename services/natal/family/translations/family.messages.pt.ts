// Written by npm run generate from family.messages.pt.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  fatherFromNine: () => `O pai se lê por 9, como faz Krishnamurti, mas outros tomam 10.`,
  laterChildren: () => `O segundo e o terceiro filho ou filha se leem só onde há promessa de filhos, ou por seu nome.`,
  askForReason: () => `Peça um só parente para ter sua razão em palavras.`,
  noDashaNow: () => `Nenhuma dasha deste nascimento está em curso agora, por isso nenhum regente em curso é listado.`,
  whatPanelSays: () => `Este painel diz como os parentes estão na vida da pessoa nascida, mas seus próprios mapas decidem. A saúde e a duração da vida não se leem, e o bem-estar de um filho ou filha fica de fora.`,
  nextPartner: () => `Descreve o par com mais detalhe.`,
  relativeRead: (a: { readonly relative: string; readonly house: number; readonly csl: PlanetName }) => `Parente (${a.relative}): lê-se pela casa ${numberInWords(a.house)}, cujo sub-regente é ${planetInWords(a.csl)}.`,
  relativeStands: (a: { readonly means: boolean; readonly status: 'MIXED' | 'STRONG' | 'WEAK'; readonly relation: 'NEUTRAL' | 'STRAINED' | 'SUPPORTIVE' }) => `O mapa indica ${a.means ? `meios de grau` : `bem-estar e meios de grau`} ${a.status === 'STRONG' ? `forte` : a.status === 'MIXED' ? `misto` : `fraco`}, e uma relação ${a.relation === 'SUPPORTIVE' ? `de apoio` : a.relation === 'NEUTRAL' ? `neutra` : `com tensão`} com a pessoa nascida.`,
  ownChartDecides: () => `Decide o próprio mapa do parente.`,
  strongestSupport: (a: { readonly relative: string }) => `O apoio mais forte é o deste parente: ${a.relative}.`,
  mostCare: (a: { readonly relative: string }) => `O laço que pede mais cuidado é o deste parente: ${a.relative}.`,
  relationsCounted: (a: { readonly count: number; readonly supportive: number; readonly neutral: number; readonly strained: number }) => `De ${numberInWords(a.count)} parentes, o mapa indica uma relação de apoio com ${a.supportive === 0 ? `nenhum` : `${numberInWords(a.supportive)}`}, uma neutra com ${a.neutral === 0 ? `nenhum` : `${numberInWords(a.neutral)}`} e uma com tensão com ${a.strained === 0 ? `nenhum` : `${numberInWords(a.strained)}`}.`,
  relation: (a: { readonly relation: string; readonly name: string }) => `${a.relation === 'spouse' ? `cônjuge` : a.relation === 'father' ? `pai` : a.relation === 'mother' ? `mãe` : a.relation === 'younger_sibling' ? `irmão ou irmã mais jovem` : a.relation === 'elder_sibling' ? `irmão ou irmã mais velha` : a.relation === 'first_child' ? `primeiro filho ou filha` : a.relation === 'second_child' ? `segundo filho ou filha` : a.relation === 'third_child' ? `terceiro filho ou filha` : a.relation === 'maternal_uncle' ? `tio materno` : a.relation === 'paternal_uncle' ? `tio paterno` : a.relation === 'friend' ? `amizade` : a.relation === 'grandfather_paternal' ? `avô paterno` : a.relation === 'grandfather_maternal' ? `avô materno` : a.relation === 'in_law_father' ? `sogro` : a.relation === 'in_law_mother' ? `sogra` : `${named(a.name)}`}`,
};
