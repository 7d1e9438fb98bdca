// Written by npm run generate from lists.messages.pt.json: change that file.

export const messages = {
  none: () => `nenhum`,
};
