// Written by npm run generate from sky.messages.mr.json: change that file.
import { digitsInWords, instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  noPlacidus: (a: { readonly field: string; readonly latitude: number; readonly limit: string }) => `${a.field} ${numberInWords(a.latitude)} वर प्लासिडस भाव नसतात, कारण मर्यादा उत्तर किंवा दक्षिण ${digitsInWords(a.limit)} अंश आहे. भाव न लागणारी साधने, जसे get_planets आणि get_dasha_periods, उत्तर देतात. ${numberInWords(a.latitude)} हे रेखांश असल्यास दोन्हींची अदलाबदल करा.`,
  outsideEphemeris: (a: { readonly last: number; readonly told: boolean; readonly at: string }) => `पंचांग-गणना १ जानेवारी १८००, ०६:०० UT पासून ${numberInWords(a.last)} अखेरपर्यंत आहे. ${a.told ? `${instantInWords(a.at)} UT` : `विचारलेला क्षण`} तिच्याबाहेर आहे, म्हणून काही दिवस आतील क्षण द्या.`,
};
