// Written by npm run generate from protocol.messages.hi.json: change that file.

export const messages = {
  crisisLine: () => `मानसिक स्वास्थ्य के संकट में स्थानीय आपातकालीन सेवा या संकट-हेल्पलाइन से अभी संपर्क करें।`,
  childPanel: () => `बच्चे का पैनल केवल सलाहकार के लिए है; उसका परिणाम इसी रूप में माता-पिता या देखभाल करने वाले को कभी नहीं दिया जाता।`,
};
