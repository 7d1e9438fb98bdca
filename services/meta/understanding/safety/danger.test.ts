import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';
import { dangerIn } from './danger.ts';

const EMERGENCIES = [
  ['My mother was taken to hospital an hour ago, will she survive?', 'mother'],
  ['An hour ago my house burned down', 'self'],
  ['My house is on fire, what do the stars say', 'self'],
  ['My mother had a stroke, will she survive the night?', 'mother'],
  ['My wife had an accident a minute ago', 'spouse'],
  ['My father was taken to hospital yesterday, will he live?', 'father'],
  ['my son is in a coma, will he wake up', 'son'],
  ['Dad is on a ventilator. Will he make it?', 'self'],
  ['my brother just collapsed', 'sibling'],
  ['my father is critical in ICU', 'father'],
  ['My grandmother is dying, what should I do?', 'other'],
  ['my daughter was hit by a car, will she die', 'daughter'],
  ['mi madre está en el hospital, ¿se salvará?', 'mother'],
  ['mi padre tuvo un infarto hace una hora', 'father'],
  ['meri maa hospital mein hai, bachegi?', 'mother'],
  ['papa ko heart attack aaya hai, bach jayenge?', 'father'],
  ['nanna ki heart attack vachindi bratukutara', 'father'],
  ['appa ku heart attack vandhuduchu pizhaipara', 'father'],
  ['मेरी माँ अस्पताल में है, बचेगी?', 'mother'],
  ['पिताजी को दिल का दौरा पड़ा है, क्या वे बचेंगे', 'father'],
  ['meu pai sofreu um AVC, ele vai sobreviver?', 'father'],
  ['minha mãe está na UTI, ela vai morrer?', 'mother'],
  ['अपघात झाला, बाबा वाचतील का', 'father'],
  ['মা হাসপাতালে, বাঁচবে তো?', 'mother'],
  ['அம்மா மருத்துவமனையில் இருக்கிறார், பிழைப்பாரா?', 'mother'],
  ['అమ్మ ఆసుపత్రిలో ఉంది, బతుకుతుందా?', 'mother'],
] as const;

const NO_EMERGENCIES = [
  'When will I recover from my knee surgery?',
  'when will my father come home from hospital?',
  'Will my mother recover from her long illness?',
  'My father has been in hospital for three months, when does he come home?',
  'How will my planned operation next month go?',
  'My mother had a stroke two years ago, will she walk again?',
  'Will my business survive?',
  'My business is dying, what should I do?',
  'Is the case critical for my career?',
  'My flight is in an hour, is it safe?',
  'Will our marriage survive?',
  'When will I get a job in a hospital?',
  'Will he live abroad?',
  'should I take the 5 minute walk?',
  'I was born an hour before midnight, is my time right?',
  'I had an accident in 2015, what does the chart say of it?',
  'When will my house be built?',
  'Will my wife have an accident?',
  '¿Cuándo saldrá mi padre del hospital?',
  'papa hospital se kab ghar aayenge',
  'अस्पताल में नौकरी कब लगेगी',
  'मेरा घर कब बनेगा',
];

const VIOLENCE = [
  'My husband hits me, what should I do?',
  'He beats me every day. When will it end?',
  'Should I leave my violent husband?',
  'my wife slaps me in front of the children',
  'my stepfather touches me inappropriately',
  'My uncle abuses my daughter',
  'My husband beats the kids when he drinks',
  'I was raped last night',
  'he threatens to kill me if I leave',
  'my ex keeps following me home',
  'I am being stalked',
  'He raised his hand on me yesterday',
  'I am afraid of my husband',
  'somebody is following me',
  'is my marriage doomed? I am beaten every night',
  'domestic violence, when does it stop',
  'Mi marido me pega',
  'mi novio es violento, ¿cambiará?',
  'mi ex amenaza con matarme',
  'mi padre golpea a mi hermana',
  'meu marido me bate',
  'meu namorado é agressivo, ele vai mudar?',
  'estou com medo, ele quer me matar',
  'mera pati mujhe roz maarta hai',
  'sasural wale maar peet karte hain',
  'jaan se maarne ki dhamki mil rahi hai',
  'मेरा पति मुझे रोज़ मारता है',
  'पति बच्चों को पीटता है, क्या करूँ',
  'मेरे साथ बलात्कार हुआ',
  'नवरा मला मारतो',
  'নবীন আমাকে রোজ মারে',
  'স্বামী মারধর করে, ছেড়ে দেব কি',
  'என் கணவர் என்னை அடிக்கிறார்',
  'en purushan enna adikiran',
  'నా భర్త నన్ను కొడుతున్నాడు',
  'nannu bharta kodutunnadu',
];

const NO_VIOLENCE = [
  'Will my husband beat me at chess?',
  'Will I beat him in the final?',
  'I am afraid of my husband leaving me',
  'My husband beat cancer, will it return?',
  'My husband abuses alcohol, when does he stop?',
  'The market hit me hard, when do I recover?',
  'Does she beat me in the exam?',
  'When will I hit the jackpot?',
  'Will my son kick the habit?',
  'It hit me that I never asked about my career',
  'Is he attracted to me or does he just hit on me?',
  'Will my future husband be abusive?',
  'Will I win the domestic violence case?',
  'I was falsely accused of rape, when am I acquitted?',
  'He threatens me with divorce, does our marriage last?',
  'Do people follow me on Instagram one day?',
  'Bad luck is following me, why?',
  'my mother is killing me with her questions about marriage',
  'Will Mars hurt my marriage?',
  'is it a he or a she that kicks my wife at night',
  'cómo me golpea este sade sati',
  'me pegó un susto, ¿qué significa?',
  'क्या शनि मुझे मार रहा है',
  'lottery lagegi kya',
  'எனக்கு லாட்டரி அடிக்குமா?',
  'నాకు లాటరీ కొడుతుందా',
  'mujhe bukhar kab utrega',
];

describe('a danger that a question tells of', () => {
  it.each(EMERGENCIES)('is an emergency: "%s"', (question, about) => {
    expect(understand(question, {}, 0)).toMatchObject({ outOfScope: { kind: 'emergency' }, about, event: null });
  });

  it.each(NO_EMERGENCIES)('is no emergency: "%s"', (question) => {
    expect(dangerIn(question)).toBeNull();
  });

  it.each(VIOLENCE)('is violence: "%s"', (question) => {
    const understood = understand(question, {}, 0);
    expect(understood).toMatchObject({ outOfScope: { kind: 'violence' }, about: 'self', event: null, dates: null });
  });

  it.each(NO_VIOLENCE)('is no violence: "%s"', (question) => {
    expect(dangerIn(question)).toBeNull();
  });

  it('is heard whatever topic was sent', () => {
    expect(understand('my husband hits me', { topic: 'marriage' }, 0).outOfScope).toEqual({ kind: 'violence' });
  });
});
