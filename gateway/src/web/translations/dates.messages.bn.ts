// Written by npm run generate from dates.messages.bn.json: change that file.
import { pluralOf } from '@cuspal/speech';

export const messages = {
  calls: (a: { readonly count: number; readonly shown: string }) => `${pluralOf('bn', a.count) === 'one' ? `${a.shown}টি কল` : `${a.shown}টি কল`}`,
};
