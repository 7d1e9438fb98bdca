// Written by npm run generate from forms.messages.te.json: change that file.

export const messages = {
  email: () => `ఈమెయిల్ చిరునామా`,
  emailHint: () => `దీనికి ఆరు అంకెల కోడ్ పంపబడుతుంది. పాస్‌వర్డ్ లేదు, కొత్త చిరునామా కొత్త ఖాతా తెరుస్తుంది.`,
  sendCode: () => `నాకు కోడ్ పంపండి`,
  code: () => `ఆరు అంకెల కోడ్`,
  codeHint: () => `ఇది పది నిమిషాలు, గరిష్ఠంగా ఐదు ప్రయత్నాలు చెల్లుతుంది.`,
  signingInAs: () => `<b/> గా సైన్ ఇన్`,
  signIn: () => `సైన్ ఇన్ చేయండి`,
  again: () => `కొత్త కోడ్ పంపండి, లేదా వేరే చిరునామా వాడండి`,
};
