// Written by npm run generate from labels.messages.mr.json: change that file.

export const messages = {
  lagna: () => `लग्न`,
  moon: () => `चंद्र`,
  sun: () => `सूर्य`,
};
