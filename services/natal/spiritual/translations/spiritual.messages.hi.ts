// Written by npm run generate from spiritual.messages.hi.json: change that file.
import { dayInWords } from '@cuspal/speech';

export const messages = {
  karmaOfPeriod: (a: { readonly until: string; readonly karma: 'ADRIDHA' | 'DRIDHA' | 'DRIDHA_ADRIDHA' }) => `परंपरा ${dayInWords(a.until)} तक की अवधि के कर्म को ${a.karma === 'DRIDHA' ? `दृढ़ कहती है, इसलिए थोड़े ही बदलाव की आशा है` : a.karma === 'DRIDHA_ADRIDHA' ? `मिश्रित कहती है, इसलिए निरंतर प्रयास उसे हल्का कर सकता है` : `हल्का कहती है, इसलिए माना जाता है कि प्रयास उसे बदलता है`}।`,
  forReflection: () => `यह मनन के लिए है और पिछले जन्म का कोई तथ्य नहीं बताता।`,
  readForReflection: () => `परंपरा साथ लाए कर्म को इस प्रकार पढ़ती है, मनन के लिए। यहाँ पिछले जन्म का कोई तथ्य नहीं बताया गया है।`,
  wholeSigns: () => `भाव लग्न से पूरी राशियाँ हैं। यहाँ की कोई बात केपी का निर्णय नहीं बदलती।`,
  kpNoteLeftOut: () => `इस अक्षांश पर प्लासिडस कस्प नहीं बनते, इसलिए केपी की टिप्पणी छोड़ी गई है।`,
  nextPractice: () => `यह परंपरा की सुझाई साधना बताता है।`,
  sixtiethPartNear: () => `इस जन्म समय से दो मिनट के भीतर दूसरा षष्ट्यंश उदित होता है। उसकी राशि और देवता केवल तब पढ़ें जब समय सेकंड तक पक्का हो।`,
  merit: (a: { readonly merit: 'CREDIT' | 'DEBT' | 'MIXED' }) => `${a.merit === 'CREDIT' ? `भाव 5 साथ लाए पुण्य की बात करता है।` : a.merit === 'MIXED' ? `भाव 5 मिश्रित पुण्य की बात करता है।` : `भाव 5 उस पुण्य की बात करता है जो अभी अर्जित करना है।`}`,
};
