// Written by npm run generate from lists.messages.json: change that file.
import { catalogue } from './language.ts';

type Messages = {
  readonly none: () => string;
};

const translated = catalogue<Messages>({
});

export const say: Messages = {
  none: () => translated()?.none?.() ?? `none`,
};
