// Written by npm run generate from faults.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  issuer: (a: { readonly example: string }) => `O emissor não é um endereço https sem porta e consulta. Escreva-o como o provedor o mostra, por exemplo ${a.example}.`,
  clientId: (a: { readonly most: number }) => `O identificador do cliente tem de 1 a ${numberInWords(a.most)} caracteres sem espaços. Copie-o do provedor.`,
  clientSecret: (a: { readonly most: number }) => `O segredo do cliente tem de 1 a ${numberInWords(a.most)} caracteres sem espaços. Copie-o do provedor.`,
  newSecret: () => `Um provedor ou cliente novo precisa de seu segredo. Copie-o do provedor.`,
  claim: (a: { readonly claim: string; readonly first: string; readonly second: string }) => `${a.claim} não é o nome de um claim, como ${a.first} ou ${a.second}.`,
  groups: (a: { readonly most: number }) => `No máximo ${numberInWords(a.most)} grupos dão funções: omita alguns.`,
  groupName: (a: { readonly most: number }) => `O nome de um grupo tem de 1 a ${numberInWords(a.most)} caracteres.`,
  groupTwice: (a: { readonly group: string }) => `O grupo ${a.group} tem duas funções: omita uma delas.`,
  hours: (a: { readonly most: number }) => `Uma sessão dura de 1 a ${numberInWords(a.most)} horas inteiras.`,
  domains: (a: { readonly most: number }) => `Uma organização tem no máximo ${numberInWords(a.most)} domínios: remova um antes.`,
  noAnswer: (a: { readonly domain: string }) => `Os servidores de nomes de ${a.domain} não respondem. Tente de novo em alguns minutos.`,
  ofAnother: (a: { readonly domain: string }) => `${a.domain} está verificado por outra organização. Remova-o lá antes, ou retire seu registro e espere uma semana.`,
  domain: (a: { readonly example: string }) => `Este não é um domínio de endereços de e-mail. Escreva-o como ${a.example}.`,
  scimTokens: (a: { readonly most: number }) => `Uma organização tem no máximo ${numberInWords(a.most)} tokens de SCIM: revogue um antes.`,
};
