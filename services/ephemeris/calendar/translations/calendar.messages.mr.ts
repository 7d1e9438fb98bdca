// Written by npm run generate from calendar.messages.mr.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  calendar: (a: { readonly tradition: 'amanta' | 'bengali' | 'gujarati' | 'malayalam' | 'purnimanta' | 'smarta_north' | 'smarta_south' | 'tamil' | 'telugu' | 'vaishnava_north' | 'vaishnava_south' }) => `${a.tradition === 'amanta' ? `अमांत पंचांग` : a.tradition === 'purnimanta' ? `पौर्णिमांत पंचांग` : a.tradition === 'gujarati' ? `गुजराती पंचांग` : a.tradition === 'telugu' ? `तेलुगू पंचांग` : a.tradition === 'tamil' ? `तमिळ पंचांग` : a.tradition === 'malayalam' ? `मल्याळम पंचांग` : a.tradition === 'bengali' ? `बंगाली पंचांग` : a.tradition === 'smarta_north' ? `उत्तरेकडील स्मार्तांची व्रते` : a.tradition === 'smarta_south' ? `दक्षिणेकडील स्मार्तांची व्रते` : a.tradition === 'vaishnava_north' ? `उत्तरेकडील वैष्णवांची व्रते` : `दक्षिणेकडील वैष्णवांची व्रते`}`,
  monthAnswer: (a: { readonly count: number; readonly calendars: readonly string[] }) => `या महिन्यासाठी आणि ठिकाणासाठी ${pluralOf('mr', a.count) === 'one' ? `एक नोंद आहे` : `${numberInWords(a.count)} नोंदी आहेत`}: ${inWords(a.calendars)}.`,
  yearAnswer: (a: { readonly year: string; readonly count: number; readonly calendars: readonly string[] }) => `${a.year} आणि या ठिकाणासाठी ${pluralOf('mr', a.count) === 'one' ? `एक नोंद आहे` : `${numberInWords(a.count)} नोंदी आहेत`}: ${inWords(a.calendars)}.`,
  firstFestival: (a: { readonly title: string; readonly date: string }) => `पहिला सण ${a.title} आहे, ${dayInWords(a.date)} रोजी.`,
  moonMonths: () => `दिवस या ठिकाणच्या सूर्य आणि चंद्रानुसार आहेत, म्हणून दुसऱ्या ठिकाणी वेगळा दिवस असू शकतो.`,
  almanacRules: () => `राशी आणि नक्षत्रे लाहिरी अयनांशाने आहेत, जशी भारतातील पंचांगांत. sunrise_rule म्हणून upper_limb आणि हाच अयनांश पाठवल्यास get_panchang चे दिवसही तेच असतात, पण त्यातील चंद्रोदय नागरी दिवसाचा असतो.`,
  standIn: () => `काही दिवशी तिथे सूर्य उगवणे आणि मावळणे दोन्ही होत नाही, म्हणून स्थानिक सरासरी वेळ ०६:०० आणि १८:०० घेतली आहे.`,
  older: () => `वाक्य पद्धतीच्या किंवा सूर्यसिद्धांताच्या पंचांगांत शेजारचा दिवस असू शकतो.`,
};
