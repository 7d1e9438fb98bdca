// Written by npm run generate from lists.messages.es.json: change that file.

export const messages = {
  none: () => `ninguno`,
};
