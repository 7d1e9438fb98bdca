// Written by npm run generate from search.messages.pt.json: change that file.

export const messages = {
  tooLong: () => `O período é longo demais para buscar em uma chamada. Peça um mais curto.`,
};
