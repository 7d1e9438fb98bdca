// Written by npm run generate from allowance.messages.ta.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  spentSubject: () => `உங்கள் Cuspal ஒதுக்கீடு முடிந்தது`,
  usedSubject: (a: { readonly percent: number }) => `உங்கள் Cuspal ஒதுக்கீட்டில் ${numberInWords(a.percent)} % பயன்படுத்தப்பட்டது`,
  usedByYou: (a: { readonly month: string; readonly allowance: string; readonly used: string }) => `${a.month}: ${a.allowance} கொண்ட ஒதுக்கீட்டில் ${a.used} பயன்படுத்தினீர்கள்.`,
  usedByProject: (a: { readonly month: string; readonly allowance: string; readonly used: string; readonly project: string }) => `${a.month}: ${a.allowance} கொண்ட ஒதுக்கீட்டில் ${a.used} பயன்படுத்திய திட்டம் ${a.project}.`,
  softSpent: (a: { readonly begins: string }) => `அழைப்புகள் தொடரும். ஒதுக்கீட்டுக்கு மேலானவை ${a.begins} வரை கணக்கிடப்படும்; உங்கள் திட்டத்தின்படி அவற்றுக்குக் கட்டணம் உண்டு. அப்போது ஒதுக்கீடு மீண்டும் தொடங்கும்.`,
  left: (a: { readonly calls: string; readonly count: number; readonly begins: string }) => `மீதம்: ${a.calls}. ${pluralOf('ta', a.count) === 'one' ? `அது` : `அவை`} செல்லும் காலம் ${a.begins} வரை, அப்போது ஒதுக்கீடு மீண்டும் தொடங்கும்.`,
  thenBilled: () => `அவற்றுக்கு மேலான அழைப்புகள் தொடரும்; உங்கள் திட்டத்தின்படி அவற்றுக்குக் கட்டணம் உண்டு.`,
  thenPrepaid: (a: { readonly extra: string }) => `அதன் பின் முன்கட்டண அழைப்புகள் எடுக்கப்படும். உங்களிடம் உள்ளவை ${a.extra}.`,
  thenRefused: (a: { readonly count: number }) => `${pluralOf('ta', a.count) === 'one' ? `அது` : `அவை`} முடிந்த பின், அதுவரை கருவி அழைப்புகள் மறுக்கப்படும்.`,
  prepaidTaken: (a: { readonly extra: string; readonly begins: string }) => `இப்போது முன்கட்டண அழைப்புகள் எடுக்கப்படுகின்றன. உங்களிடம் உள்ளவை ${a.extra}. அவை முடிந்த பின் ${a.begins} வரை கருவி அழைப்புகள் மறுக்கப்படும்.`,
  refused: (a: { readonly begins: string }) => `${a.begins} வரை கருவி அழைப்புகள் மறுக்கப்படும், அப்போது ஒதுக்கீடு மீண்டும் தொடங்கும். மறுக்கப்பட்ட அழைப்புகளுக்குக் கட்டணம் இல்லை.`,
  canDo: (a: { readonly usage: string; readonly home: string }) => `நீங்கள் செய்யக்கூடியவை:

- எந்த விசை, செயலி, கருவி அவற்றைப் பயன்படுத்தியது என்று பார்க்கவும்: ${a.usage}
- அறியாத விசையை ரத்து செய்யவும், அல்லது அறியாத செயலியைத் துண்டிக்கவும்: ${a.home}
- பெரிய ஒதுக்கீட்டைச் சேவையகத்தின் நிர்வாகியிடம் கேட்கவும்.`,
  often: (a: { readonly planned: boolean }) => `இந்தச் செய்தி மாதத்தில் ${a.planned ? `50 %-இல் ஒரு முறை, 80 %-இல் ஒரு முறை,` : `80 %-இல் ஒரு முறை,`} 100 %-இல் ஒரு முறை அனுப்பப்படும்.`,
};
