// Written by npm run generate from horary.messages.pt.json: change that file.
import { dayInWords, digitsInWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readWithBirthOffset: (a: { readonly offset: string }) => `question_datetime é lido com utc_offset_minutes, ${digitsInWords(a.offset)}. Envie question_time_zone quando a pergunta é julgada por outro relógio.`,
  castForBirth: (a: { readonly on: string; readonly unit: 'DAYS' | 'MONTHS' | 'YEARS'; readonly ago: number }) => `O mapa é calculado para ${dayInWords(a.on)}, há ${a.unit === 'YEARS' ? `${pluralOf('pt', a.ago) === 'one' ? `${numberInWords(a.ago)} ano` : `${numberInWords(a.ago)} anos`}` : a.unit === 'MONTHS' ? `${pluralOf('pt', a.ago) === 'one' ? `${numberInWords(a.ago)} mês` : `${numberInWords(a.ago)} meses`}` : `${pluralOf('pt', a.ago) === 'one' ? `${numberInWords(a.ago)} dia` : `${numberInWords(a.ago)} dias`}`}, por isso envie question_datetime se essa é a data do nascimento.`,
};
