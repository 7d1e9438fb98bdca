// Written by npm run generate from scim.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  scim: () => `SCIM ద్వారా ఖాతాల ఏర్పాటు`,
  about: () => `మీ ప్రొవైడర్ వ్యక్తులను, సమూహాలను ఇక్కడ దానంతటదే చేర్చి, వెళ్లినప్పుడు తీసివేస్తుంది. చిరునామాలు ధ్రువీకరించిన డొమైన్‌వి కావాలి. <a>ఇది పని చేసే విధం (ఆంగ్లంలో)</a>`,
  address: () => `SCIM చిరునామా (మూల URL)`,
  token: () => `చివర <b/> ఉన్న టోకెన్`,
  use: (a: { readonly made: string; readonly isUsed: boolean; readonly used: string }) => `తయారైంది ${a.made}, ${a.isUsed ? `చివరి వాడకం ${a.used}` : `ఇంకా వాడలేదు`}.`,
  revokeAsk: (a: { readonly hint: string }) => `టోకెన్ …${a.hint} రద్దు చేయండి`,
  revokeHint: () => `ప్రొవైడర్ వెంటనే తిరస్కరించబడుతుంది. సభ్యులు అలాగే ఉంటారు.`,
  revoke: () => `రద్దు చేయండి`,
  revoked: () => `టోకెన్ రద్దయింది.`,
  make: () => `SCIM టోకెన్ తయారు చేయండి`,
  most: (a: { readonly most: number }) => `ఒకదాని స్థానం మరొకటి తీసుకునేలా ${numberInWords(a.most)} టోకెన్‌లు ఉండవచ్చు. మరొకటి తయారు చేయడానికి ఒకటి రద్దు చేయండి.`,
  newToken: () => `కొత్త SCIM టోకెన్`,
  copyNow: () => `టోకెన్ ఇప్పుడే కాపీ చేయండి. ఇది ఈ ఒక్కసారే కనిపిస్తుంది.`,
  theToken: () => `టోకెన్`,
  keepIt: () => `దీన్ని మీ ప్రొవైడర్ వద్ద బేరర్ టోకెన్‌గా ఇవ్వండి. ఇది ఉన్నవారు మీ సంస్థ వ్యక్తులను చేర్చగలరు, తీసివేయగలరు: పాస్‌వర్డ్ లాగా దాచుకోండి.`,
  haveCopied: () => `కాపీ చేశాను`,
};
