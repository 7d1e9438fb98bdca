// Written by npm run generate from calendar.messages.hi.json: change that file.
import { dayInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  calendar: (a: { readonly tradition: 'amanta' | 'bengali' | 'gujarati' | 'malayalam' | 'purnimanta' | 'smarta_north' | 'smarta_south' | 'tamil' | 'telugu' | 'vaishnava_north' | 'vaishnava_south' }) => `${a.tradition === 'amanta' ? `अमांत पंचांग` : a.tradition === 'purnimanta' ? `पूर्णिमांत पंचांग` : a.tradition === 'gujarati' ? `गुजराती पंचांग` : a.tradition === 'telugu' ? `तेलुगु पंचांग` : a.tradition === 'tamil' ? `तमिल पंचांग` : a.tradition === 'malayalam' ? `मलयालम पंचांग` : a.tradition === 'bengali' ? `बंगाली पंचांग` : a.tradition === 'smarta_north' ? `उत्तर के स्मार्तों की व्रत-परंपरा` : a.tradition === 'smarta_south' ? `दक्षिण के स्मार्तों की व्रत-परंपरा` : a.tradition === 'vaishnava_north' ? `उत्तर के वैष्णवों की व्रत-परंपरा` : `दक्षिण के वैष्णवों की व्रत-परंपरा`}`,
  monthAnswer: (a: { readonly calendars: readonly string[]; readonly count: number }) => `${inWords(a.calendars)} के अनुसार इस महीने और स्थान के लिए ${a.count === 1 ? `एक प्रविष्टि है` : `${numberInWords(a.count)} प्रविष्टियाँ हैं`}।`,
  yearAnswer: (a: { readonly calendars: readonly string[]; readonly year: string; readonly count: number }) => `${inWords(a.calendars)} के अनुसार ${a.year} और इस स्थान के लिए ${a.count === 1 ? `एक प्रविष्टि है` : `${numberInWords(a.count)} प्रविष्टियाँ हैं`}।`,
  firstFestival: (a: { readonly title: string; readonly date: string }) => `पहला पर्व ${a.title} है, ${dayInWords(a.date)} को।`,
  moonMonths: () => `दिन इस स्थान पर सूर्य और चंद्रमा से तय होते हैं, इसलिए दूसरे स्थान पर दिन दूसरा हो सकता है।`,
  almanacRules: () => `राशि और नक्षत्र लाहिड़ी अयनांश से हैं, जैसे भारत के पंचांगों में। sunrise_rule में upper_limb और यही अयनांश भेजने पर get_panchang के दिन भी यही रहते हैं, पर वह चंद्रोदय नागरिक दिन का देता है।`,
  standIn: () => `कुछ दिनों में वहाँ सूर्य उदय और अस्त दोनों नहीं होता, इसलिए स्थानीय मध्यम समय 06:00 और 18:00 लिए गए हैं।`,
  older: () => `वाक्य पद्धति या सूर्य सिद्धांत के पंचांगों में दिन एक आगे या पीछे हो सकता है।`,
};
