// Written by npm run generate from sign-in.messages.te.json: change that file.

export const messages = {
  signIn: () => `సైన్ ఇన్ చేయండి`,
  withPasskey: () => `పాస్‌కీతో సైన్ ఇన్ చేయండి`,
  nothingCame: () => `ఇది కుదరలేదు: బ్రౌజర్‌లో దీనికి పాస్‌కీ లేదు, లేదా రద్దు చేశారు.`,
  whatFor: () => `ఇక్కడ API కీలు తయారు చేసి, మీ వినియోగం చూడవచ్చు.`,
  typeCode: () => `కోడ్ టైప్ చేయండి`,
  unusable: () => `ఈ కోడ్ వాడటం కుదరదు`,
  newCode: () => `కొత్త కోడ్ పొందండి`,
};
