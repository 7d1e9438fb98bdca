// Written by npm run generate from lists.messages.bn.json: change that file.

export const messages = {
  none: () => `কিছু নেই`,
};
