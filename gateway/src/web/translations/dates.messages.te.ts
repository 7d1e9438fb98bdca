// Written by npm run generate from dates.messages.te.json: change that file.
import { pluralOf } from '@cuspal/speech';

export const messages = {
  calls: (a: { readonly count: number; readonly shown: string }) => `${pluralOf('te', a.count) === 'one' ? `${a.shown} కాల్` : `${a.shown} కాల్‌లు`}`,
};
