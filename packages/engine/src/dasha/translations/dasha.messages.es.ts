// Written by npm run generate from dasha.messages.es.json: change that file.
import { dayInWords, digitsInWords, numberInWords, pluralOf, timeInWords } from '@cuspal/speech';

export const messages = {
  beginsAtBirth: (a: { readonly field: string }) => `${a.field} es anterior al nacimiento, así que la búsqueda comienza en el nacimiento.`,
  endsWithDashaYears: () => `Los 120 años de dasha terminan antes que estos años.`,
  yearsMonthsDays: (a: { readonly years: number; readonly months: number; readonly days: number }) => `${pluralOf('es', a.years) === 'one' ? `1 año` : `${numberInWords(a.years)} años`} ${pluralOf('es', a.months) === 'one' ? `1 mes` : `${numberInWords(a.months)} meses`} ${pluralOf('es', a.days) === 'one' ? `1 día` : `${numberInWords(a.days)} días`}`,
  outsideCycle: (a: { readonly at: string; readonly beginning: 'birth' | 'founding'; readonly from: string; readonly to: string; readonly field: string }) => `El ${dayInWords(a.at)} a las ${timeInWords(a.at)} está fuera de los 120 años de dasha de ${a.beginning === 'birth' ? `este nacimiento` : `esta fundación`}, que van del ${dayInWords(a.from)} a las ${timeInWords(a.from)} al ${dayInWords(a.to)} a las ${timeInWords(a.to)}. Envíe un momento dentro de ellos para ${a.field}.`,
  beforeBirth: (a: { readonly at: string; readonly birth: string }) => `El ${dayInWords(a.at)} a las ${timeInWords(a.at)} es anterior al nacimiento, el ${dayInWords(a.birth)} a las ${timeInWords(a.birth)}. Envíe un query_date después de él.`,
  yearOfLifePastSky: (a: { readonly from: string; readonly last: number }) => `El año de vida en curso en query_date ${dayInWords(a.from)} termina después de ${numberInWords(a.last)}, donde terminan las efemérides. Envíe un query_date un año antes.`,
  yearsPastSky: (a: { readonly count: number; readonly from: string; readonly last: number; readonly fitting: number }) => `El argumento "years_ahead" es ${numberInWords(a.count)}, que va desde el ${dayInWords(a.from)} hasta después de ${numberInWords(a.last)}, donde terminan las efemérides. Envíe ${numberInWords(a.fitting)} como máximo, o un query_date anterior.`,
  outsideVimshottari: (a: { readonly at: string; readonly from: string; readonly to: string }) => `${digitsInWords(a.at)} está fuera del ciclo Vimshottari de este nacimiento, que va de ${digitsInWords(a.from)} a ${digitsInWords(a.to)}. Dé un instante dentro de él.`,
};
