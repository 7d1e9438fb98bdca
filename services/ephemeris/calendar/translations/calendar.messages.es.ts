// Written by npm run generate from calendar.messages.es.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  calendar: (a: { readonly tradition: 'amanta' | 'bengali' | 'gujarati' | 'malayalam' | 'purnimanta' | 'smarta_north' | 'smarta_south' | 'tamil' | 'telugu' | 'vaishnava_north' | 'vaishnava_south' }) => `${a.tradition === 'amanta' ? `el calendario amanta` : a.tradition === 'purnimanta' ? `el calendario purnimanta` : a.tradition === 'gujarati' ? `el calendario guyaratí` : a.tradition === 'telugu' ? `el calendario telugu` : a.tradition === 'tamil' ? `el calendario tamil` : a.tradition === 'malayalam' ? `el calendario malayalam` : a.tradition === 'bengali' ? `el calendario bengalí` : a.tradition === 'smarta_north' ? `los ayunos de los smartas del norte` : a.tradition === 'smarta_south' ? `los ayunos de los smartas del sur` : a.tradition === 'vaishnava_north' ? `los ayunos de los vaishnavas del norte` : `los ayunos de los vaishnavas del sur`}`,
  monthAnswer: (a: { readonly count: number; readonly calendars: readonly string[] }) => `Para este mes y lugar hay ${pluralOf('es', a.count) === 'one' ? `una entrada` : `${numberInWords(a.count)} entradas`}, según ${inWords(a.calendars)}.`,
  yearAnswer: (a: { readonly year: string; readonly count: number; readonly calendars: readonly string[] }) => `Para ${a.year} y este lugar hay ${pluralOf('es', a.count) === 'one' ? `una entrada` : `${numberInWords(a.count)} entradas`}, según ${inWords(a.calendars)}.`,
  firstFestival: (a: { readonly title: string; readonly date: string }) => `La primera festividad es ${a.title}, el ${dayInWords(a.date)}.`,
  moonMonths: () => `Los días siguen al Sol y la Luna en este lugar, así que otro lugar puede tener otro día.`,
  almanacRules: () => `Los signos y las estrellas son los de Lahiri, como en los almanaques de la India. Con upper_limb como sunrise_rule y ese ayanamsa, los días de get_panchang son los mismos, pero da la salida de la Luna del día civil.`,
  standIn: () => `En algunos días el Sol no sale y se pone allí, así que se usan las 06:00 y las 18:00 de hora media local.`,
  older: () => `Los almanaques por el método Vakya o el Surya Siddhanta pueden tener un día vecino.`,
};
