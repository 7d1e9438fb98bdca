// Written by npm run generate from overview.messages.mr.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  renamed: () => `API कीला नवीन नाव मिळाले आहे.`,
  revoked: () => `API की रद्द झाली आहे: यापुढे ती नाकारली जाते.`,
  disconnected: () => `ॲप वेगळे केले आहे: यापुढे ते नाकारले जाते.`,
  calendarsEnded: () => `कॅलेंडरचे सर्व पत्ते संपले आहेत.`,
  more: () => `API की आणि साधनानुसार, नाकारलेले कॉल, मागील महिने`,
  projectOf: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `<a/> या संस्थेचा प्रकल्प, जेथे तुम्ही ${a.role === 'owner' ? `मालक` : a.role === 'developer' ? `विकसक` : a.role === 'billing' ? `बिलिंग` : `वाचक`} आहात. व्यवस्थापकांना प्रश्नांसाठी क्रमांक: <b/>`,
  applications: () => `जोडलेले ॲप`,
  noApplications: () => `काही नाही. API कीशिवाय साइन इन करून जोडलेला क्लायंट इथे दिसतो.`,
  connectedOn: (a: { readonly at: string; readonly isUsed: boolean; readonly used: string }) => `${a.at} रोजी जोडले, ${a.isUsed ? `शेवटचा वापर ${a.used} रोजी` : `अजून वापरलेले नाही`}`,
  disconnect: (a: { readonly name: string }) => `वेगळे करा: ${a.name}`,
  disconnectHint: () => `ते एका सेकंदात नाकारले जाते. त्यातून तुम्ही केव्हाही पुन्हा साइन इन करू शकता.`,
  disconnectNow: (a: { readonly name: string }) => `आता वेगळे करा: ${a.name}`,
  calendars: () => `कॅलेंडरचे पत्ते`,
  calendarsText: () => `या प्रकल्पाच्या API कींनी <a>कॅलेंडरचे</a> पत्ते बनवले आहेत. असा पत्ता असलेल्यांना त्याचे कॅलेंडर वाचता येते, तासाला जास्तीत जास्त एक कॉल. त्यांचे इथे काहीही ठेवले जात नाही, म्हणून यादी दाखवता येत नाही.`,
  endAll: () => `कॅलेंडरचे सर्व पत्ते संपवा`,
  endAllHint: () => `आतापर्यंत बनवलेला प्रत्येक पत्ता कायमचा बंद होतो. कॅलेंडर प्रोग्राम असलेले राखतात आणि त्रुटी दाखवतात.`,
  endAllNow: () => `ते सर्व आता संपवा`,
  plan: (a: { readonly cap: 'hard' | 'soft' }) => `योजना <b/>: ${a.cap === 'soft' ? `कोट्याबाहेरचे कॉल चालतात, आणि त्यांचे बिल होते.` : `कोट्याबाहेरचे कॉल नाकारले जातात.`}`,
  overagePrice: () => `अशा <n/> कॉलचे मूल्य <b/>.`,
  beyond: (a: { readonly count: number }) => `${pluralOf('mr', a.count) === 'one' ? `${numberInWords(a.count)} कॉल कोट्याबाहेर होता.` : `${numberInWords(a.count)} कॉल कोट्याबाहेर होते.`}`,
};
