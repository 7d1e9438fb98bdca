// Written by npm run generate from base.messages.ta.json: change that file.

export const messages = {
  concerns: (a: { readonly who: string }) => `இது ${a.who === 'FIRST' ? `முதல் நபர்` : a.who === 'RIVAL' ? `போட்டியாளர்` : `${a.who}`} பற்றியது.`,
};
