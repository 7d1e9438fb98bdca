// Written by npm run generate from faults.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `क्लायंटला १ ते ${numberInWords(a.most)} अक्षरांचे नाव लागते.`,
  nameTaken: () => `प्रकल्पात या नावाचा क्लायंट आहे: दुसरे नाव निवडा, किंवा आधी तो क्लायंट काढा.`,
  most: (a: { readonly most: number }) => `प्रकल्पात ${numberInWords(a.most)} क्लायंट असू शकतात: दुसरा जोडण्याआधी एक काढा.`,
  noMethod: (a: { readonly shown: string; readonly known: string }) => `${a.shown} ही क्लायंटने ओळख देण्याची पद्धत नाही: यांपैकी एक निवडा: ${a.known}.`,
  noProofRule: (a: { readonly shown: string; readonly known: string }) => `${a.shown} हा कीच्या पुराव्याचा नियम नाही: यांपैकी एक निवडा: ${a.known}.`,
  needsKeys: () => `कीने ओळख देणाऱ्या क्लायंटला त्याच्या सार्वजनिक की लागतात: त्या JSON वेब की संच म्हणून द्या.`,
  needsNoKeys: () => `गुप्त कोडने ओळख देणाऱ्या क्लायंटला की नसतात: त्या वगळा, किंवा private_key_jwt निवडा.`,
  keysTwice: () => `की द्या, किंवा त्या प्रकाशित करणारा पत्ता, दोन्ही नाही.`,
  keysAddress: (a: { readonly most: number }) => `हा कींचा पत्ता नाही: https:// ने सुरू होणारा, नेहमीच्या पोर्टवरचा, पासवर्ड नसलेला, जास्तीत जास्त ${numberInWords(a.most)} अक्षरांचा पत्ता द्या.`,
  keysUnread: () => `या पत्त्यावर की वाचता आल्या नाहीत: तो सार्वजनिक होस्टवर असावा, दुसरीकडे न नेता पाच सेकंदांत उत्तर द्यावे, आणि सहीसाठी सार्वजनिक की असलेला JSON वेब की संच असावा.`,
  life: (a: { readonly days: number; readonly most: number }) => `${numberInWords(a.days)} ही क्लायंटची मुदत नाही: १ ते ${numberInWords(a.most)} पूर्ण दिवस द्या, किंवा ते वगळा.`,
  end: (a: { readonly most: number }) => `क्लायंट आतापासून ${numberInWords(a.most)} दिवसांच्या आत संपतो, किंवा कधीही नाही.`,
  renewed: (a: { readonly hint: string }) => `दरम्यान या क्लायंटला नवीन गुप्त कोड मिळाला आहे, ज्याच्या शेवटी ${a.hint} आहे. तो कॉपी केला नसल्यास पुन्हा मागा.`,
  hasNoSecret: () => `हा क्लायंट कीने ओळख देतो आणि त्याला गुप्त कोड नाही: त्याच्या की बदला.`,
  hasEnded: () => `हा क्लायंट संपला आहे, आणि नवीन गुप्त कोडही नाकारला जाईल: आधी त्याला नंतरची मुदत द्या.`,
  keySetForm: (a: { readonly example: string }) => `या की नाहीत: ${a.example} सारखा JSON वेब की संच द्या.`,
  keySetCount: (a: { readonly most: number }) => `क्लायंटला १ ते ${numberInWords(a.most)} की असतात.`,
  keySetLong: (a: { readonly most: number }) => `की ${numberInWords(a.most)} अक्षरांपेक्षा लांब आहेत: प्रमाणपत्रे वगळा.`,
  keyPrivate: (a: { readonly number: number }) => `की ${numberInWords(a.number)} मध्ये तिचा खासगी भाग आहे. फक्त सार्वजनिक की द्या, आणि नवीन जोडी बनवा, कारण ही तिची जागा सोडून बाहेर गेली आहे.`,
  keyKind: (a: { readonly number: number }) => `की ${numberInWords(a.number)} घेता येत नाही: सहीसाठी सार्वजनिक की द्या, EC P-256 सह, RSA २०४८ ते ४०९६ बिटची, किंवा Ed25519.`,
};
