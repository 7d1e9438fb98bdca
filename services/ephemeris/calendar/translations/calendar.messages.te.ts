// Written by npm run generate from calendar.messages.te.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  calendar: (a: { readonly tradition: 'amanta' | 'bengali' | 'gujarati' | 'malayalam' | 'purnimanta' | 'smarta_north' | 'smarta_south' | 'tamil' | 'telugu' | 'vaishnava_north' | 'vaishnava_south' }) => `${a.tradition === 'amanta' ? `అమాంత పంచాంగం` : a.tradition === 'purnimanta' ? `పూర్ణిమాంత పంచాంగం` : a.tradition === 'gujarati' ? `గుజరాతీ పంచాంగం` : a.tradition === 'telugu' ? `తెలుగు పంచాంగం` : a.tradition === 'tamil' ? `తమిళ పంచాంగం` : a.tradition === 'malayalam' ? `మలయాళ పంచాంగం` : a.tradition === 'bengali' ? `బెంగాలీ పంచాంగం` : a.tradition === 'smarta_north' ? `ఉత్తర స్మార్త వ్రతాలు` : a.tradition === 'smarta_south' ? `దక్షిణ స్మార్త వ్రతాలు` : a.tradition === 'vaishnava_north' ? `ఉత్తర వైష్ణవ వ్రతాలు` : `దక్షిణ వైష్ణవ వ్రతాలు`}`,
  monthAnswer: (a: { readonly count: number; readonly calendars: readonly string[] }) => `ఈ నెలకు, స్థలానికి ${pluralOf('te', a.count) === 'one' ? `ఒక నమోదు ఉంది` : `${numberInWords(a.count)} నమోదులు ఉన్నాయి`}, ఆధారం ${inWords(a.calendars)}.`,
  yearAnswer: (a: { readonly year: string; readonly count: number; readonly calendars: readonly string[] }) => `${a.year} సంవత్సరానికి, ఈ స్థలానికి ${pluralOf('te', a.count) === 'one' ? `ఒక నమోదు ఉంది` : `${numberInWords(a.count)} నమోదులు ఉన్నాయి`}, ఆధారం ${inWords(a.calendars)}.`,
  firstFestival: (a: { readonly date: string; readonly title: string }) => `మొదటి పండుగ ${dayInWords(a.date)} నాడు ${a.title}.`,
  moonMonths: () => `రోజులు ఈ స్థలంలోని సూర్యచంద్రుల ప్రకారం, కాబట్టి వేరే స్థలంలో రోజు వేరు కావచ్చు.`,
  almanacRules: () => `రాశులు, నక్షత్రాలు భారత పంచాంగాల్లాగే లాహిరి అయనాంశ ప్రకారం ఉన్నాయి. sunrise_rule గా upper_limb, ఇదే అయనాంశ పంపితే get_panchang రోజులు కూడా ఇవే, కానీ దాని చంద్రోదయం పౌర దినానిది.`,
  standIn: () => `కొన్ని రోజుల్లో అక్కడ సూర్యుడు ఉదయించి అస్తమించడం జరగదు, కాబట్టి స్థానిక సగటు సమయం 06:00, 18:00 వాడారు.`,
  older: () => `వాక్య పద్ధతి లేదా సూర్య సిద్ధాంత పంచాంగాల్లో పక్క రోజు ఉండవచ్చు.`,
};
