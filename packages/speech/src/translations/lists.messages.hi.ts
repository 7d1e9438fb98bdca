// Written by npm run generate from lists.messages.hi.json: change that file.

export const messages = {
  none: () => `किसी का नहीं`,
};
