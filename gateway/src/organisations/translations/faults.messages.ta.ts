// Written by npm run generate from faults.messages.ta.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly what: string; readonly most: number }) => `${a.what === 'organisation' ? `நிறுவனத்துக்கு` : a.what === 'project' ? `திட்டத்துக்கு` : `${a.what}`} 1 முதல் ${numberInWords(a.most)} எழுத்துகள் கொண்ட பெயர் தேவை.`,
  hasProjects: () => `நிறுவனத்துக்குத் திட்டங்கள் உள்ளன: முதலில் அவற்றை நீக்கவும் அல்லது மாற்றவும்.`,
  mostMemberships: (a: { readonly most: number }) => `ஒருவர் ${numberInWords(a.most)} நிறுவனங்களில் இருக்கலாம்: முதலில் ஒன்றிலிருந்து விலகவும்.`,
  mostProjects: (a: { readonly most: number }) => `ஒரு நிறுவனத்துக்கு அதிகபட்சம் ${numberInWords(a.most)} திட்டங்கள்: முதலில் ஒன்றை நீக்கவும் அல்லது மாற்றவும்.`,
  nameTaken: () => `இந்தப் பெயரில் நிறுவனத்துக்கு ஒரு திட்டம் உள்ளது: வேறு பெயரைத் தேர்ந்தெடுக்கவும்.`,
  mostMembers: (a: { readonly most: number }) => `ஒரு நிறுவனத்துக்கு அதிகபட்சம் ${numberInWords(a.most)} உறுப்பினர்கள்: உரிமையாளர் முதலில் ஒருவரை நீக்க வேண்டும்.`,
  noAddress: (a: { readonly example: string }) => `இது செய்தி அனுப்பக்கூடிய மின்னஞ்சல் முகவரி அல்ல. ${a.example} போல இருக்க வேண்டும்.`,
  notSent: () => `செய்தியை அனுப்ப முடியவில்லை. முகவரியைச் சரிபார்க்கவும், அல்லது பிறகு மீண்டும் முயலவும்.`,
  tooMany: () => `அண்மையில் மிக அதிக அழைப்பிதழ்கள் அனுப்பப்பட்டன.`,
  mostInvitations: (a: { readonly most: number }) => `ஒரு நிறுவனத்துக்கு அதிகபட்சம் ${numberInWords(a.most)} திறந்த அழைப்பிதழ்கள்: முதலில் ஒன்றை ரத்து செய்யவும்.`,
  keyNameTaken: () => `இந்தப் பெயரில் ஒரு நிர்வாக விசை உள்ளது: வேறு பெயரைத் தேர்ந்தெடுக்கவும், அல்லது முதலில் அந்த விசையை ரத்து செய்யவும்.`,
  mostManagementKeys: (a: { readonly most: number }) => `${numberInWords(a.most)} நிர்வாக விசைகள் இருக்கலாம்: முதலில் ஒன்றை ரத்து செய்யவும்.`,
  life: (a: { readonly most: number; readonly days: number }) => `விசை 1 முதல் ${numberInWords(a.most)} நாட்கள், அல்லது ரத்து செய்யப்படும் வரை இருக்கும்: ${numberInWords(a.days)} இரண்டும் அல்ல.`,
};
