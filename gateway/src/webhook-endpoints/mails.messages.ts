// Written by npm run generate from mails.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly disabledSubject: (a: { readonly organisation: string }) => string;
  readonly disabledText: (a: { readonly organisation: string; readonly host: string; readonly page: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  disabledText: '0cc',
} as const;

const translated = catalogue<Messages>('gateway/webhook-endpoints/mails', () => say, marks, {
  'bn': () => import('./translations/mails.messages.bn.ts'),
  'es': () => import('./translations/mails.messages.es.ts'),
  'hi': () => import('./translations/mails.messages.hi.ts'),
  'mr': () => import('./translations/mails.messages.mr.ts'),
  'pt': () => import('./translations/mails.messages.pt.ts'),
  'ta': () => import('./translations/mails.messages.ta.ts'),
  'te': () => import('./translations/mails.messages.te.ts'),
});

export const say: Messages = {
  disabledSubject: (a) => translated()?.disabledSubject?.(a) ?? `A webhook of ${a.organisation} is disabled`,
  disabledText: (a) => translated()?.disabledText?.(a) ?? `Nothing has arrived at the webhook endpoint of ${a.organisation} at ${a.host} for three days, or it has answered that it is gone. It is sent nothing more.

What you can do:

- Mend the endpoint, so that it answers with a status from 200 to 299 within fifteen seconds.
- Save it on the page of the organisation, which turns it on again: ${a.page}
- Send again there what has not arrived. It is kept for thirty days.`,
};
