import { areaParts, liesIn } from './areas.ts';
import { foldedKey, foldedWords } from './fold.ts';
import type { Gazetteer } from './gazetteer.ts';

interface FurtherNames {
  /** As the gazetteer has it: the most populous place of that name there. */
  readonly name: string;
  /** Country, or region and country. */
  readonly within: string;
  readonly names: readonly string[];
}

/** Official and usual names of large cities, in scripts of the people who live there, that the sources lack. */
export const FURTHER_NAMES: readonly FurtherNames[] = [
  { name: 'Bengaluru', within: 'IN', names: ['बेंगलुरु', 'बेंगलूरु', 'बेंगलूर', 'பெங்களூரு', 'బెంగళూరు', 'બેંગલુરુ'] },
  { name: 'Hyderabad', within: 'IN', names: ['ஐதராபாத்', 'హైదరాబాద్', 'ಹೈದರಾಬಾದ್', 'ഹൈദരാബാദ്'] },
  { name: 'Delhi', within: 'IN', names: ['ഡൽഹി'] },
  { name: 'Ahmedabad', within: 'IN', names: ['ಅಹಮದಾಬಾದ್'] },
  { name: 'Chennai', within: 'IN', names: ['چنئی'] },
  { name: 'Kolkata', within: 'IN', names: ['కోల్‌కతా', 'ಕೋಲ್ಕತ್ತಾ'] },
  { name: 'Pune', within: 'IN', names: ['પુણે', 'புனே', 'പൂനെ'] },
  { name: 'Jaipur', within: 'IN', names: ['ஜெய்ப்பூர்', 'జైపూర్'] },
  { name: 'Lucknow', within: 'IN', names: ['লখনউ'] },
  { name: 'Kanpur', within: 'IN', names: ['کانپور'] },
  { name: 'Indore', within: 'IN', names: ['इंदौर'] },
  { name: 'Rajkot', within: 'IN', names: ['રાજકોટ', 'राजकोट'] },
  { name: 'Varanasi', within: 'IN', names: ['बनारस', 'వారణాసి', 'ವಾರಣಾಸಿ', 'വാരാണസി', 'বারাণসী', 'વારાણસી'] },
  {
    name: 'Aurangabad',
    within: 'Maharashtra IN',
    names: ['छत्रपती संभाजीनगर', 'छत्रपति संभाजीनगर'],
  },
  { name: 'Prayagraj', within: 'IN', names: ['प्रयागराज'] },
  { name: 'Howrah', within: 'IN', names: ['हावड़ा'] },
  { name: 'Gwalior', within: 'IN', names: ['ग्वालियर'] },
  { name: 'Coimbatore', within: 'IN', names: ['कोयंबटूर'] },
  { name: 'Solapur', within: 'IN', names: ['सोलापुर'] },
  { name: 'Mysuru', within: 'IN', names: ['മൈസൂർ'] },
  { name: 'Tiruchirappalli', within: 'IN', names: ['திருச்சி'] },
  { name: 'Moradabad', within: 'IN', names: ['मुरादाबाद'] },
  { name: 'Bhubaneswar', within: 'IN', names: ['ଭୁବନେଶ୍ୱର'] },
  { name: 'Kozhikode', within: 'IN', names: ['कोझिकोड'] },
  { name: 'Warangal', within: 'IN', names: ['వరంగల్'] },
  { name: 'Mangaluru', within: 'IN', names: ['मंगलूर', 'मंगलुरु'] },
  { name: 'Puducherry', within: 'IN', names: ['புதுச்சேரி', 'पुदुच्चेरी'] },
  { name: 'Thrissur', within: 'IN', names: ['തൃശൂർ'] },
  { name: 'Belagavi', within: 'IN', names: ['बेळगाव'] },
  { name: 'Davangere', within: 'IN', names: ['ದಾವಣಗೆರೆ'] },
  { name: 'Jhansi', within: 'IN', names: ['झांसी', 'झाँसी'] },
  { name: 'Gandhinagar', within: 'IN', names: ['गांधीनगर'] },
  { name: 'Kolhapur', within: 'IN', names: ['कोल्हापूर', 'कोल्हापुर'] },
  { name: 'Sangli', within: 'IN', names: ['सांगली'] },
  { name: 'Gaya', within: 'Bihar IN', names: ['गया'] },
  { name: 'Bhagalpur', within: 'IN', names: ['भागलपुर'] },
  { name: 'Patiala', within: 'IN', names: ['ਪਟਿਆਲਾ'] },
  { name: 'Puri', within: 'IN', names: ['ପୁରୀ', 'पुरी'] },
  { name: 'Kalyan', within: 'IN', names: ['कल्याण'] },
  { name: 'Trincomalee', within: 'LK', names: ['திருகோணமலை'] },
  { name: 'London', within: 'GB', names: ['லண்டன்'] },
  {
    name: 'New York City',
    within: 'US',
    names: ['நியூயார்க்', 'న్యూయార్క్', 'ನ್ಯೂಯಾರ್ಕ್', 'ന്യൂയോർക്ക്', 'نیویارک', 'নিউ ইয়র্ক', 'ન્યૂ યોર્ક'],
  },
  { name: 'Dubai', within: 'AE', names: ['துபாய்', 'દુબઈ'] },
  { name: 'Singapore', within: 'SG', names: ['సింగపూర్', 'ಸಿಂಗಾಪುರ', 'സിംഗപ്പൂർ', 'সিঙ্গাপুর', 'સિંગાપુર'] },
  { name: 'Kuala Lumpur', within: 'MY', names: ['क्वालालंपुर', 'कुआलालंपुर'] },
  { name: 'Toronto', within: 'CA', names: ['टोरंटो', 'டொராண்டோ', 'টরন্টো'] },
  { name: 'Melbourne', within: 'Victoria AU', names: ['मेलबर्न'] },
  { name: 'Bangkok', within: 'TH', names: ['பாங்காக்'] },
  { name: 'Hong Kong', within: 'HK', names: ['ஹாங்காங்'] },
  { name: 'Doha', within: 'QA', names: ['தோஹா'] },
  { name: 'Paris', within: 'FR', names: ['ప్యారిస్'] },
];

const known = new WeakMap<Gazetteer, ReadonlyMap<string, readonly number[]>>();

/** Numbers of the places that bear this folded name beside those that the gazetteer finds. */
export function furtherPlaces(places: Gazetteer, key: string): readonly number[] {
  let read = known.get(places);
  if (read === undefined) known.set(places, (read = readNames(places)));
  return read.get(key) ?? [];
}

function readNames(places: Gazetteer): ReadonlyMap<string, readonly number[]> {
  const read = new Map<string, readonly number[]>();
  for (const { name, within, names } of FURTHER_NAMES) {
    const parts = areaParts(places, foldedWords(within).join(' '));
    const numbers = places.placeKeys.get(foldedKey(name)).map((value) => value >> 1);
    const number = parts && numbers.find((each) => liesIn(places, each, parts));
    if (number === null || number === undefined) throw new Error(`the gazetteer has no ${name}, ${within}`);
    for (const further of names.map(foldedKey)) read.set(further, [...(read.get(further) ?? []), number]);
  }
  return read;
}
