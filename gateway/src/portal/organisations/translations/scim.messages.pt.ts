// Written by npm run generate from scim.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  scim: () => `Contas por SCIM`,
  about: () => `Seu provedor adiciona aqui pessoas e grupos por si só, e os retira quando saem. Os endereços precisam ser de um domínio verificado. <a>Como funciona</a>`,
  address: () => `Endereço SCIM (URL base)`,
  token: () => `Token que termina em <b/>`,
  use: (a: { readonly made: string; readonly isUsed: boolean; readonly used: string }) => `Criado em ${a.made}, ${a.isUsed ? `usado pela última vez em ${a.used}` : `ainda não usado`}.`,
  revokeAsk: (a: { readonly hint: string }) => `Revogar o token …${a.hint}`,
  revokeHint: () => `O provedor é recusado imediatamente. Os membros continuam o que são.`,
  revoke: () => `Revogar`,
  revoked: () => `O token foi revogado.`,
  make: () => `Criar um token de SCIM`,
  most: (a: { readonly most: number }) => `Pode haver ${numberInWords(a.most)} tokens, para que um tome o lugar do outro. Revogue um para criar outro.`,
  newToken: () => `Novo token de SCIM`,
  copyNow: () => `Copie o token agora. Ele é mostrado só desta vez.`,
  theToken: () => `Token`,
  keepIt: () => `Informe-o no seu provedor como token de portador. Quem o tem pode adicionar e remover pessoas da sua organização: guarde-o como uma senha.`,
  haveCopied: () => `Já copiei`,
};
