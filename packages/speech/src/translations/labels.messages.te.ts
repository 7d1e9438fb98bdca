// Written by npm run generate from labels.messages.te.json: change that file.

export const messages = {
  lagna: () => `లగ్నం`,
  moon: () => `చంద్రుడు`,
  sun: () => `సూర్యుడు`,
};
