// Written by npm run generate from base.messages.pt.json: change that file.

export const messages = {
  concerns: (a: { readonly who: string }) => `Trata-se ${a.who === 'FIRST' ? `da primeira pessoa` : a.who === 'RIVAL' ? `da pessoa rival` : `de ${a.who}`}.`,
};
