// Written by npm run generate from dates.messages.pt.json: change that file.
import { pluralOf } from '@cuspal/speech';

export const messages = {
  calls: (a: { readonly count: number; readonly shown: string }) => `${pluralOf('pt', a.count) === 'one' ? `${a.shown} chamada` : `${a.shown} chamadas`}`,
};
