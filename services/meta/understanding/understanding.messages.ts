// Written by npm run generate from understanding.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly noEvent: (a: { readonly asked: string }) => string;
  readonly care: (a: { readonly kind: 'about_tool' | 'animal' | 'development' | 'diagnosis' | 'drink_driving' | 'expecting' | 'intimacy' | 'loss' | 'magic' | 'maybe_pregnant' | 'violence'; readonly minor: boolean }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  care: [['kind'],{'violence':'000','loss':'000','expecting':'000','maybe_pregnant':'000','intimacy':'000','drink_driving':'00','development':'000','diagnosis':'0','magic':'000','animal':'00','about_tool':'4cc0'}],
} as const;

const translated = catalogue<Messages>('meta/understanding/understanding', () => say, marks, {
  'bn': () => import('./translations/understanding.messages.bn.ts'),
  'es': () => import('./translations/understanding.messages.es.ts'),
  'hi': () => import('./translations/understanding.messages.hi.ts'),
  'mr': () => import('./translations/understanding.messages.mr.ts'),
  'pt': () => import('./translations/understanding.messages.pt.ts'),
  'ta': () => import('./translations/understanding.messages.ta.ts'),
  'te': () => import('./translations/understanding.messages.te.ts'),
});

export const say: Messages = {
  noEvent: (a) => translated()?.noEvent?.(a) ?? `${a.asked === 'NO_SINGLE_MATTER' ? `the question names no single matter` : a.asked === 'chart' ? `the question is about the chart itself` : a.asked === 'annual' ? `the question is about a whole year` : a.asked === 'today' ? `the question is about a day` : a.asked === 'transit' ? `the question is about the sky as it moves` : a.asked === 'doshas' ? `the question is about the chart itself` : a.asked === 'family' ? `the question is about a person` : a.asked === 'remedial' ? `the question is about a remedy` : a.asked === 'rectification' ? `the question is about the time of birth` : a.asked === 'twins' ? `the question is about two births` : a.asked === 'world' ? `the question is about the world, not a life` : a.asked === 'sport' ? `the question is about a contest of others` : `no event of the catalogue is what the question asks about`}`,
  care: (a) => translated()?.care?.(a) ?? `${a.kind === 'violence' ? `Nobody has to bear violence, and no chart is read for it. If there is danger now, get to a safe place and call the local emergency number. Talk to somebody you trust, or to a helpline for people who suffer violence.` : a.kind === 'loss' ? `We are very sorry for your loss. No chart tells why it happened, and none is read for it. A doctor may explain it, and somebody you trust or a counsellor can be with you in it.` : a.kind === 'expecting' ? `No chart is read for a child on its way. A doctor or midwife can say how mother and child are, and whether it is a boy or a girl is never told here. With pain, bleeding or any worry go to them at once.` : a.kind === 'maybe_pregnant' ? `A test tells whether you are pregnant, and no chart does. Make one, or see a doctor. You can ask here when a good time for having children comes.` : a.kind === 'intimacy' ? `${a.minor ? `No chart is read for this, and adult life is read here from 18 on. Nothing has to happen at any time, and nobody may ask it of you or press you. Talk about it with a grown-up you trust.` : `No chart is read for this, because only you and the other person decide it. Nothing has to happen at any time, and nobody may press you. Talk about it with somebody you trust.`}` : a.kind === 'drink_driving' ? `Do not drive after drinking, whatever a chart shows. Take a taxi, let somebody drive who has had nothing to drink, or wait until you are sober.` : a.kind === 'development' ? `No chart tells whether somebody has autism or another condition of this kind. A doctor can find it out, and for a child a paediatrician. Early help does much good.` : a.kind === 'diagnosis' ? `A chart finds no illness, and a doctor decides.` : a.kind === 'magic' ? `No chart shows black magic or a spirit, and none is read for it. Pay nobody to take one away. If the fear stays, talk about it with somebody you trust or with a doctor.` : a.kind === 'animal' ? `No chart is read for an animal. A vet can say how it is and what helps it.` : `This reads the birth chart that is sent, by the system of Krishnamurti. It says what the chart shows, how many other charts show the same, and when. It can be wrong and proves nothing, so decide nothing by it alone. Whoever runs this server can tell what it keeps.`}`,
};
