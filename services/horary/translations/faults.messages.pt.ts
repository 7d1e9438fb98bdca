// Written by npm run generate from faults.messages.pt.json: change that file.
import { dayInWords, numberInWords, timeInWords } from '@cuspal/speech';

export const messages = {
  offsetMissing: (a: { readonly offset: string; readonly zone: string }) => `Falta ${a.offset}. Envie os minutos à frente de UTC nesse lugar, ou ${a.zone} com o nome de um fuso da IANA.`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" não tem hora. Envie também a hora, como YYYY-MM-DDTHH:MM.`,
  twoNumbers: (a: { readonly name: string; readonly fineName: string }) => `${a.name} e ${a.fineName} foram enviados, mas uma pessoa nomeia um só número. Envie o que foi nomeado.`,
  numberMissing: (a: { readonly name: string; readonly last: number; readonly fineName: string; readonly lastFine: number }) => `Falta ${a.name}. Envie um número inteiro de 1 a ${numberInWords(a.last)}, ou ${a.fineName} de 1 a ${numberInWords(a.lastFine)}.`,
  twoValues: (a: { readonly first: string; readonly a: string; readonly second: string; readonly b: string }) => `${a.first} é ${a.a}, mas ${a.second} é ${a.b}, e ambos são uma mesma coisa. Envie um deles, ou dois que concordem.`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field} é "${a.other}", mas o primeiro participante é lido em "${a.frame}". Dois mapas são comparados em um só quadro, por isso deixe ${a.field} de fora ou envie uma mesma chave para os dois.`,
  sameBirths: () => `Os dois participantes têm os mesmos dados de nascimento. Envie dois nascimentos diferentes.`,
  matchBeforeBirth: (a: { readonly at: string; readonly number: number; readonly birth: string }) => `match_datetime é ${dayInWords(a.at)} às ${timeInWords(a.at)}, antes do nascimento de contestant${numberInWords(a.number)} em ${dayInWords(a.birth)} às ${timeInWords(a.birth)}. Envie uma partida depois dos dois nascimentos.`,
};
