// Written by npm run generate from mails.messages.ta.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  invitedSubject: () => `Cuspal-இல் ஒரு நிறுவனத்துக்கு அழைப்பிதழ்`,
  invitedBy: (a: { readonly from: string }) => `${a.from} உங்களை Cuspal-இல் ஒரு நிறுவனத்துக்கு அழைக்கிறார்.`,
  invitedByOperator: () => `இந்தச் சேவையகத்தின் நிர்வாகி உங்களை Cuspal-இல் ஒரு நிறுவனத்துக்கு அழைக்கிறார்.`,
  accept: (a: { readonly page: string; readonly days: number }) => `அது எந்த நிறுவனம் என்று பார்க்க, ஏற்க அல்லது மறுக்க, இதைத் திறக்கவும்

    ${a.page}

பிறகு இந்த முகவரியுடன் உள்நுழையவும். அழைப்பிதழ் ${numberInWords(a.days)} நாட்களுக்குச் செல்லும், ஒரு முறை மட்டும் பயன்படும்.`,
  unknown: () => `இவர் யார் என்று தெரியாவிட்டால், எதுவும் செய்ய வேண்டாம்: நீங்கள் இல்லாமல் எதுவும் நடக்காது.`,
};
