// Written by npm run generate from search.messages.te.json: change that file.

export const messages = {
  tooLong: () => `ఒకే కాల్‌లో వెతకడానికి ఈ కాలం చాలా ఎక్కువ. తక్కువ కాలం అడగండి.`,
};
