// Written by npm run generate from faults.messages.ta.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  tooLong: (a: { readonly length: string; readonly most: number }) => `முகவரியில் ${digitsInWords(a.length)} எழுத்துகள் உள்ளன: அதிகபட்சம் ${numberInWords(a.most)} எழுத்துகள் உள்ள ஒன்றைத் தரவும்.`,
  notPublic: (a: { readonly example: string }) => `முகவரி https-ஆகவும், அதன் வழக்கமான போர்ட்டிலும், பயனர் பெயரோ கடவுச்சொல்லோ இல்லாமலும் இருக்க வேண்டும், எடுத்துக்காட்டாக ${a.example}.`,
  noEvent: (a: { readonly named: string; readonly known: string }) => `${a.named} என்ற நிகழ்வு இல்லை. இருப்பவை: ${a.known}.`,
  most: (a: { readonly most: number }) => `ஒரு நிறுவனத்துக்கு அதிகபட்சம் ${numberInWords(a.most)} வெப்ஹூக்குகள்: முதலில் ஒன்றை நீக்கவும்.`,
  taken: () => `இந்த முகவரியில் நிறுவனத்துக்கு ஒரு வெப்ஹூக் உள்ளது: அதையே மாற்றவும்.`,
  otherNumber: (a: { readonly has: string; readonly next: string }) => `வெப்ஹூக்குக்கு ரகசியம் ${digitsInWords(a.has)} உள்ளது: வேறொன்றைப் பெற ${digitsInWords(a.next)} கேட்கவும்.`,
  changed: () => `ரகசியம் சற்று முன் மாற்றப்பட்டது: மீண்டும் பார்க்கவும்.`,
  disabled: () => `வெப்ஹூக் நிறுத்தப்பட்டுள்ளது: முதலில் அதை மீண்டும் சேமிக்கவும், அது இயங்கத் தொடங்கும்.`,
};
