// Written by npm run generate from election.messages.te.json: change that file.
import { type PlanetName, housesNamed, inWords, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  birthOffsetUsed: (a: { readonly offset: string }) => `సంఘటన స్థలపు గడియారం రాలేదు, కాబట్టి జనన సమయ తేడా ${a.offset} వాడినది. అక్కడి తేడా ఈ రోజు వేరు కావచ్చు, కాబట్టి event_time_zone పంపండి.`,
  cuspRule: (a: { readonly cusp: number; readonly houses: readonly number[] }) => `ముహూర్తంలో ${numberInWords(a.cusp)}వ కస్ప్ ఉప అధిపతి ${housesNamed(a.houses)}ను సూచించాలి.`,
  generalRule: () => `ముహూర్తంలో 11వ కస్ప్ ఉప అధిపతి 1 లేదా 11ను సూచించాలి.`,
  cuspSubLord: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `${numberInWords(a.cusp)}వ కస్ప్ ఉప అధిపతి ${planetInWords(a.lord)}, ${a.found.length === 0 ? `అది ${housesNamed(a.asked)}లో దేన్నీ సూచించదు` : `అది ${housesNamed(a.found)}ను సూచిస్తుంది`}.`,
  moonLord: (a: { readonly level: 'AD' | 'MD' | 'PD' | 'SD'; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `చంద్రుడి ${a.level === 'MD' ? `నక్షత్రాధిపతి` : a.level === 'AD' ? `ఉప అధిపతి` : a.level === 'PD' ? `ఉప-ఉప అధిపతి` : `నాలుగో అధిపతి`} ${planetInWords(a.lord)}, ${a.found.length === 0 ? `అది ${housesNamed(a.asked)}లో దేన్నీ సూచించదు` : `అది ${housesNamed(a.found)}ను సూచిస్తుంది`}.`,
  cuspAgainst: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[] }) => `${numberInWords(a.cusp)}వ కస్ప్ ఉప అధిపతి ${planetInWords(a.lord)}, ${a.found.length === 0 ? `అది సంఘటనకు వ్యతిరేకమైన ఏ భావాన్నీ సూచించదు` : `అది సంఘటనకు వ్యతిరేకమైన ${housesNamed(a.found)}ను సూచిస్తుంది`}.`,
  unwelcome: (a: { readonly name: string; readonly label: string; readonly nearest: readonly string[] }) => `"${a.name}" అంటే ${named(a.label)}, అది కోరుకోని విషయం కాబట్టి దానికి ముహూర్తం లేదు. ముహూర్తం ఉన్న దగ్గరి సంఘటనలు ${inWords(a.nearest)}.`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" 00:00 నుంచి 23:59 వరకు ఉన్న సమయం కాదు. 09:30 లాగా HH:MM రాయండి.`,
};
