// Written by npm run generate from labels.messages.bn.json: change that file.

export const messages = {
  lagna: () => `লগ্ন`,
  moon: () => `চন্দ্র`,
  sun: () => `রবি`,
};
