// Written by npm run generate from subprocessors.messages.hi.json: change that file.
import { dayInWords } from '@cuspal/speech';

export const messages = {
  title: () => `उप-प्रोसेसर और डेटा रखने की अवधि`,
  description: () => `इस सर्वर के संचालक के लिए डेटा कौन संसाधित करता है, और प्रोग्राम के बाहर का डेटा कब तक रखा जाता है।`,
  lead: () => `<o/> इस सर्वर का संचालक है और यहाँ बताता है कि उसके लिए डेटा कौन संसाधित करता है और प्रोग्राम के बाहर का डेटा कब तक रखा जाता है। प्रोग्राम स्वयं क्या रखता है, यह <a>निजता</a> पेज पर है।`,
  subprocessors: () => `उप-प्रोसेसर`,
  none: () => `<o/> का कोई उप-प्रोसेसर नहीं है।`,
  name: () => `नाम`,
  purpose: () => `क्या करता है`,
  data: () => `कौन सा डेटा उसके पास है`,
  place: () => `कहाँ`,
  retention: () => `डेटा कब तक रखा जाता है`,
  outside: () => `डेटा`,
  kept: () => `कब तक`,
  ask: (a: { readonly on: string }) => `प्रश्न <m/> को भेजें। यह पेज पिछली बार ${dayInWords(a.on)} को बदला गया।`,
};
