// Written by npm run generate from search.messages.es.json: change that file.

export const messages = {
  tooLong: () => `El período es demasiado largo para buscar en una sola llamada. Pida uno más corto.`,
};
