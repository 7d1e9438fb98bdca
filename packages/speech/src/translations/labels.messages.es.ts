// Written by npm run generate from labels.messages.es.json: change that file.

export const messages = {
  lagna: () => `lagna`,
  moon: () => `luna`,
  sun: () => `sol`,
};
