// Written by npm run generate from dasha.messages.pt.json: change that file.
import { dayInWords, digitsInWords, numberInWords, pluralOf, timeInWords } from '@cuspal/speech';

export const messages = {
  beginsAtBirth: (a: { readonly field: string }) => `${a.field} é anterior ao nascimento, por isso a busca começa no nascimento.`,
  endsWithDashaYears: () => `Os 120 anos de dasha terminam antes que estes anos.`,
  yearsMonthsDays: (a: { readonly years: number; readonly months: number; readonly days: number }) => `${pluralOf('pt', a.years) === 'one' ? `${numberInWords(a.years)} ano` : `${numberInWords(a.years)} anos`} ${pluralOf('pt', a.months) === 'one' ? `${numberInWords(a.months)} mês` : `${numberInWords(a.months)} meses`} ${pluralOf('pt', a.days) === 'one' ? `${numberInWords(a.days)} dia` : `${numberInWords(a.days)} dias`}`,
  outsideCycle: (a: { readonly at: string; readonly beginning: 'birth' | 'founding'; readonly from: string; readonly to: string; readonly field: string }) => `${dayInWords(a.at)} às ${timeInWords(a.at)} está fora dos 120 anos de dasha ${a.beginning === 'birth' ? `deste nascimento` : `desta fundação`}, que vão de ${dayInWords(a.from)} às ${timeInWords(a.from)} a ${dayInWords(a.to)} às ${timeInWords(a.to)}. Envie um momento dentro deles para ${a.field}.`,
  beforeBirth: (a: { readonly at: string; readonly birth: string }) => `${dayInWords(a.at)} às ${timeInWords(a.at)} é anterior ao nascimento, em ${dayInWords(a.birth)} às ${timeInWords(a.birth)}. Envie um query_date depois dele.`,
  yearOfLifePastSky: (a: { readonly from: string; readonly last: number }) => `O ano de vida em curso em query_date ${dayInWords(a.from)} termina depois de ${numberInWords(a.last)}, onde terminam as efemérides. Envie um query_date um ano antes.`,
  yearsPastSky: (a: { readonly count: number; readonly from: string; readonly last: number; readonly fitting: number }) => `O argumento "years_ahead" é ${numberInWords(a.count)}, que vai de ${dayInWords(a.from)} até depois de ${numberInWords(a.last)}, onde terminam as efemérides. Envie ${numberInWords(a.fitting)} no máximo, ou um query_date anterior.`,
  outsideVimshottari: (a: { readonly at: string; readonly from: string; readonly to: string }) => `${digitsInWords(a.at)} está fora do ciclo Vimshottari deste nascimento, que vai de ${digitsInWords(a.from)} a ${digitsInWords(a.to)}. Dê um instante dentro dele.`,
};
