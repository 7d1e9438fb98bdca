// Written by npm run generate from labels.messages.pt.json: change that file.

export const messages = {
  lagna: () => `lagna`,
  moon: () => `lua`,
  sun: () => `sol`,
};
