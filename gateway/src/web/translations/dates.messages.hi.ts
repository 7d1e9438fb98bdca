// Written by npm run generate from dates.messages.hi.json: change that file.
import { pluralOf } from '@cuspal/speech';

export const messages = {
  calls: (a: { readonly count: number; readonly shown: string }) => `${pluralOf('hi', a.count) === 'one' ? `${a.shown} कॉल` : `${a.shown} कॉल`}`,
};
