// Written by npm run generate from sky.messages.ta.json: change that file.
import { digitsInWords, instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  noPlacidus: (a: { readonly field: string; readonly latitude: number; readonly limit: string }) => `${a.field} ${numberInWords(a.latitude)} இடத்தில் பிளாசிடஸ் பாவங்கள் இல்லை, ஏனெனில் எல்லை வடக்கே அல்லது தெற்கே ${digitsInWords(a.limit)} பாகை. get_planets, get_dasha_periods போன்ற பாவம் தேவையில்லாத கருவிகள் பதில் தரும். ${numberInWords(a.latitude)} என்பது தீர்க்கரேகை எனில், இரண்டையும் மாற்றவும்.`,
  outsideEphemeris: (a: { readonly last: number; readonly told: boolean; readonly at: string }) => `கிரக நிலைக் கணிதம் 1 ஜனவரி 1800, 06:00 UT முதல் ${numberInWords(a.last)} முடிவு வரை. ${a.told ? `${instantInWords(a.at)} UT` : `கேட்ட நேரம்`} அதற்கு வெளியே உள்ளது, எனவே சில நாட்கள் உள்ளே ஒரு நேரத்தைத் தரவும்.`,
};
