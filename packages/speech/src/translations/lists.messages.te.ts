// Written by npm run generate from lists.messages.te.json: change that file.

export const messages = {
  none: () => `ఏమీ లేదు`,
};
