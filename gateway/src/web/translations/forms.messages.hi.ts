// Written by npm run generate from forms.messages.hi.json: change that file.

export const messages = {
  email: () => `ई-मेल पता`,
  emailHint: () => `इस पर छह अंकों का कोड भेजा जाता है। कोई पासवर्ड नहीं है, और नए पते से नया खाता खुलता है।`,
  sendCode: () => `मुझे कोड भेजें`,
  code: () => `छह अंकों का कोड`,
  codeHint: () => `यह दस मिनट तक और अधिक से अधिक पाँच बार आज़माने तक मान्य है।`,
  signingInAs: () => `<b/> से साइन इन`,
  signIn: () => `साइन इन करें`,
  again: () => `नया कोड भेजें, या दूसरा पता लिखें`,
};
