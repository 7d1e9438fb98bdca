// Written by npm run generate from protocol.messages.ta.json: change that file.

export const messages = {
  crisisLine: () => `மனநல நெருக்கடியில் உள்ளூர் அவசர சேவையை அல்லது உதவி எண்ணை இப்போதே அணுகவும்.`,
  childPanel: () => `குழந்தைப் பார்வை ஆலோசகருக்கு மட்டுமே; அதன் நேரடி முடிவு பெற்றோருக்கோ பராமரிப்பவருக்கோ ஒருபோதும் செல்லாது.`,
};
