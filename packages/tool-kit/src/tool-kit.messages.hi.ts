// Written by npm run generate from tool-kit.messages.hi.json: change that file.
import { digitsInWords, inWords, named, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  healthDisclaimer: () => `यह पारंपरिक ज्योतिषीय विचार है, रोग की पहचान, उसका पूर्वानुमान या उपचार की सलाह नहीं। यह चिकित्सक का स्थान कभी नहीं लेता और उपचार टालने, अस्वीकार करने या बंद करने का कारण कभी नहीं है। आपात स्थिति में स्थानीय आपातकालीन नंबर पर फ़ोन करें।`,
  longevityDisclaimer: () => `यह जीवन-शक्ति का पारंपरिक ज्योतिषीय वर्ग है, किसी की आयु का पूर्वानुमान नहीं। इसमें मृत्यु की कोई तिथि या आयु नहीं बताई गई और इससे निकाली भी नहीं जा सकती। यह रोग की पहचान नहीं है और चिकित्सक का स्थान कभी नहीं लेता। स्वास्थ्य या सुरक्षा की कोई भी चिंता हो तो चिकित्सक या स्थानीय हेल्पलाइन से बात करें।`,
  childDisclaimer: () => `यह अनुभवी सलाहकार के लिए पारंपरिक ज्योतिषीय विचार है, चिकित्सा या पालन-पोषण की सलाह नहीं। यह संतान के बारे में कुछ भी निश्चित नहीं कहता, लिंग नहीं बताता, और माता-पिता को डराने के लिए इसका उपयोग नहीं होना चाहिए। गर्भावस्था, प्रजनन और बच्चे के स्वास्थ्य का हर निर्णय चिकित्सक का है।`,
  legalDisclaimer: () => `यह पारंपरिक ज्योतिषीय विचार है, कानूनी सलाह नहीं। यह न्यायालय के किसी फ़ैसले का पूर्वानुमान नहीं करता और किसी परिणाम का भरोसा नहीं देता। कुछ करने से पहले योग्य वकील से पूछें, और हर कानूनी समय-सीमा का पालन करें।`,
  financialDisclaimer: () => `यह पारंपरिक ज्योतिषीय विचार है, निवेश, कर, ऋण या वित्त की सलाह नहीं। इसमें खरीदने, बेचने या रखने का कोई संकेत नहीं है और यह किसी लाभ का भरोसा नहीं देता। योग्य सलाहकार से पूछें, और उतना ही जोखिम लें जितनी हानि आप सह सकें।`,
  relationshipDisclaimer: () => `यह प्रवृत्तियों का पारंपरिक ज्योतिषीय विचार है, किसी व्यक्ति पर निर्णय या परामर्श नहीं। इसका उपयोग किसी पर आरोप लगाने, किसी को अस्वीकार करने या नियंत्रित करने के लिए नहीं होना चाहिए। संबंधित लोग जो कहते और चुनते हैं, वही पहले आता है।`,
  tendencyDisclaimer: () => `यह पारंपरिक ज्योतिषीय विचार है। यह तथ्य नहीं, प्रवृत्तियाँ बताता है, और किसी पर निर्णय नहीं देता।`,
  extensionNote: () => `यह सेवा का विस्तार है, यानी पारंपरिक नियमों का हमारा अपना मेल, जो किसी एक ग्रंथ में नहीं मिलता। इसे इसी रूप में बताएँ, और केपी का कोई निर्णय इस पर न टिकाएँ।`,
  beyondAges: (a: { readonly age: number; readonly last: number }) => `तब व्यक्ति की आयु ${numberInWords(a.age)} वर्ष होगी, और ${numberInWords(a.last)} वर्ष के बाद किसी विषय की तिथि नहीं बताई जाती।`,
  beginsLater: (a: { readonly matter: string; readonly from: number }) => `${a.matter} पर ${numberInWords(a.from)} वर्ष की आयु से विचार होता है, इसलिए अवधियाँ वहीं से हैं।`,
  clockStands: (a: { readonly at: string }) => `यह खाता परीक्षण के लिए है: इसकी घड़ी ${a.at} पर रुकी है, और हर कॉल इसी को वर्तमान समय मानती है।`,
  languageNotOffered: (a: { readonly tag: string; readonly offered: readonly string[] }) => `परिणाम "${a.tag}" में उपलब्ध नहीं हैं, इसलिए यह अंग्रेज़ी में है।${a.offered.length === 0 ? `` : ` दूसरी भाषाएँ: ${inWords(a.offered)}।`}`,
  namesAlone: (a: { readonly tag: string }) => `वाक्य अभी "${a.tag}" में उपलब्ध नहीं हैं, इसलिए वे अंग्रेज़ी में हैं। names में इस भाषा के नाम दिए गए हैं।`,
  birthUnused: (a: { readonly fields: readonly string[] }) => `यह टूल ${inWords(a.fields)} स्वीकार करता है, लेकिन ${pluralOf('hi', a.fields.length) === 'one' ? `इसका` : `इनका`} उपयोग नहीं करता।`,
  readWithBirthOffset: (a: { readonly fields: readonly string[]; readonly offset: string }) => `${inWords(a.fields)} को जन्म के समय-अंतर ${digitsInWords(a.offset)} से पढ़ा गया है। जहाँ घड़ियाँ ऋतु के साथ बदलती हैं, वहाँ time_zone भेजें।`,
  halfPlace: (a: { readonly given: string; readonly taken: string; readonly value: number }) => `केवल ${a.given} भेजा गया, इसलिए ${a.taken} जन्म वाला लिया गया है: ${numberInWords(a.value)}।`,
  clockNotSent: (a: { readonly field: string }) => `${a.field} नहीं भेजा गया, इसलिए वहाँ जन्म की घड़ी रखी गई है।`,
  unusedWithoutGroup: (a: { readonly field: string }) => `${a.field} केवल house_group के साथ गिना जाता है, इसलिए इसका उपयोग नहीं हुआ।`,
  relationUnused: () => `relation केवल किसी घटना या house_group के साथ गिना जाता है, इसलिए इसका उपयोग नहीं हुआ।`,
  pageOne: (a: { readonly what: string; readonly total: number; readonly end: number }) => `${named(a.what)}: कुल ${numberInWords(a.total)} में से क्रमांक ${numberInWords(a.end)}।`,
  pageSpan: (a: { readonly what: string; readonly total: number; readonly start: number; readonly end: number }) => `${named(a.what)}: कुल ${numberInWords(a.total)} में से ${numberInWords(a.start)} से ${numberInWords(a.end)}।`,
  nextPage: (a: { readonly page: number }) => `आगे के लिए पृष्ठ ${numberInWords(a.page)} मँगाएँ।`,
  lastPage: () => `यह अंतिम पृष्ठ है।`,
};
