// Written by npm run generate from faults.messages.ta.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  issuer: (a: { readonly example: string }) => `வெளியிடுபவர் (issuer) போர்ட்டும் வினவலும் இல்லாத https முகவரி அல்ல. வழங்குநர் காட்டுவது போல எழுதவும், எடுத்துக்காட்டாக ${a.example}.`,
  clientId: (a: { readonly most: number }) => `கிளையன்ட் அடையாளத்தில் இடைவெளி இல்லாமல் 1 முதல் ${numberInWords(a.most)} எழுத்துகள் இருக்கும். வழங்குநரிடமிருந்து நகலெடுக்கவும்.`,
  clientSecret: (a: { readonly most: number }) => `கிளையன்ட் ரகசியத்தில் இடைவெளி இல்லாமல் 1 முதல் ${numberInWords(a.most)} எழுத்துகள் இருக்கும். வழங்குநரிடமிருந்து நகலெடுக்கவும்.`,
  newSecret: () => `புதிய வழங்குநர் அல்லது கிளையன்ட்டுக்கு அதன் ரகசியம் தேவை. வழங்குநரிடமிருந்து நகலெடுக்கவும்.`,
  claim: (a: { readonly claim: string; readonly first: string; readonly second: string }) => `${a.claim} என்பது ${a.first} அல்லது ${a.second} போன்ற புலத்தின் பெயர் அல்ல.`,
  groups: (a: { readonly most: number }) => `அதிகபட்சம் ${numberInWords(a.most)} குழுக்கள் பொறுப்புகளைத் தரலாம்: சிலவற்றை விடவும்.`,
  groupName: (a: { readonly most: number }) => `குழுவின் பெயரில் 1 முதல் ${numberInWords(a.most)} எழுத்துகள் இருக்கும்.`,
  groupTwice: (a: { readonly group: string }) => `${a.group} என்ற குழுவுக்கு இரண்டு பொறுப்புகள் உள்ளன: அவற்றில் ஒன்றை விடவும்.`,
  hours: (a: { readonly most: number }) => `ஓர் அமர்வு 1 முதல் ${numberInWords(a.most)} முழு மணி நேரம் நீடிக்கும்.`,
  domains: (a: { readonly most: number }) => `ஒரு நிறுவனத்துக்கு அதிகபட்சம் ${numberInWords(a.most)} டொமைன்கள்: முதலில் ஒன்றை நீக்கவும்.`,
  noAnswer: (a: { readonly domain: string }) => `${a.domain} டொமைனின் பெயர்ச் சேவையகங்கள் பதிலளிக்கவில்லை. சில நிமிடங்களில் மீண்டும் முயலவும்.`,
  ofAnother: (a: { readonly domain: string }) => `${a.domain} டொமைனை வேறொரு நிறுவனம் சரிபார்த்துள்ளது. முதலில் அங்கே அதை நீக்கவும், அல்லது அதன் பதிவை எடுத்துவிட்டு ஒரு வாரம் காத்திருக்கவும்.`,
  domain: (a: { readonly example: string }) => `இது மின்னஞ்சல் முகவரிகளின் டொமைன் அல்ல. ${a.example} போல எழுதவும்.`,
  scimTokens: (a: { readonly most: number }) => `ஒரு நிறுவனத்துக்கு அதிகபட்சம் ${numberInWords(a.most)} SCIM டோக்கன்கள்: முதலில் ஒன்றை ரத்து செய்யவும்.`,
};
