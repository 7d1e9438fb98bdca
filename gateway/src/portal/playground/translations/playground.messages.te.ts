// Written by npm run generate from playground.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  title: () => `సాధనాలను ప్రయత్నించండి`,
  lead: (a: { readonly count: number; readonly ofProject: boolean }) => `ఒక జననం గురించి అడగండి, లేదా ${numberInWords(a.count)} సాధనాల్లో ఏదైనా నడపండి, ${a.ofProject ? `ఈ ప్రాజెక్ట్ కోటాపై` : `మీ సొంత కోటాపై`}. <a>ఇది పని చేసే విధం (ఆంగ్లంలో)</a>`,
  publicLead: (a: { readonly count: number; readonly calls: number }) => `ఒక జననం గురించి అడగండి, లేదా ${numberInWords(a.count)} సాధనాల్లో ఏదైనా నడపండి, సైన్ ఇన్ లేకుండా: గంటకు ${numberInWords(a.calls)} కాల్‌లు. సొంత కోటా కోసం <b>సైన్ ఇన్ చేయండి</b>. <a>ఇది పని చేసే విధం (ఆంగ్లంలో)</a>`,
  inEnglish: () => `సాధనాలు తమ గురించి, తమ ఫీల్డ్‌ల గురించి చెప్పేవి ఆంగ్లంలో ఉన్నాయి.`,
  noScript: () => `ఈ పేజీకి స్క్రిప్ట్ కావాలి, ఈ బ్రౌజర్‌లో స్క్రిప్ట్‌లు ఆపివేసి ఉన్నాయి.`,
  demoUsedUp: () => `ఈ గంటకు డెమో అయిపోయింది. కొనసాగడానికి సైన్ ఇన్ చేయండి.`,
  demoClosed: () => `డెమో ప్రస్తుతం మూసి ఉంది. కొనసాగడానికి సైన్ ఇన్ చేయండి.`,
  demoBusy: () => `ప్రస్తుతం చాలామంది డెమో ప్రయత్నిస్తున్నారు. ఒక సెకనులో మళ్లీ ప్రయత్నించండి, లేదా కొనసాగడానికి సైన్ ఇన్ చేయండి.`,
  askedTooMuch: (a: { readonly seconds: number }) => `ఈ చిరునామా నుంచి మరీ ఎక్కువ అడిగారు. ${numberInWords(a.seconds)} సెకన్లలో మళ్లీ ప్రయత్నించండి.`,
};
