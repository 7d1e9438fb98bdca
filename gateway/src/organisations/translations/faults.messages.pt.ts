// Written by npm run generate from faults.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly what: string; readonly most: number }) => `${a.what === 'organisation' ? `A organização` : a.what === 'project' ? `O projeto` : `${a.what}`} precisa de um nome de 1 a ${numberInWords(a.most)} caracteres.`,
  hasProjects: () => `A organização tem projetos: exclua-os ou transfira-os antes.`,
  mostMemberships: (a: { readonly most: number }) => `Uma pessoa pode estar em ${numberInWords(a.most)} organizações: saia antes de uma.`,
  mostProjects: (a: { readonly most: number }) => `Uma organização tem no máximo ${numberInWords(a.most)} projetos: exclua ou transfira um antes.`,
  nameTaken: () => `A organização tem um projeto com este nome: escolha outro nome.`,
  mostMembers: (a: { readonly most: number }) => `Uma organização tem no máximo ${numberInWords(a.most)} membros: um proprietário precisa remover um antes.`,
  noAddress: (a: { readonly example: string }) => `Não se pode escrever a este endereço de e-mail. Ele deve ter a forma ${a.example}.`,
  notSent: () => `A mensagem não pôde ser enviada. Confira o endereço, ou tente mais tarde.`,
  tooMany: () => `Convites demais foram enviados ultimamente.`,
  mostInvitations: (a: { readonly most: number }) => `Uma organização tem no máximo ${numberInWords(a.most)} convites abertos: revogue um antes.`,
  keyNameTaken: () => `Há uma chave de gestão com este nome: escolha outro nome, ou revogue antes essa chave.`,
  mostManagementKeys: (a: { readonly most: number }) => `Pode haver ${numberInWords(a.most)} chaves de gestão: revogue uma antes.`,
  life: (a: { readonly most: number; readonly days: number }) => `Uma chave vive de 1 a ${numberInWords(a.most)} dias, ou até ser revogada: ${numberInWords(a.days)} não é nem uma coisa nem outra.`,
};
