// Written by npm run generate from sign-in.messages.ta.json: change that file.

export const messages = {
  signIn: () => `உள்நுழைவு`,
  withPasskey: () => `கடவுச்சாவி மூலம் உள்நுழையவும்`,
  nothingCame: () => `எதுவும் நடக்கவில்லை: உலாவியில் இதற்கான கடவுச்சாவி இல்லை, அல்லது அது ரத்து செய்யப்பட்டது.`,
  whatFor: () => `இங்கே API விசைகளை உருவாக்கி, உங்கள் பயன்பாட்டைப் பார்க்கலாம்.`,
  typeCode: () => `குறியீட்டை உள்ளிடவும்`,
  unusable: () => `இந்தக் குறியீட்டைப் பயன்படுத்த முடியாது`,
  newCode: () => `புதிய குறியீட்டைப் பெறவும்`,
};
