// Written by npm run generate from subprocessors.messages.pt.json: change that file.
import { dayInWords } from '@cuspal/speech';

export const messages = {
  title: () => `Suboperadores e retenção`,
  description: () => `Quem trata dados para o operador deste servidor, e por quanto tempo se guardam dados fora do programa.`,
  lead: () => `<o/> mantém este servidor e diz aqui quem trata dados em seu nome, e por quanto tempo se guardam dados fora do programa. O que o próprio programa guarda está na página <a>Privacidade</a>.`,
  unknown: () => `O operador deste servidor não disse aqui quem processa dados para ele, nem por quanto tempo ficam guardados os dados fora do programa.`,
  unsaid: () => `<o/> não disse aqui quem processa dados para si, nem por quanto tempo ficam guardados os dados fora do programa.`,
  program: () => `O que o próprio programa pode enviar a outros sistemas, e quando, está no <a>mapa de dados</a>.`,
  subprocessors: () => `Suboperadores`,
  none: () => `<o/> não tem suboperadores.`,
  name: () => `Nome`,
  purpose: () => `O que faz`,
  data: () => `Que dados tem`,
  place: () => `Onde`,
  retention: () => `Por quanto tempo os dados são guardados`,
  outside: () => `Dados`,
  kept: () => `Por quanto tempo`,
  ask: (a: { readonly on: string }) => `Perguntas vão para <m/>. Esta página foi alterada pela última vez em ${dayInWords(a.on)}.`,
};
