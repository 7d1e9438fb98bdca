// Written by npm run generate from faults.messages.es.json: change that file.
import { dayInWords, numberInWords, timeInWords } from '@cuspal/speech';

export const messages = {
  offsetMissing: (a: { readonly offset: string; readonly zone: string }) => `Falta ${a.offset}. Envíe los minutos de adelanto sobre UTC en ese lugar, o ${a.zone} con un nombre de zona IANA.`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" no tiene hora. Envíe también la hora, como YYYY-MM-DDTHH:MM.`,
  twoNumbers: (a: { readonly name: string; readonly fineName: string }) => `Se enviaron ${a.name} y ${a.fineName}, pero una persona nombra un solo número. Envíe el que se nombró.`,
  numberMissing: (a: { readonly name: string; readonly last: number; readonly fineName: string; readonly lastFine: number }) => `Falta ${a.name}. Envíe un número entero del 1 al ${numberInWords(a.last)}, o ${a.fineName} del 1 al ${numberInWords(a.lastFine)}.`,
  twoValues: (a: { readonly first: string; readonly a: string; readonly second: string; readonly b: string }) => `${a.first} es ${a.a}, pero ${a.second} es ${a.b}, y ambos son una misma cosa. Envíe uno de ellos, o dos que coincidan.`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field} es "${a.other}", pero el primer participante se lee en "${a.frame}". Dos cartas se comparan en un mismo marco, así que omita ${a.field} o envíe una misma clave para ambas.`,
  sameBirths: () => `Los dos participantes tienen los mismos datos de nacimiento. Envíe dos nacimientos diferentes.`,
  matchBeforeBirth: (a: { readonly at: string; readonly number: number; readonly birth: string }) => `match_datetime es ${dayInWords(a.at)} a las ${timeInWords(a.at)}, antes del nacimiento de contestant${numberInWords(a.number)}, ${dayInWords(a.birth)} a las ${timeInWords(a.birth)}. Envíe un encuentro posterior a ambos nacimientos.`,
};
