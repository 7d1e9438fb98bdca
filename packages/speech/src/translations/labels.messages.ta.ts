// Written by npm run generate from labels.messages.ta.json: change that file.

export const messages = {
  lagna: () => `லக்னம்`,
  moon: () => `சந்திரன்`,
  sun: () => `சூரியன்`,
};
