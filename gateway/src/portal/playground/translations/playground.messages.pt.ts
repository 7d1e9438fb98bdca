// Written by npm run generate from playground.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  title: () => `Testar as ferramentas`,
  lead: (a: { readonly count: number; readonly ofProject: boolean }) => `Pergunte sobre um nascimento, ou execute qualquer uma das ${numberInWords(a.count)} ferramentas, com ${a.ofProject ? `a cota deste projeto` : `sua própria cota`}. <a>Como funciona (em inglês)</a>`,
  publicLead: (a: { readonly count: number; readonly calls: number }) => `Pergunte sobre um nascimento, ou execute qualquer uma das ${numberInWords(a.count)} ferramentas, sem entrar: ${numberInWords(a.calls)} chamadas por hora. <b>Entre</b> para ter uma cota própria. <a>Como funciona (em inglês)</a>`,
  inEnglish: () => `O que as ferramentas dizem de si mesmas e de seus campos está em inglês.`,
  noScript: () => `Esta página precisa de um script, e os scripts estão desativados neste navegador.`,
  demoUsedUp: () => `A demonstração se esgotou por esta hora. Entre para continuar.`,
  demoClosed: () => `A demonstração está fechada no momento. Entre para continuar.`,
  demoBusy: () => `Muitas pessoas testam a demonstração no momento. Tente de novo em um segundo, ou entre para continuar.`,
  askedTooMuch: (a: { readonly seconds: number }) => `Pediu-se demais a partir deste endereço. Tente de novo em ${numberInWords(a.seconds)} s.`,
};
