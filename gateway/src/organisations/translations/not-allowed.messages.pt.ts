// Written by npm run generate from not-allowed.messages.pt.json: change that file.

export const messages = {
  role: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `${a.role === 'owner' ? `propriedade` : a.role === 'developer' ? `desenvolvimento` : a.role === 'billing' ? `cobrança` : `leitura`}`,
  notAllowed: (a: { readonly role: string; readonly roles: string }) => `Sua função ali é ${a.role}, e isto exige ${a.roles}. Peça essa função a um proprietário.`,
};
