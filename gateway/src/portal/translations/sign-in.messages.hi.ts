// Written by npm run generate from sign-in.messages.hi.json: change that file.

export const messages = {
  signIn: () => `साइन इन`,
  withPasskey: () => `पासकी से साइन इन करें`,
  nothingCame: () => `कुछ नहीं हुआ: इसके लिए ब्राउज़र में कोई पासकी नहीं है, या उसे रद्द किया गया।`,
  whatFor: () => `यहाँ आप API कुंजियाँ बनाते हैं और अपना उपयोग देखते हैं।`,
  typeCode: () => `कोड लिखें`,
  unusable: () => `इस कोड का उपयोग नहीं हो सकता`,
  newCode: () => `नया कोड लें`,
};
