// Written by npm run generate from faults.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `क्लाइंट को 1 से ${numberInWords(a.most)} अक्षरों का नाम चाहिए।`,
  nameTaken: () => `परियोजना में इस नाम का क्लाइंट पहले से है: दूसरा नाम चुनें, या पहले उस क्लाइंट को हटाएँ।`,
  most: (a: { readonly most: number }) => `एक परियोजना में ${numberInWords(a.most)} क्लाइंट हो सकते हैं: नया जोड़ने से पहले एक हटाएँ।`,
  noMethod: (a: { readonly shown: string; readonly known: string }) => `${a.shown} क्लाइंट की पहचान का कोई तरीका नहीं है: ${a.known} में से एक चुनें।`,
  noProofRule: (a: { readonly shown: string; readonly known: string }) => `${a.shown} कुंजी के प्रमाण का कोई नियम नहीं है: ${a.known} में से एक चुनें।`,
  needsKeys: () => `कुंजी से पहचान देने वाले क्लाइंट की सार्वजनिक कुंजियाँ चाहिए: उन्हें JWKS के रूप में दें।`,
  needsNoKeys: () => `गुप्त कोड से पहचान देने वाले क्लाइंट की कुंजियाँ नहीं होतीं: उन्हें खाली छोड़ें, या private_key_jwt चुनें।`,
  keysTwice: () => `कुंजियाँ दें या उन्हें प्रकाशित करने वाला पता, दोनों नहीं।`,
  keysAddress: (a: { readonly most: number }) => `यह कुंजियों का पता नहीं है: https:// से शुरू होने वाला पता दें, सामान्य पोर्ट पर, पासवर्ड के बिना, अधिकतम ${numberInWords(a.most)} अक्षरों का।`,
  keysUnread: () => `इस पते पर कोई कुंजी नहीं पढ़ी जा सकी: पता सार्वजनिक सर्वर पर हो, पाँच सेकंड में और कहीं और भेजे बिना उत्तर दे, और उसमें हस्ताक्षर की सार्वजनिक कुंजी वाला JWKS हो।`,
  life: (a: { readonly days: number; readonly most: number }) => `${numberInWords(a.days)} क्लाइंट की अवधि नहीं हो सकती: 1 से ${numberInWords(a.most)} तक पूरे दिन दें, या इसे खाली छोड़ें।`,
  end: (a: { readonly most: number }) => `क्लाइंट अभी से ${numberInWords(a.most)} दिनों के भीतर समाप्त होता है, या कभी नहीं।`,
  renewed: (a: { readonly hint: string }) => `इस बीच क्लाइंट को नया गुप्त कोड मिल चुका है, जिसके अंत में ${a.hint} है। यदि आपने उसे कॉपी नहीं किया, तो फिर से माँगें।`,
  hasNoSecret: () => `यह क्लाइंट कुंजी से पहचान देता है और इसका गुप्त कोड नहीं है: इसकी कुंजियाँ बदलें।`,
  hasEnded: () => `क्लाइंट समाप्त हो चुका है, और नया गुप्त कोड भी अस्वीकार होगा: पहले इसकी समाप्ति आगे बढ़ाएँ।`,
  keySetForm: (a: { readonly example: string }) => `ये कुंजियाँ नहीं हैं: ${a.example} जैसा JWKS दें।`,
  keySetCount: (a: { readonly most: number }) => `एक क्लाइंट की 1 से ${numberInWords(a.most)} कुंजियाँ होती हैं।`,
  keySetLong: (a: { readonly most: number }) => `कुंजियाँ ${numberInWords(a.most)} अक्षरों से लंबी हैं: प्रमाणपत्र न जोड़ें।`,
  keyPrivate: (a: { readonly number: number }) => `कुंजी ${numberInWords(a.number)} में उसका निजी भाग भी है। केवल सार्वजनिक कुंजियाँ दें, और नया जोड़ा बनाएँ, क्योंकि यह अपनी जगह से बाहर आ चुका है।`,
  keyKind: (a: { readonly number: number }) => `कुंजी ${numberInWords(a.number)} नहीं ली जा सकती: हस्ताक्षर की सार्वजनिक कुंजी दें, P-256 वाली EC, 2048 से 4096 बिट की RSA, या Ed25519।`,
};
