// Written by npm run generate from faults.messages.pt.json: change that file.
import { dayInWords, numberInWords, timeInWords } from '@cuspal/speech';

export const messages = {
  noneChosen: (a: { readonly age: number; readonly last: number }) => `Falta o argumento "event", e nenhum é escolhido, porque a pessoa tem então ${numberInWords(a.age)} anos e nenhum assunto é datado depois dos ${numberInWords(a.last)}. Envie o evento para ler um.`,
  scanTooLong: (a: { readonly start: string; readonly end: string }) => `A busca de ${dayInWords(a.start)} às ${timeInWords(a.start)} até scan_end_utc em ${dayInWords(a.end)} às ${timeInWords(a.end)} dura mais de dois anos. Envie um scan_end_utc no máximo dois anos depois de scan_start_utc.`,
  scanEndsFirst: (a: { readonly end: string; readonly start: string }) => `scan_end_utc é ${dayInWords(a.end)} às ${timeInWords(a.end)}, não depois de scan_start_utc em ${dayInWords(a.start)} às ${timeInWords(a.start)}. Envie um fim posterior ao começo.`,
  oneMoment: () => `O argumento "sessions" contém um só momento distinto. Envie pelo menos dois momentos ou lugares diferentes.`,
  endNotAfter: (a: { readonly end: string; readonly start: string }) => `endDatetime é ${dayInWords(a.end)} às ${timeInWords(a.end)}, não depois de startDatetime em ${dayInWords(a.start)} às ${timeInWords(a.start)}. Envie um fim posterior ao começo.`,
  tooManyRows: (a: { readonly rows: number; readonly most: number; readonly long: boolean; readonly least: number }) => `${numberInWords(a.rows)} linhas são mais que ${numberInWords(a.most)}. ${a.long ? `Envie um período de no máximo ${numberInWords(a.most)} dias.` : `O menor interval_minutes que cabe neste período é ${numberInWords(a.least)}.`}`,
  scanEnd: (a: { readonly end: string; readonly long: boolean; readonly most: number; readonly start: string; readonly usual: number }) => `scan_end é ${dayInWords(a.end)} às ${timeInWords(a.end)}, ${a.long ? `mais de ${numberInWords(a.most)} anos depois de scan_start` : `não depois de scan_start`} em ${dayInWords(a.start)} às ${timeInWords(a.start)}. Envie um scan_end posterior e no máximo ${numberInWords(a.most)} anos depois, ou nenhum para ${numberInWords(a.usual)} anos.`,
  endNotLater: (a: { readonly end: string; readonly start: string; readonly most: number }) => `endDatetime é ${dayInWords(a.end)} às ${timeInWords(a.end)}, não depois de startDatetime em ${dayInWords(a.start)} às ${timeInWords(a.start)}. Envie um fim depois do começo, no máximo ${numberInWords(a.most)} dias depois.`,
  windowTooLong: (a: { readonly days: number; readonly most: number }) => `O período dura ${numberInWords(a.days)} dias, mas uma chamada busca no máximo ${numberInWords(a.most)}. Envie um endDatetime anterior e continue em outras chamadas.`,
};
