// Written by npm run generate from dates.messages.es.json: change that file.
import { pluralOf } from '@cuspal/speech';

export const messages = {
  calls: (a: { readonly count: number; readonly shown: string }) => `${pluralOf('es', a.count) === 'one' ? `${a.shown} llamada` : `${a.shown} llamadas`}`,
};
