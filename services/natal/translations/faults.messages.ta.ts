// Written by npm run generate from faults.messages.ta.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  questionOrEvent: () => `"question" அல்லது "event" அனுப்பவும்.`,
  endsBeforeStart: (a: { readonly end: string }) => `end_date "${a.end}" தொடக்கத்துக்கு முன் உள்ளது. பிந்தைய தேதி அனுப்பவும்.`,
  budgetWanted: (a: { readonly sent: number }) => `இது ${numberInWords(a.sent)}, ஆனால் 600, 1500 அல்லது 4000 ஆக இருக்க வேண்டும். சரிசெய்து மீண்டும் அழைக்கவும்.`,
  person1Missing: () => `"person1" தரப்படவில்லை. datetime, latitude, longitude, utcOffsetMinutes உடன் person1, அல்லது முதல் நபரின் பிறப்பு விவரத்தை மேல் நிலையில் அனுப்பவும்.`,
  asOfBeforeBirth: (a: { readonly moment: string; readonly birth: string }) => `"as_of_date" மதிப்பு ${instantInWords(a.moment)}, இது ${instantInWords(a.birth)} பிறப்புக்கு முன். அதற்குப் பிந்தைய தேதி அனுப்பவும்.`,
  bornLater: (a: { readonly field: string; readonly birth: string; readonly moment: string }) => `"${a.field}" மதிப்பு ${instantInWords(a.birth)}, இது இப்போதைய நேரமான ${instantInWords(a.moment)}-க்குப் பின். நடந்த பிறப்பை அனுப்பவும்.`,
  eventsAndOther: (a: { readonly other: string }) => `"events", "${a.other}" இரண்டும் அனுப்பப்பட்டன. பெயரால் சில வரிசைகளுக்கு (ஒரு பக்கம்) events மட்டும் அனுப்பவும், அல்லது அதை விட்டு ${a.other} அனுப்பவும்.`,
  noRentOfVehicle: () => `வாடகை வசிக்க அல்லது பணி செய்ய ஓர் இடத்துக்கே ஆராயப்படுகிறது, எனவே intent "rent" kind "vehicle" உடன் பொருந்தாது. intent "buy", "sell" அல்லது "any", அல்லது வேறு kind அனுப்பவும்.`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field}.ayanamsa "${a.other}", ஆனால் முதல் நபர் "${a.frame}" கொண்டு படிக்கப்படுகிறார். இரு ஜாதகங்கள் ஒரே அயனாம்சத்தில் ஒப்பிடப்படுகின்றன, எனவே ${a.field}.ayanamsa விடவும் அல்லது இரண்டுக்கும் ஒரே மதிப்பை அனுப்பவும்.`,
  nothingToMeasure: () => `include_planets, include_cusps இரண்டும் false, எனவே அளக்க எதுவும் இல்லை. ஒன்றை விடவும் அல்லது true அனுப்பவும்.`,
};
