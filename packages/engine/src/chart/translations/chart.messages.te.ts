// Written by npm run generate from chart.messages.te.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  extremeSpan: (a: { readonly house: number; readonly degrees: string }) => `${numberInWords(a.house)}వ భావం విస్తీర్ణం ${digitsInWords(a.degrees)} డిగ్రీలు. ధ్రువ వృత్తానికి ఇంత దగ్గరలో ప్లాసిడస్ భావాలు వికృతమవుతాయి, కాబట్టి వాటిని తక్కువగా నమ్మండి.`,
  nearEdge: (a: { readonly point: 'ASCENDANT' | 'MOON'; readonly level: 'star' | 'sub'; readonly distance: string }) => `${a.point === 'ASCENDANT' ? `లగ్నం` : `చంద్రుడు`} తన ${a.level === 'star' ? `నక్షత్రం` : `ఉప నక్షత్రం`} అంచు నుంచి ${digitsInWords(a.distance)} దూరంలో ఉంది, కాబట్టి జనన సమయంలో చిన్న పొరపాటు దాని అధిపతిని మారుస్తుంది. get_boundary_warnings కాల్ చేయండి.`,
};
