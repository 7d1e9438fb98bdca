// Written by npm run generate from faults.messages.pt.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  unknownTradition: (a: { readonly name: string; readonly traditions: string }) => `tradition "${a.name}" não é conhecida. Envie uma ou várias de ${a.traditions}.`,
  rangeEndsFirst: (a: { readonly end: string; readonly start: string }) => `end_date ${a.end} não é depois de start_date ${a.start}. Envie um fim posterior.`,
  rangeTooLong: (a: { readonly start: string; readonly end: string; readonly unit: 'DAYS' | 'YEARS'; readonly most: number }) => `O intervalo de ${a.start} a ${a.end} é mais longo que ${a.unit === 'DAYS' ? `${numberInWords(a.most)} dias` : `${numberInWords(a.most)} anos`}. Envie um end_date no máximo ${a.unit === 'DAYS' ? `${numberInWords(a.most)} dias` : `${numberInWords(a.most)} anos`} depois de start_date.`,
  inFuture: (a: { readonly end: string }) => `end_date ${a.end} está no futuro, mas esta ferramenta é só histórica. Envie um end_date já passado.`,
  laterFounding: () => `Um ato de fundação posterior, como uma constituição, pode representar um mais antigo.`,
  strangeTopic: (a: { readonly topic: string; readonly type: string; readonly topics: readonly string[] }) => `O tema "${a.topic}" não é dos temas de ${a.type}. Envie um ou mais de ${inWords(a.topics)}.`,
  beforeTheSky: (a: { readonly midnight: string; readonly begins: string }) => `O primeiro dia de janeiro de 1800 começa às ${digitsInWords(a.midnight)} e as efemérides às ${digitsInWords(a.begins)}. Peça a página 2 ou um mês posterior.`,
  numberAndLongitude: () => `Os argumentos "number" e "longitude" foram ambos enviados; um deles escolhe a linha. Envie só um, ou nenhum para toda a tabela.`,
  longitudeBelowZero: (a: { readonly longitude: number }) => `O argumento "longitude" é ${numberInWords(a.longitude)}, mas deve ser uma longitude sideral de 0 até 360 graus. Some 360 a uma negativa e chame de novo.`,
  yearOfNatal: (a: { readonly name: string }) => `O argumento "${a.name}" nomeia um ano, mas chart é natal. Deixe de fora, ou envie chart annual.`,
};
