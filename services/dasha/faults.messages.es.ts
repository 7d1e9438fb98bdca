// Written by npm run generate from faults.messages.es.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  noneChosen: (a: { readonly age: number; readonly last: number }) => `Falta el argumento "event", y no se elige ninguno, porque la persona tiene entonces ${numberInWords(a.age)} años y ningún asunto se fecha después de los ${numberInWords(a.last)}. Envíe el suceso para leer uno.`,
  scanTooLong: (a: { readonly start: string; readonly end: string }) => `La búsqueda desde ${instantInWords(a.start)} hasta scan_end_utc en ${instantInWords(a.end)} dura más de dos años. Envíe un scan_end_utc como máximo dos años después de scan_start_utc.`,
  scanEndsFirst: (a: { readonly end: string; readonly start: string }) => `scan_end_utc es ${instantInWords(a.end)}, no posterior a scan_start_utc en ${instantInWords(a.start)}. Envíe un final posterior al comienzo.`,
  oneMoment: () => `El argumento "sessions" contiene un solo momento distinto. Envíe al menos dos momentos o lugares diferentes.`,
  endNotAfter: (a: { readonly end: string; readonly start: string }) => `endDatetime es ${instantInWords(a.end)}, no posterior a startDatetime en ${instantInWords(a.start)}. Envíe un final posterior al comienzo.`,
  tooManyRows: (a: { readonly rows: number; readonly most: number; readonly long: boolean; readonly least: number }) => `${numberInWords(a.rows)} filas son más de ${numberInWords(a.most)}. ${a.long ? `Envíe un período de ${numberInWords(a.most)} días como máximo.` : `El interval_minutes más pequeño que cabe en este período es ${numberInWords(a.least)}.`}`,
  scanEnd: (a: { readonly end: string; readonly long: boolean; readonly most: number; readonly start: string; readonly usual: number }) => `scan_end es ${instantInWords(a.end)}, ${a.long ? `más de ${numberInWords(a.most)} años después de scan_start` : `no posterior a scan_start`} en ${instantInWords(a.start)}. Envíe un scan_end posterior y como máximo ${numberInWords(a.most)} años después, o ninguno para ${numberInWords(a.usual)} años.`,
  endNotLater: (a: { readonly end: string; readonly start: string; readonly most: number }) => `endDatetime es ${instantInWords(a.end)}, no posterior a startDatetime en ${instantInWords(a.start)}. Envíe un final después del comienzo, como máximo ${numberInWords(a.most)} días después.`,
  windowTooLong: (a: { readonly days: number; readonly most: number }) => `El período dura ${numberInWords(a.days)} días, pero una llamada busca como máximo ${numberInWords(a.most)}. Envíe un endDatetime anterior y continúe en otras llamadas.`,
};
