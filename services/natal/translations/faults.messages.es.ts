// Written by npm run generate from faults.messages.es.json: change that file.
import { dayInWords, numberInWords, timeInWords } from '@cuspal/speech';

export const messages = {
  questionOrEvent: () => `Envíe question o event.`,
  endsBeforeStart: (a: { readonly end: string }) => `end_date "${a.end}" es anterior al comienzo. Envíe una posterior.`,
  budgetWanted: (a: { readonly sent: number }) => `Es ${numberInWords(a.sent)}, pero debe ser 600, 1500 o 4000. Corríjalo y llame de nuevo.`,
  person1Missing: () => `Falta el argumento "person1". Envíe person1 con datetime, latitude, longitude y utcOffsetMinutes, o los datos de nacimiento de la primera persona en el nivel superior.`,
  asOfBeforeBirth: (a: { readonly moment: string; readonly birth: string }) => `El argumento "as_of_date" es ${dayInWords(a.moment)} a las ${timeInWords(a.moment)}, antes del nacimiento, ${dayInWords(a.birth)} a las ${timeInWords(a.birth)}. Envíe una fecha posterior.`,
  bornLater: (a: { readonly field: string; readonly birth: string; readonly moment: string }) => `El argumento "${a.field}" es ${dayInWords(a.birth)} a las ${timeInWords(a.birth)}, después del momento actual, ${dayInWords(a.moment)} a las ${timeInWords(a.moment)}. Envíe un nacimiento que ya haya ocurrido.`,
  eventsAndOther: (a: { readonly other: string }) => `Se enviaron los argumentos "events" y "${a.other}". Envíe solo events para algunas filas por nombre (una página), u omítalo y envíe ${a.other}.`,
  noRentOfVehicle: () => `El alquiler se juzga para un lugar donde vivir o trabajar, así que intent "rent" no corresponde a kind "vehicle". Envíe intent buy, sell o any, u otro kind.`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field}.ayanamsa es "${a.other}", pero la primera persona se lee en "${a.frame}". Dos cartas se comparan en un mismo marco, así que omita ${a.field}.ayanamsa o envíe una misma clave para ambas.`,
  nothingToMeasure: () => `include_planets e include_cusps son ambos false, así que no queda nada por medir. Omita uno de ellos o envíe true.`,
};
