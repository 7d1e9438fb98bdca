// Written by npm run generate from faults.messages.pt.json: change that file.
import { dayInWords, numberInWords, timeInWords } from '@cuspal/speech';

export const messages = {
  questionOrEvent: () => `Envie question ou event.`,
  endsBeforeStart: (a: { readonly end: string }) => `end_date "${a.end}" é anterior ao começo. Envie uma data posterior.`,
  budgetWanted: (a: { readonly sent: number }) => `É ${numberInWords(a.sent)}, mas deve ser 600, 1500 ou 4000. Corrija e chame de novo.`,
  person1Missing: () => `Falta o argumento "person1". Envie person1 com datetime, latitude, longitude e utcOffsetMinutes, ou os dados de nascimento da primeira pessoa no nível superior.`,
  asOfBeforeBirth: (a: { readonly moment: string; readonly birth: string }) => `O argumento "as_of_date" é ${dayInWords(a.moment)} às ${timeInWords(a.moment)}, antes do nascimento, ${dayInWords(a.birth)} às ${timeInWords(a.birth)}. Envie uma data posterior.`,
  bornLater: (a: { readonly field: string; readonly birth: string; readonly moment: string }) => `O argumento "${a.field}" é ${dayInWords(a.birth)} às ${timeInWords(a.birth)}, depois do momento atual, ${dayInWords(a.moment)} às ${timeInWords(a.moment)}. Envie um nascimento que já tenha ocorrido.`,
  eventsAndOther: (a: { readonly other: string }) => `Os argumentos "events" e "${a.other}" foram ambos enviados. Envie só events para algumas linhas por nome (uma página), ou omita-o e envie ${a.other}.`,
  noRentOfVehicle: () => `O aluguel é julgado para um lugar onde morar ou trabalhar, por isso intent "rent" não combina com kind "vehicle". Envie intent buy, sell ou any, ou outro kind.`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field}.ayanamsa é "${a.other}", mas a primeira pessoa é lida em "${a.frame}". Dois mapas se comparam em um só referencial, por isso omita ${a.field}.ayanamsa ou envie uma só chave para ambos.`,
  nothingToMeasure: () => `include_planets e include_cusps são ambos false, por isso não resta nada para medir. Omita um deles ou envie true.`,
};
