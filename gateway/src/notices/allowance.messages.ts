// Written by npm run generate from allowance.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly spentSubject: () => string;
  readonly usedSubject: (a: { readonly percent: number }) => string;
  readonly usedByYou: (a: { readonly used: string; readonly allowance: string; readonly month: string }) => string;
  readonly usedByProject: (a: { readonly project: string; readonly used: string; readonly allowance: string; readonly month: string }) => string;
  readonly softSpent: (a: { readonly begins: string }) => string;
  readonly left: (a: { readonly count: number; readonly calls: string; readonly begins: string }) => string;
  readonly thenBilled: () => string;
  readonly thenPrepaid: (a: { readonly extra: string }) => string;
  readonly thenRefused: (a: { readonly count: number }) => string;
  readonly prepaidTaken: (a: { readonly extra: string; readonly begins: string }) => string;
  readonly refused: (a: { readonly begins: string }) => string;
  readonly canDo: (a: { readonly usage: string; readonly home: string }) => string;
  readonly often: (a: { readonly planned: boolean }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  spentSubject: '1',
  usedSubject: '1',
  softSpent: '04',
  often: '4',
} as const;

const translated = catalogue<Messages>('gateway/notices/allowance', () => say, marks, {
  'bn': () => import('./translations/allowance.messages.bn.ts'),
  'es': () => import('./translations/allowance.messages.es.ts'),
  'hi': () => import('./translations/allowance.messages.hi.ts'),
  'mr': () => import('./translations/allowance.messages.mr.ts'),
  'pt': () => import('./translations/allowance.messages.pt.ts'),
  'ta': () => import('./translations/allowance.messages.ta.ts'),
  'te': () => import('./translations/allowance.messages.te.ts'),
});

export const say: Messages = {
  spentSubject: () => translated()?.spentSubject?.() ?? `Your Cuspal allowance is spent`,
  usedSubject: (a) => translated()?.usedSubject?.(a) ?? `${numberInWords(a.percent)} % of your Cuspal allowance is used`,
  usedByYou: (a) => translated()?.usedByYou?.(a) ?? `You have used ${a.used} of the ${a.allowance} of ${a.month}.`,
  usedByProject: (a) => translated()?.usedByProject?.(a) ?? `The project ${a.project} has used ${a.used} of the ${a.allowance} of ${a.month}.`,
  softSpent: (a) => translated()?.softSpent?.(a) ?? `Calls go on. Those beyond the allowance are counted and billed as your plan says, until ${a.begins}, when the allowance begins again.`,
  left: (a) => translated()?.left?.(a) ?? `${a.count === 1 ? `${a.calls} is` : `${a.calls} are`} left until ${a.begins}, when the allowance begins again.`,
  thenBilled: () => translated()?.thenBilled?.() ?? `Calls beyond them go on, and are billed as your plan says.`,
  thenPrepaid: (a) => translated()?.thenPrepaid?.(a) ?? `From then on your prepaid calls are taken, of which you have ${a.extra}.`,
  thenRefused: (a) => translated()?.thenRefused?.(a) ?? `Once ${a.count === 1 ? `it is` : `they are`} used, tool calls are refused until then.`,
  prepaidTaken: (a) => translated()?.prepaidTaken?.(a) ?? `Your prepaid calls are taken now. You have ${a.extra}. Once they are used, tool calls are refused until ${a.begins}.`,
  refused: (a) => translated()?.refused?.(a) ?? `Tool calls are refused until ${a.begins}, when the allowance begins again. Refused calls cost nothing.`,
  canDo: (a) => translated()?.canDo?.(a) ?? `What you can do:

- See which key, application and tool used them: ${a.usage}
- Revoke a key or disconnect an application that you do not know: ${a.home}
- Ask the operator of the server for a larger allowance.`,
  often: (a) => translated()?.often?.(a) ?? `This message is sent once a month at ${a.planned ? `50 %, once at 80 %` : `80 %`} and once at 100 %.`,
};
