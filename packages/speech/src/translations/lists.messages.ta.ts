// Written by npm run generate from lists.messages.ta.json: change that file.

export const messages = {
  none: () => `எதுவும் இல்லை`,
};
