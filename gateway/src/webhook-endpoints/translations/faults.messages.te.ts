// Written by npm run generate from faults.messages.te.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  tooLong: (a: { readonly length: string; readonly most: number }) => `చిరునామాలో ${digitsInWords(a.length)} అక్షరాలు ఉన్నాయి: గరిష్ఠంగా ${numberInWords(a.most)} అక్షరాలది ఇవ్వండి.`,
  notPublic: (a: { readonly example: string }) => `చిరునామా దాని ప్రామాణిక పోర్ట్‌లో "https" కావాలి, యూజర్ పేరు, పాస్‌వర్డ్ లేకుండా, ఉదాహరణకు ${a.example}.`,
  noEvent: (a: { readonly named: string; readonly known: string }) => `${a.named} అనే సంఘటన లేదు. ఉన్నవి: ${a.known}.`,
  most: (a: { readonly most: number }) => `ఒక సంస్థకు గరిష్ఠంగా ${numberInWords(a.most)} వెబ్‌హుక్‌లు: ముందు ఒకటి తీసివేయండి.`,
  taken: () => `ఈ చిరునామాలో సంస్థకు వెబ్‌హుక్ ఉంది: దాన్నే మార్చండి.`,
  otherNumber: (a: { readonly has: string; readonly next: string }) => `వెబ్‌హుక్‌కు రహస్యం ${digitsInWords(a.has)} ఉంది: మరొకటి కావాలంటే ${digitsInWords(a.next)} అడగండి.`,
  changed: () => `రహస్యం ఇప్పుడే మారింది: మళ్లీ చూడండి.`,
  disabled: () => `వెబ్‌హుక్ నిలిపివేసి ఉంది: ముందు మళ్లీ సేవ్ చేయండి, అప్పుడు అది ఆన్ అవుతుంది.`,
};
