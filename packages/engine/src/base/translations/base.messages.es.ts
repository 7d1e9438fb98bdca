// Written by npm run generate from base.messages.es.json: change that file.

export const messages = {
  concerns: (a: { readonly who: string }) => `Se trata de ${a.who === 'FIRST' ? `la primera persona` : a.who === 'RIVAL' ? `la persona rival` : `${a.who}`}.`,
};
