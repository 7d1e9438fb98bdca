// Written by npm run generate from calendar.messages.pt.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  calendar: (a: { readonly tradition: 'amanta' | 'bengali' | 'gujarati' | 'malayalam' | 'purnimanta' | 'smarta_north' | 'smarta_south' | 'tamil' | 'telugu' | 'vaishnava_north' | 'vaishnava_south' }) => `${a.tradition === 'amanta' ? `o calendário amanta` : a.tradition === 'purnimanta' ? `o calendário purnimanta` : a.tradition === 'gujarati' ? `o calendário guzerate` : a.tradition === 'telugu' ? `o calendário télugo` : a.tradition === 'tamil' ? `o calendário tâmil` : a.tradition === 'malayalam' ? `o calendário malaiala` : a.tradition === 'bengali' ? `o calendário bengali` : a.tradition === 'smarta_north' ? `os jejuns dos smartas do norte` : a.tradition === 'smarta_south' ? `os jejuns dos smartas do sul` : a.tradition === 'vaishnava_north' ? `os jejuns dos vaishnavas do norte` : `os jejuns dos vaishnavas do sul`}`,
  monthAnswer: (a: { readonly count: number; readonly calendars: readonly string[] }) => `Para este mês e lugar há ${a.count === 0 ? `nenhuma entrada` : pluralOf('pt', a.count) === 'one' ? `uma entrada` : `${numberInWords(a.count)} entradas`}, segundo ${inWords(a.calendars)}.`,
  yearAnswer: (a: { readonly year: string; readonly count: number; readonly calendars: readonly string[] }) => `Para ${a.year} e este lugar há ${a.count === 0 ? `nenhuma entrada` : pluralOf('pt', a.count) === 'one' ? `uma entrada` : `${numberInWords(a.count)} entradas`}, segundo ${inWords(a.calendars)}.`,
  firstFestival: (a: { readonly title: string; readonly date: string }) => `A primeira festividade é ${a.title}, em ${dayInWords(a.date)}.`,
  moonMonths: () => `Os dias seguem o Sol e a Lua neste lugar, por isso outro lugar pode ter outro dia.`,
  almanacRules: () => `Os signos e as estrelas são os de Lahiri, como nos almanaques da Índia. Com upper_limb como sunrise_rule e esse ayanamsa, os dias de get_panchang são os mesmos, mas dá o nascer da Lua do dia civil.`,
  standIn: () => `Em alguns dias o Sol não nasce e se põe ali, por isso se usam as 06:00 e as 18:00 da hora média local.`,
  older: () => `Almanaques pelo método Vakya ou pelo Surya Siddhanta podem ter um dia vizinho.`,
};
