// Written by npm run generate from legal.messages.te.json: change that file.
import { dayInWords, named, numberInWords } from '@cuspal/speech';

export const messages = {
  nextCalendar: () => `ఇది దావా, తీర్పు, అప్పీలుకు తేదీలు ఇస్తుంది.`,
  transitsLeftOut: (a: { readonly stoppedAt: string }) => `${dayInWords(a.stoppedAt)} తర్వాత గురుడు, సూర్యుడి గోచారం వదిలేశారు, ఎందుకంటే అది తెలియదు.`,
  criminalOnly: () => `విడుదల, నిర్బంధం, కస్టడీని క్రిమినల్ కేసులో మాత్రమే నిర్ణయిస్తారు.`,
  nextTransits: () => `ఇది గోచారంతో కాలాన్ని కుదిస్తుంది.`,
  appealOnlyUnfavourable: () => `నిర్ణయం ప్రతికూలమైతే మాత్రమే అప్పీలు కాలాలు వెతుకుతారు.`,
  appealLookedFor: (a: { readonly known: boolean; readonly month: string; readonly found: boolean }) => `అప్పీలు కాలాలు ${a.known ? `${a.month} తర్వాత` : `ఆరంభం నుంచి, తీర్పు నెల తెలియదు కాబట్టి,`} వెతికారు${a.found ? `.` : `, కానీ ఏదీ లేదు.`}`,
  monthWithMostPoints: (a: { readonly month: string; readonly score: number; readonly event: string; readonly sun: boolean }) => `ఎక్కువ పాయింట్లున్న నెల ${a.month}, ${numberInWords(a.score)}. అవి ${named(a.event)} కాలాల నుంచి${a.sun ? `, 6, 11కు బలమైన గ్రహాల నక్షత్రాలు, ఉప నక్షత్రాల్లోని సూర్యుడి నుంచి వస్తాయి` : ` మాత్రమే వస్తాయి`}.`,
  noPeriodOf: (a: { readonly event: string }) => `ఈ సంవత్సరాల్లో ${named(a.event)} కాలం లేదు.`,
  onlyBestTimes: () => `కిందివి పాయింట్లు మించిన యోగపు ఉత్తమ కాలాలు మాత్రమే.`,
  noPeriodToFile: () => `ఈ సంవత్సరాల్లో దావా వేసే కాలం లేదు.`,
  fileAfterJudgment: (a: { readonly runs: string }) => `దావా వేసే మొదటి కాలం ${a.runs}, కాబట్టి ఆ నెల ఇప్పటికే నడిచే కేసు కోసం.`,
  noMonthFavours: () => `ఈ సంవత్సరాల్లో ఏ నెలా తీర్పుకు అనుకూలం కాదు.`,
  bestMonth: (a: { readonly month: string }) => `తీర్పుకు అత్యంత అనుకూల నెల ${a.month}.`,
  noDispute: (a: { readonly rate: string }) => `వివాద యోగం లేదు, ${a.rate}, కాబట్టి ఇది అయినా నడిచే కేసు కోసం.`,
  sentence: (a: { readonly clause: string }) => `${a.clause}.`,
  appealRuns: (a: { readonly runs: string }) => `అప్పీలుకు మొదటి కాలం ${a.runs}.`,
  filingRuns: (a: { readonly runs: string }) => `దావా వేసే మొదటి కాలం ${a.runs}.`,
  anAppeal: () => `అప్పీలు`,
  victory: () => `విజయం`,
};
