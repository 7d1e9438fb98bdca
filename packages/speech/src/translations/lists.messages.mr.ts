// Written by npm run generate from lists.messages.mr.json: change that file.

export const messages = {
  none: () => `एकही नाही`,
};
