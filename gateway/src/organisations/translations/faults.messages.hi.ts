// Written by npm run generate from faults.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly what: string; readonly most: number }) => `${a.what === 'organisation' ? `संगठन` : a.what === 'project' ? `प्रोजेक्ट` : `${a.what}`} को 1 से ${numberInWords(a.most)} अक्षरों का नाम चाहिए।`,
  hasProjects: () => `संगठन में प्रोजेक्ट हैं: पहले उन्हें मिटाएँ या सौंपें।`,
  mostMemberships: (a: { readonly most: number }) => `एक व्यक्ति ${numberInWords(a.most)} संगठनों में हो सकता है: पहले एक छोड़ें।`,
  mostProjects: (a: { readonly most: number }) => `एक संगठन में अधिक से अधिक ${numberInWords(a.most)} प्रोजेक्ट होते हैं: पहले एक मिटाएँ या सौंपें।`,
  nameTaken: () => `संगठन में इस नाम का प्रोजेक्ट है: दूसरा नाम चुनें।`,
  mostMembers: (a: { readonly most: number }) => `एक संगठन में अधिक से अधिक ${numberInWords(a.most)} सदस्य होते हैं: स्वामी को पहले एक हटाना होगा।`,
  noAddress: (a: { readonly example: string }) => `यह ऐसा ई-मेल पता नहीं है जिस पर संदेश भेजा जा सके। यह ${a.example} जैसा होना चाहिए।`,
  notSent: () => `संदेश नहीं भेजा जा सका। पता जाँचें, या बाद में फिर प्रयास करें।`,
  tooMany: () => `पिछले समय में बहुत अधिक निमंत्रण भेजे गए।`,
  mostInvitations: (a: { readonly most: number }) => `एक संगठन में अधिक से अधिक ${numberInWords(a.most)} खुले निमंत्रण होते हैं: पहले एक रद्द करें।`,
  keyNameTaken: () => `इस नाम की प्रबंधन कुंजी है: दूसरा नाम चुनें, या पहले वह कुंजी रद्द करें।`,
  mostManagementKeys: (a: { readonly most: number }) => `${numberInWords(a.most)} प्रबंधन कुंजियाँ हो सकती हैं: पहले एक रद्द करें।`,
  life: (a: { readonly most: number; readonly days: number }) => `कुंजी 1 से ${numberInWords(a.most)} दिन तक चलती है, या रद्द होने तक: ${numberInWords(a.days)} इनमें से कोई नहीं है।`,
};
