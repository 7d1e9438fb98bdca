// Written by npm run generate from key-faults.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `Uma chave precisa de um nome de 1 a ${numberInWords(a.most)} caracteres.`,
  limit: (a: { readonly limit: number }) => `Uma conta pode ter ${numberInWords(a.limit)} chaves ativas: revogue uma antes de criar outra.`,
  monthlyCalls: (a: { readonly calls: number; readonly most: number }) => `Uma chave não pode ter ${numberInWords(a.calls)} chamadas por mês: sua conta tem ${numberInWords(a.most)} chamadas por mês. Dê no máximo isso, ou deixe a parte vazia.`,
  rate: (a: { readonly rate: number; readonly most: number }) => `Uma chave não pode ter ${numberInWords(a.rate)} solicitações por segundo: sua conta tem ${numberInWords(a.most)} por segundo. Dê no máximo isso, ou deixe a parte vazia.`,
  share: (a: { readonly share: number; readonly least: number; readonly most: number }) => `${numberInWords(a.share)} não é uma parte de uma chave: dê um número inteiro de ${numberInWords(a.least)} a ${numberInWords(a.most)}.`,
  entries: (a: { readonly most: number; readonly field: string; readonly count: number }) => `Uma chave tem no máximo ${numberInWords(a.most)} ${a.field === 'addressRanges' ? `intervalos de endereços` : a.field === 'allowedOrigins' ? `origens` : a.field === 'toolsets' ? `conjuntos de ferramentas` : `entradas`}, e aqui há ${numberInWords(a.count)}.`,
  range: (a: { readonly shown: string; readonly first: string; readonly second: string }) => `${a.shown} não é um intervalo de endereços: escreva ${a.first}, ${a.second} ou um endereço; um endereço IPv4 como tal, não dentro de IPv6.`,
  origin: (a: { readonly shown: string; readonly example: string }) => `${a.shown} não é uma origem de páginas: escreva ${a.example}, sem caminho; http é só para localhost.`,
  toolset: (a: { readonly shown: string; readonly known: string }) => `${a.shown} não é um conjunto de ferramentas. Existem ${a.known}.`,
  rotated: (a: { readonly hint: string }) => `Enquanto isso a chave recebeu um segredo novo, que termina em ${a.hint}. Se você não o copiou, peça de novo.`,
  expired: () => `A chave expirou, e um segredo novo também seria recusado: crie uma chave nova.`,
  ownerNeeded: () => `Uma organização precisa de um proprietário: torne antes outro membro proprietário.`,
  ownsAlone: (a: { readonly names: string }) => `Só esta pessoa é proprietária de ${a.names}. Torne ali outro membro proprietário, ou exclua a organização, e tente de novo.`,
};
