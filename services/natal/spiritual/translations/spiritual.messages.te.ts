// Written by npm run generate from spiritual.messages.te.json: change that file.
import { dayInWords } from '@cuspal/speech';

export const messages = {
  karmaOfPeriod: (a: { readonly until: string; readonly karma: 'ADRIDHA' | 'DRIDHA' | 'DRIDHA_ADRIDHA' }) => `${dayInWords(a.until)} వరకు ఉన్న కాలపు కర్మను సంప్రదాయం ${a.karma === 'DRIDHA' ? `దృఢమైనది అంటుంది, కాబట్టి కొద్ది మార్పే ఆశించవచ్చు` : a.karma === 'DRIDHA_ADRIDHA' ? `మిశ్రమం అంటుంది, కాబట్టి నిలకడైన కృషి దాన్ని తేలిక చేయవచ్చు` : `తేలికైనది అంటుంది, కాబట్టి కృషి దాన్ని మారుస్తుందంటారు`}.`,
  forReflection: () => `ఇది ఆలోచన కోసం, గత జన్మ గురించి ఏ వాస్తవమూ చెప్పదు.`,
  readForReflection: () => `సంప్రదాయం వెంట వచ్చిన కర్మను ఇలా చూస్తుంది, ఆలోచన కోసం. ఇక్కడ ఏదీ గత జన్మ గురించి వాస్తవం చెప్పదు.`,
  wholeSigns: () => `భావాలు లగ్నం నుంచి పూర్తి రాశులు. ఇక్కడ ఏదీ కేపీ నిర్ణయాన్ని మార్చదు.`,
  kpNoteLeftOut: () => `ఈ అక్షాంశంలో ప్లాసిడస్ కస్ప్‌లు లేవు, కాబట్టి కేపీ గమనిక వదిలేశారు.`,
  nextPractice: () => `సంప్రదాయం సూచించే సాధనను ఇది చెబుతుంది.`,
  sixtiethPartNear: () => `ఈ జనన సమయానికి రెండు నిమిషాల లోపల మరో షష్ట్యంశ ఉదయిస్తుంది. సమయం సెకన్ల వరకు సరైనదైతే మాత్రమే దాని రాశి, దేవతను చూడండి.`,
  merit: (a: { readonly merit: 'CREDIT' | 'DEBT' | 'MIXED' }) => `${a.merit === 'CREDIT' ? `5వ భావం వెంట వచ్చిన పుణ్యాన్ని చెబుతుంది.` : a.merit === 'MIXED' ? `5వ భావం మిశ్రమ పుణ్యాన్ని చెబుతుంది.` : `5వ భావం ఇంకా సంపాదించాల్సిన పుణ్యాన్ని చెబుతుంది.`}`,
};
