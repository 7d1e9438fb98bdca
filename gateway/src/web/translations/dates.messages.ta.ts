// Written by npm run generate from dates.messages.ta.json: change that file.
import { pluralOf } from '@cuspal/speech';

export const messages = {
  calls: (a: { readonly count: number; readonly shown: string }) => `${pluralOf('ta', a.count) === 'one' ? `${a.shown} அழைப்பு` : `${a.shown} அழைப்புகள்`}`,
};
