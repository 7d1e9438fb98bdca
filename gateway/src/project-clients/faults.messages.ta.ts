// Written by npm run generate from faults.messages.ta.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `கிளையன்டுக்கு 1 முதல் ${numberInWords(a.most)} எழுத்துகள் கொண்ட பெயர் தேவை.`,
  nameTaken: () => `இந்தத் திட்டத்தில் இதே பெயரில் ஒரு கிளையன்ட் உள்ளது: வேறு பெயரைத் தேர்ந்தெடுக்கவும், அல்லது முதலில் அதை நீக்கவும்.`,
  most: (a: { readonly most: number }) => `ஒரு திட்டத்தில் ${numberInWords(a.most)} கிளையன்டுகள் இருக்கலாம்: புதியதைச் சேர்க்கும் முன் ஒன்றை நீக்கவும்.`,
  noMethod: (a: { readonly shown: string; readonly known: string }) => `${a.shown} என்பது கிளையன்ட் தன்னை நிரூபிக்கும் வழி அல்ல: ${a.known} என்பவற்றில் ஒன்றைத் தேர்ந்தெடுக்கவும்.`,
  needsKeys: () => `சாவியால் தன்னை நிரூபிக்கும் கிளையன்டுக்கு அதன் பொதுச் சாவிகள் தேவை: அவற்றை JWKS ஆகக் கொடுக்கவும்.`,
  needsNoKeys: () => `ரகசியத்தால் தன்னை நிரூபிக்கும் கிளையன்டுக்குச் சாவிகள் இல்லை: அவற்றை விட்டுவிடவும், அல்லது private_key_jwt என்பதைத் தேர்ந்தெடுக்கவும்.`,
  life: (a: { readonly days: number; readonly most: number }) => `${numberInWords(a.days)} என்பது கிளையன்டின் காலம் ஆகாது: 1 முதல் ${numberInWords(a.most)} வரை முழு நாட்களைக் கொடுக்கவும், அல்லது விட்டுவிடவும்.`,
  end: (a: { readonly most: number }) => `கிளையன்ட் இப்போதிலிருந்து ${numberInWords(a.most)} நாட்களுக்குள் முடியும், அல்லது ஒருபோதும் முடியாது.`,
  renewed: (a: { readonly hint: string }) => `இதற்கிடையில் கிளையன்டுக்குப் புதிய ரகசியம் கொடுக்கப்பட்டுவிட்டது; அது ${a.hint} என்று முடிகிறது. அதை நகலெடுக்கவில்லை என்றால், மீண்டும் கேட்கவும்.`,
  hasNoSecret: () => `இந்தக் கிளையன்ட் சாவியால் தன்னை நிரூபிக்கிறது, அதற்கு ரகசியம் இல்லை: அதன் சாவிகளை மாற்றவும்.`,
  hasEnded: () => `கிளையன்ட் முடிந்துவிட்டது; புதிய ரகசியமும் மறுக்கப்படும்: முதலில் அதற்குப் பிந்தைய முடிவைக் கொடுக்கவும்.`,
  keySetForm: (a: { readonly example: string }) => `இவை சாவிகள் அல்ல: ${a.example} போன்ற JWKS ஒன்றைக் கொடுக்கவும்.`,
  keySetCount: (a: { readonly most: number }) => `ஒரு கிளையன்டுக்கு 1 முதல் ${numberInWords(a.most)} சாவிகள் இருக்கும்.`,
  keySetLong: (a: { readonly most: number }) => `சாவிகள் ${numberInWords(a.most)} எழுத்துகளை விட நீளமாக உள்ளன: சான்றிதழ்களை விட்டுவிடவும்.`,
  keyPrivate: (a: { readonly number: number }) => `சாவி ${numberInWords(a.number)} இல் அதன் தனிப்பட்ட பகுதியும் உள்ளது. பொதுச் சாவிகளை மட்டும் கொடுக்கவும்; இது வெளியே வந்துவிட்டதால் புதிய இணையை உருவாக்கவும்.`,
  keyKind: (a: { readonly number: number }) => `சாவி ${numberInWords(a.number)} ஐ ஏற்க முடியாது: கையொப்பத்துக்கான பொதுச் சாவி ஒன்றைக் கொடுக்கவும்: P-256 கொண்ட EC, 2048 முதல் 4096 பிட் RSA, அல்லது Ed25519.`,
};
