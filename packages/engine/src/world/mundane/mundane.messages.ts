// Written by npm run generate from mundane.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly houseOfNation: (a: { readonly house: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' }) => string;
  readonly houseOfCompany: (a: { readonly house: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('engine/world/mundane/mundane', () => say, marks, {
  'bn': () => import('./translations/mundane.messages.bn.ts'),
  'es': () => import('./translations/mundane.messages.es.ts'),
  'hi': () => import('./translations/mundane.messages.hi.ts'),
  'mr': () => import('./translations/mundane.messages.mr.ts'),
  'pt': () => import('./translations/mundane.messages.pt.ts'),
  'ta': () => import('./translations/mundane.messages.ta.ts'),
  'te': () => import('./translations/mundane.messages.te.ts'),
});

export const say: Messages = {
  houseOfNation: (a) => translated()?.houseOfNation?.(a) ?? `${a.house === '1' ? `The people, the general state and public health.` : a.house === '2' ? `The treasury, revenue and banks.` : a.house === '3' ? `The media, transport, communication and neighbours.` : a.house === '4' ? `The land, crops, housing, the opposition and the weather.` : a.house === '5' ? `Children, sport, markets of speculation and ambassadors.` : a.house === '6' ? `Diseases, debt, armed and civil services and labour.` : a.house === '7' ? `Foreign relations, treaties, war or open rivals.` : a.house === '8' ? `Mortality, public debt and disasters.` : a.house === '9' ? `Courts, religion, long-distance trade and shipping.` : a.house === '10' ? `Government, the ruler and authority.` : a.house === '11' ? `Parliament, allies and gains.` : `Secret enemies, hospitals, prisons, losses and affairs abroad.`}`,
  houseOfCompany: (a) => translated()?.houseOfCompany?.(a) ?? `${a.house === '1' ? `The people, the general state and public health.` : a.house === '2' ? `The cash of the company.` : a.house === '3' ? `The sales messages of the company.` : a.house === '4' ? `The land, crops, housing, the opposition and the weather.` : a.house === '5' ? `The speculation of investors.` : a.house === '6' ? `Staff and loans of the company.` : a.house === '7' ? `Partners and clients of the company.` : a.house === '8' ? `The danger of insolvency.` : a.house === '9' ? `Courts, religion, long-distance trade and shipping.` : a.house === '10' ? `The management of the company.` : a.house === '11' ? `The profit of the company.` : `Secret enemies, hospitals, prisons, losses and affairs abroad.`}`,
};
