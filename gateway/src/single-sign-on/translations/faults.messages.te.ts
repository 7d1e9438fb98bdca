// Written by npm run generate from faults.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  issuer: (a: { readonly example: string }) => `జారీదారు పోర్ట్, క్వెరీ లేని "https" చిరునామా కాదు. ప్రొవైడర్ చూపినట్లే రాయండి, ఉదాహరణకు ${a.example}.`,
  clientId: (a: { readonly most: number }) => `క్లయింట్ ఐడిలో ఖాళీలు లేకుండా 1 నుంచి ${numberInWords(a.most)} అక్షరాలు. దాన్ని ప్రొవైడర్ నుంచి కాపీ చేయండి.`,
  clientSecret: (a: { readonly most: number }) => `క్లయింట్ రహస్యంలో ఖాళీలు లేకుండా 1 నుంచి ${numberInWords(a.most)} అక్షరాలు. దాన్ని ప్రొవైడర్ నుంచి కాపీ చేయండి.`,
  newSecret: () => `కొత్త ప్రొవైడర్ లేదా క్లయింట్‌కు దాని రహస్యం కావాలి. దాన్ని ప్రొవైడర్ నుంచి కాపీ చేయండి.`,
  claim: (a: { readonly claim: string; readonly first: string; readonly second: string }) => `${a.claim} క్లెయిమ్ పేరు కాదు, ఉదాహరణకు ${a.first} లేదా ${a.second}.`,
  groups: (a: { readonly most: number }) => `గరిష్ఠంగా ${numberInWords(a.most)} సమూహాలు పాత్రలు ఇస్తాయి: కొన్ని వదిలేయండి.`,
  groupName: (a: { readonly most: number }) => `సమూహం పేరులో 1 నుంచి ${numberInWords(a.most)} అక్షరాలు.`,
  groupTwice: (a: { readonly group: string }) => `${a.group} సమూహానికి రెండు పాత్రలు ఉన్నాయి: ఒకటి వదిలేయండి.`,
  hours: (a: { readonly most: number }) => `సెషన్ 1 నుంచి ${numberInWords(a.most)} పూర్తి గంటలు ఉంటుంది.`,
  domains: (a: { readonly most: number }) => `ఒక సంస్థకు గరిష్ఠంగా ${numberInWords(a.most)} డొమైన్‌లు: ముందు ఒకటి తీసివేయండి.`,
  noAnswer: (a: { readonly domain: string }) => `${a.domain} నేమ్ సర్వర్‌లు స్పందించడం లేదు. కొన్ని నిమిషాల్లో మళ్లీ ప్రయత్నించండి.`,
  ofAnother: (a: { readonly domain: string }) => `${a.domain} డొమైన్‌ను మరో సంస్థ ధ్రువీకరించింది. ముందు అక్కడ తీసివేయండి, లేదా దాని రికార్డు తీసి వారం ఆగండి.`,
  domain: (a: { readonly example: string }) => `ఇది ఈమెయిల్ చిరునామాల డొమైన్ కాదు. ఇలా రాయండి: ${a.example}.`,
  scimTokens: (a: { readonly most: number }) => `ఒక సంస్థకు గరిష్ఠంగా ${numberInWords(a.most)} SCIM టోకెన్‌లు: ముందు ఒకటి రద్దు చేయండి.`,
};
