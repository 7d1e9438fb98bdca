// Written by npm run generate from key-faults.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `కీకి 1 నుంచి ${numberInWords(a.most)} అక్షరాల పేరు కావాలి.`,
  limit: (a: { readonly limit: number }) => `ఒక ఖాతాలో ${numberInWords(a.limit)} పని చేసే కీలు ఉండవచ్చు: మరొకటి తయారు చేసే ముందు ఒకటి రద్దు చేయండి.`,
  monthlyCalls: (a: { readonly calls: number; readonly most: number }) => `కీకి నెలకు ${numberInWords(a.calls)} కాల్‌లు ఉండకూడదు: దాని ఖాతాకు నెలకు ${numberInWords(a.most)} కాల్‌లు. గరిష్ఠంగా అంతే ఇవ్వండి, లేదా వాటాను ఖాళీగా వదలండి.`,
  rate: (a: { readonly rate: number; readonly most: number }) => `కీకి సెకనుకు ${numberInWords(a.rate)} అభ్యర్థనలు ఉండకూడదు: దాని ఖాతాకు సెకనుకు ${numberInWords(a.most)}. గరిష్ఠంగా అంతే ఇవ్వండి, లేదా వాటాను ఖాళీగా వదలండి.`,
  share: (a: { readonly share: number; readonly least: number; readonly most: number }) => `${numberInWords(a.share)} కీ వాటా కాదు: ${numberInWords(a.least)} నుంచి ${numberInWords(a.most)} వరకు పూర్ణ సంఖ్య ఇవ్వండి.`,
  entries: (a: { readonly most: number; readonly field: string; readonly count: number }) => `కీకి గరిష్ఠంగా ${numberInWords(a.most)} ${a.field === 'addressRanges' ? `చిరునామా శ్రేణులు` : a.field === 'allowedOrigins' ? `మూలాలు` : a.field === 'toolsets' ? `సాధన సమూహాలు` : `నమోదులు`}, ఇవి ${numberInWords(a.count)}.`,
  range: (a: { readonly shown: string; readonly first: string; readonly second: string }) => `${a.shown} చిరునామాల శ్రేణి కాదు: ${a.first}, ${a.second} లేదా ఒక చిరునామా రాయండి; IPv4 చిరునామాను అలాగే, IPv6 లోపల కాదు.`,
  origin: (a: { readonly shown: string; readonly example: string }) => `${a.shown} పేజీల మూలం కాదు: మార్గం లేకుండా ${a.example} అని రాయండి; "http" అనేది "localhost" కు మాత్రమే.`,
  toolset: (a: { readonly shown: string; readonly known: string }) => `${a.shown} సాధన సమూహం కాదు. ఉన్నవి: ${a.known}.`,
  rotated: (a: { readonly hint: string }) => `ఈలోగా కీకి కొత్త రహస్యం ఇచ్చారు, దాని చివర ${a.hint}. దాన్ని కాపీ చేయకపోతే మళ్లీ అడగండి.`,
  expired: () => `కీ గడువు ముగిసింది, కొత్త రహస్యం కూడా తిరస్కరించబడుతుంది: కొత్త కీ తయారు చేయండి.`,
  ownerNeeded: () => `సంస్థకు యజమాని కావాలి: ముందు సభ్యుల్లో మరొకరిని యజమాని చేయండి.`,
  ownsAlone: (a: { readonly names: string }) => `${a.names} యజమాని ఈ వ్యక్తి మాత్రమే. అక్కడ సభ్యుల్లో మరొకరిని యజమాని చేయండి, లేదా సంస్థను తొలగించి మళ్లీ ప్రయత్నించండి.`,
};
