// Written by npm run generate from scim.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  scim: () => `SCIM ने लोक जोडणे आणि काढणे`,
  about: () => `तुमचा प्रदाता व्यक्ती आणि गट इथे स्वतः जोडतो, आणि ते सोडून गेल्यावर काढतो. पत्ते सत्यापित डोमेनचे असावे लागतात. <a>हे कसे चालते (इंग्रजीत)</a>`,
  address: () => `SCIM पत्ता (base URL)`,
  token: () => `शेवटी <b/> असलेले टोकन`,
  use: (a: { readonly made: string; readonly isUsed: boolean; readonly used: string }) => `${a.made} रोजी बनवले, ${a.isUsed ? `शेवटचा वापर ${a.used} रोजी` : `अजून वापरलेले नाही`}.`,
  revokeAsk: (a: { readonly hint: string }) => `टोकन रद्द करा …${a.hint}`,
  revokeHint: () => `प्रदाता लगेच नाकारला जातो. सदस्य आहेत तसेच राहतात.`,
  revoke: () => `रद्द करा`,
  revoked: () => `टोकन रद्द केले आहे.`,
  make: () => `SCIM टोकन बनवा`,
  most: (a: { readonly most: number }) => `${numberInWords(a.most)} टोकन असू शकतात, म्हणजे एक दुसऱ्याची जागा घेऊ शकते. दुसरे बनवण्यासाठी एक रद्द करा.`,
  newToken: () => `नवीन SCIM टोकन`,
  copyNow: () => `टोकन आत्ताच कॉपी करा. ते फक्त एकदाच दाखवले जाते.`,
  theToken: () => `टोकन`,
  keepIt: () => `ते प्रदात्याकडे bearer टोकन म्हणून भरा. ते असलेल्यांना संस्थेतील व्यक्ती जोडता आणि काढता येतात: पासवर्डसारखे जपा.`,
  haveCopied: () => `मी ते कॉपी केले आहे`,
};
