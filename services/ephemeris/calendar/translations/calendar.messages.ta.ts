// Written by npm run generate from calendar.messages.ta.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  calendar: (a: { readonly tradition: 'amanta' | 'bengali' | 'gujarati' | 'malayalam' | 'purnimanta' | 'smarta_north' | 'smarta_south' | 'tamil' | 'telugu' | 'vaishnava_north' | 'vaishnava_south' }) => `${a.tradition === 'amanta' ? `அமாந்த நாட்காட்டி` : a.tradition === 'purnimanta' ? `பூர்ணிமாந்த நாட்காட்டி` : a.tradition === 'gujarati' ? `குஜராத்தி நாட்காட்டி` : a.tradition === 'telugu' ? `தெலுங்கு நாட்காட்டி` : a.tradition === 'tamil' ? `தமிழ் நாட்காட்டி` : a.tradition === 'malayalam' ? `மலையாள நாட்காட்டி` : a.tradition === 'bengali' ? `வங்காள நாட்காட்டி` : a.tradition === 'smarta_north' ? `வட ஸ்மார்த்த விரதங்கள்` : a.tradition === 'smarta_south' ? `தென் ஸ்மார்த்த விரதங்கள்` : a.tradition === 'vaishnava_north' ? `வட வைணவ விரதங்கள்` : `தென் வைணவ விரதங்கள்`}`,
  monthAnswer: (a: { readonly count: number; readonly calendars: readonly string[] }) => `இந்த மாதத்துக்கும் இடத்துக்கும் ${pluralOf('ta', a.count) === 'one' ? `ஒரு பதிவு உள்ளது` : `${numberInWords(a.count)} பதிவுகள் உள்ளன`}: ${inWords(a.calendars)}.`,
  yearAnswer: (a: { readonly year: string; readonly count: number; readonly calendars: readonly string[] }) => `${a.year} ஆண்டுக்கும் இந்த இடத்துக்கும் ${pluralOf('ta', a.count) === 'one' ? `ஒரு பதிவு உள்ளது` : `${numberInWords(a.count)} பதிவுகள் உள்ளன`}: ${inWords(a.calendars)}.`,
  firstFestival: (a: { readonly date: string; readonly title: string }) => `முதல் பண்டிகை ${dayInWords(a.date)} அன்று ${a.title}.`,
  moonMonths: () => `நாட்கள் இந்த இடத்தின் சூரியன், சந்திரனைப் பொறுத்தவை, எனவே வேறு இடத்தில் நாள் வேறாகலாம்.`,
  almanacRules: () => `ராசிகளும் நட்சத்திரங்களும் இந்தியப் பஞ்சாங்கங்களைப் போல லாஹிரி அயனாம்சப்படி உள்ளன. sunrise_rule என upper_limb, இதே அயனாம்சம் அனுப்பினால் get_panchang நாட்களும் இவையே, ஆனால் அதன் சந்திரோதயம் நாட்காட்டி நாளுக்கானது.`,
  standIn: () => `சில நாட்களில் சூரியன் உதித்து மறைவது இரண்டும் அங்கே இல்லை, எனவே உள்ளூர் சராசரி நேரம் 06:00 மற்றும் 18:00 பதிலாக நிற்கின்றன.`,
  older: () => `வாக்கியப் பஞ்சாங்கம் அல்லது சூரிய சித்தாந்தப் பஞ்சாங்கத்தில் முந்தைய அல்லது அடுத்த நாள் வரலாம்.`,
};
