// Written by npm run generate from forms.messages.mr.json: change that file.

export const messages = {
  email: () => `ई-मेल पत्ता`,
  emailHint: () => `त्यावर सहा अंकी कोड पाठवला जातो. पासवर्ड नसतो, आणि नवीन पत्ता नवीन खाते उघडतो.`,
  sendCode: () => `मला कोड पाठवा`,
  code: () => `सहा अंकी कोड`,
  codeHint: () => `तो दहा मिनिटे आणि जास्तीत जास्त पाच प्रयत्नांसाठी चालतो.`,
  signingInAs: () => `<b/> म्हणून साइन इन होत आहे`,
  signIn: () => `साइन इन करा`,
  again: () => `नवीन कोड पाठवा, किंवा दुसरा पत्ता वापरा`,
};
