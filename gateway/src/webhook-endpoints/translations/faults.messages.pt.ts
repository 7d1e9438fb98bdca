// Written by npm run generate from faults.messages.pt.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  tooLong: (a: { readonly length: string; readonly most: number }) => `O endereço tem ${digitsInWords(a.length)} caracteres: dê um de no máximo ${numberInWords(a.most)}.`,
  notPublic: (a: { readonly example: string }) => `O endereço precisa ser https em sua porta padrão, sem nome de usuário nem senha, como ${a.example}.`,
  noEvent: (a: { readonly named: string; readonly known: string }) => `Não há nenhum evento ${a.named}. Existem ${a.known}.`,
  most: (a: { readonly most: number }) => `Uma organização tem no máximo ${numberInWords(a.most)} webhooks: remova um antes.`,
  taken: () => `A organização já tem um webhook neste endereço: altere esse.`,
  otherNumber: (a: { readonly has: string; readonly next: string }) => `O webhook tem o segredo ${digitsInWords(a.has)}: peça ${digitsInWords(a.next)} para ter outro.`,
  changed: () => `O segredo foi mudado há um momento: veja de novo.`,
  disabled: () => `O webhook está desativado: salve-o antes de novo, o que o ativa.`,
};
