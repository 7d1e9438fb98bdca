// Written by npm run generate from faults.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly what: string; readonly most: number }) => `${a.what === 'organisation' ? `సంస్థకు` : a.what === 'project' ? `ప్రాజెక్ట్‌కు` : `${a.what}`} 1 నుంచి ${numberInWords(a.most)} అక్షరాల పేరు కావాలి.`,
  hasProjects: () => `సంస్థకు ప్రాజెక్ట్‌లు ఉన్నాయి: ముందు వాటిని తొలగించండి లేదా బదిలీ చేయండి.`,
  mostMemberships: (a: { readonly most: number }) => `ఒక వ్యక్తి ${numberInWords(a.most)} సంస్థల్లో ఉండవచ్చు: ముందు ఒకటి వదలండి.`,
  mostProjects: (a: { readonly most: number }) => `ఒక సంస్థకు గరిష్ఠంగా ${numberInWords(a.most)} ప్రాజెక్ట్‌లు: ముందు ఒకటి తొలగించండి లేదా బదిలీ చేయండి.`,
  nameTaken: () => `సంస్థలో ఈ పేరుతో ప్రాజెక్ట్ ఉంది: వేరే పేరు ఎంచుకోండి.`,
  mostMembers: (a: { readonly most: number }) => `ఒక సంస్థకు గరిష్ఠంగా ${numberInWords(a.most)} సభ్యులు: ముందు యజమాని ఒకరిని తీసివేయాలి.`,
  noAddress: (a: { readonly example: string }) => `ఈ ఈమెయిల్ చిరునామాకు రాయడం కుదరదు. అది ఇలా ఉండాలి: ${a.example}.`,
  notSent: () => `సందేశం పంపడం కుదరలేదు. చిరునామా సరిచూడండి, లేదా తర్వాత మళ్లీ ప్రయత్నించండి.`,
  tooMany: () => `ఇటీవల మరీ ఎక్కువ ఆహ్వానాలు పంపారు.`,
  mostInvitations: (a: { readonly most: number }) => `ఒక సంస్థకు గరిష్ఠంగా ${numberInWords(a.most)} తెరిచి ఉన్న ఆహ్వానాలు: ముందు ఒకటి రద్దు చేయండి.`,
  keyNameTaken: () => `ఈ పేరుతో నిర్వహణ కీ ఉంది: వేరే పేరు ఎంచుకోండి, లేదా ముందు ఆ కీని రద్దు చేయండి.`,
  mostManagementKeys: (a: { readonly most: number }) => `${numberInWords(a.most)} నిర్వహణ కీలు ఉండవచ్చు: ముందు ఒకటి రద్దు చేయండి.`,
  life: (a: { readonly most: number; readonly days: number }) => `కీ 1 నుంచి ${numberInWords(a.most)} రోజులు, లేదా రద్దు చేసే వరకు ఉంటుంది: ${numberInWords(a.days)} రెండూ కాదు.`,
};
