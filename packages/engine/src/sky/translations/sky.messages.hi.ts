// Written by npm run generate from sky.messages.hi.json: change that file.
import { digitsInWords, instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  noPlacidus: (a: { readonly field: string; readonly latitude: number; readonly limit: string }) => `${a.field} ${numberInWords(a.latitude)} पर प्लासिडस भाव नहीं बनते, क्योंकि सीमा ${digitsInWords(a.limit)} अंश उत्तर या दक्षिण है। जिन टूल को भाव नहीं चाहिए वे उत्तर देते हैं, जैसे get_planets और get_dasha_periods। यदि ${numberInWords(a.latitude)} देशांतर है, तो दोनों को बदल दें।`,
  outsideEphemeris: (a: { readonly last: number; readonly told: boolean; readonly at: string }) => `पंचांग-गणना 1 जनवरी 1800, 06:00 UT, से ${numberInWords(a.last)} के अंत तक है। ${a.told ? `${instantInWords(a.at)} UT` : `पूछा गया समय`} इसके बाहर है, इसलिए कुछ दिन भीतर का समय दें।`,
};
