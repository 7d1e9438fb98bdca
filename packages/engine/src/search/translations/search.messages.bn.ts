// Written by npm run generate from search.messages.bn.json: change that file.

export const messages = {
  tooLong: () => `এক কলে খোঁজার জন্য সময়কাল খুব লম্বা। ছোট সময়কাল চান।`,
};
