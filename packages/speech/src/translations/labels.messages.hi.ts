// Written by npm run generate from labels.messages.hi.json: change that file.

export const messages = {
  lagna: () => `लग्न`,
  moon: () => `चंद्रमा`,
  sun: () => `सूर्य`,
};
