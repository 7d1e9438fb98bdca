import type { Examples } from '../form.ts';

export const HINDI_IN_LATIN_TRANSIT: Examples = {
  sade_sati: [
    'sade sati kab se shuru hai',
    'meri sadhe sati kab khatam hogi',
    'kya meri sadesati chal rahi hai',
    'shani ki sade saati ka kaunsa charan',
    'saade sati kab lagegi kumbh rashi',
  ],
  sade_sati_hard: [
    'sade sati kitni bhari padegi',
    'sadhesati me bahut kasht ho raha hai kitna bura',
    'shani ki sade sati ka asar kitna kharab',
    'sade sati se dar lag raha hai kya hoga',
  ],
  dhaiya: [
    'shani ki dhaiya kab tak hai',
    'dhaiyya kab khatam hogi',
    'ashtam shani ka prabhav',
    'kantak shani chal raha hai kya',
    'adhaiya shani',
  ],
  saturn_return: [
    'shani wapas apni jagah par kab aayega',
    '29 saal ki umar me shani laut aaya',
    'saturn return kab hai mera',
  ],
  jupiter_return: [
    'guru apni janm rashi me kab lautega',
    'brihaspati ka wapas aana jupiter return',
    'guru ka 12 saal ka chakkar kab pura',
  ],
  eclipse: [
    'surya grahan ka mujh par kya asar',
    'chandra grahan meri rashi par',
    'is grahan me kya savdhani rakhu',
    'grahan ka prabhav mere liye',
    'agla grahan kaisa rahega',
  ],
  transits_now: [
    'abhi grah gochar kaisa chal raha hai',
    'gochar ka fal batao',
    'shani ka gochar mere liye kaisa',
    'guru gochar 2026',
    'rahu ketu ka rashi parivartan ka asar',
    'grahon ki chaal is mahine',
  ],
  transit_detail: ['gochar ka vistar se vishleshan', 'gochar me sub lord ke sath poora byora'],
  moon_transit: ['chandrama aaj kis rashi me hai', 'chand ka gochar', 'chandra abhi kis nakshatra me'],
  transit_crossings: ['guru mere lagna ko kab paar karega', 'shani mere chandra ke upar kab aayega'],
  sub_lord_changes: ['gochar grah ka sub lord kab badlega', 'sub lord badalne ki suchi'],
  vedha: ['gochar vedh', 'vedha dosh gochar me'],
  sarvatobhadra: ['sarvatobhadra chakra dikhao', 'sarvatobhadra vedh'],
  transit_timing: ['gochar se ghatna ka sahi samay nikalo'],
  retrograde: ['kaun se grah vakri hain', 'shani vakri kab hoga', 'vakri grah ka fal', 'guru margi kab hoga'],
  mercury_retrograde: [
    'budh vakri ka mujh par asar',
    'budh kab vakri ho raha hai',
    'mercury retrograde me kya na kare',
  ],
};
