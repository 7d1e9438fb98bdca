// Written by npm run generate from protocol.messages.mr.json: change that file.

export const messages = {
  crisisLine: () => `मानसिक आरोग्याच्या तातडीच्या प्रसंगी स्थानिक आपत्कालीन सेवेशी किंवा मदत हेल्पलाइनशी आत्ताच संपर्क साधा.`,
  childPanel: () => `बालकाचा अहवाल फक्त सल्लागारासाठी आहे; त्याचा मूळ निकाल पालकांना किंवा सांभाळणाऱ्यांना कधीही दिला जात नाही.`,
};
