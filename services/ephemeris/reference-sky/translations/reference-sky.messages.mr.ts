// Written by npm run generate from reference-sky.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  moonSubsLeftOut: () => `चंद्राचे उपनक्षत्र प्रवेश वगळले आहेत. राहू आणि केतू मध्यम आहेत, ते नेहमी उलट चालतात.`,
  planetsOnDays: (a: { readonly days: number }) => `हे ${numberInWords(a.days)} दिवसांतील केपी राशिचक्रातील नऊ ग्रह, ते कशात प्रवेश करतात आणि कुठे वळतात यासह दाखवते.`,
  tableOfSubs: (a: { readonly subs: number }) => `ही ${numberInWords(a.subs)} उपनक्षत्रांची केपी सारणी आहे, प्रश्नसंख्या आपले लग्न तिच्यातून घेते.`,
  rowOfSubs: (a: { readonly subs: number; readonly row: number }) => `ही केपीच्या ${numberInWords(a.subs)} उपनक्षत्रांपैकी ओळ ${numberInWords(a.row)} आहे, तिचे स्वामी, सीमा आणि शेजारी यांसह.`,
  readAsPlace: () => `अक्षांश आणि रेखांश एकत्र आले, म्हणून ते स्थान मानले आणि वापरले नाहीत. निरयन भोगांश पाहण्यासाठी तो अक्षांशाशिवाय पाठवा.`,
};
