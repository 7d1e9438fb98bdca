// Written by npm run generate from faults.messages.es.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  unknownTradition: (a: { readonly name: string; readonly traditions: string }) => `tradition "${a.name}" no se conoce. Envíe una o varias de ${a.traditions}.`,
  rangeEndsFirst: (a: { readonly end: string; readonly start: string }) => `end_date ${a.end} no es posterior a start_date ${a.start}. Envíe un fin después del comienzo.`,
  rangeTooLong: (a: { readonly start: string; readonly end: string; readonly unit: 'DAYS' | 'YEARS'; readonly most: number }) => `El plazo de ${a.start} a ${a.end} es más largo que ${a.unit === 'DAYS' ? `${numberInWords(a.most)} días` : `${numberInWords(a.most)} años`}. Envíe un end_date como máximo ${a.unit === 'DAYS' ? `${numberInWords(a.most)} días` : `${numberInWords(a.most)} años`} después de start_date.`,
  inFuture: (a: { readonly end: string }) => `end_date ${a.end} está en el futuro, pero esta herramienta es solo histórica. Envíe un end_date ya pasado.`,
  laterFounding: () => `Un acto fundacional posterior, como una constitución, puede representar a uno más antiguo.`,
  strangeTopic: (a: { readonly topic: string; readonly type: string; readonly topics: readonly string[] }) => `El tema "${a.topic}" no es de los temas de ${a.type}. Envíe uno o más de ${inWords(a.topics)}.`,
  beforeTheSky: (a: { readonly midnight: string; readonly begins: string }) => `El primer día de enero de 1800 empieza a las ${digitsInWords(a.midnight)} y las efemérides a las ${digitsInWords(a.begins)}. Pida la página 2 o un mes posterior.`,
  numberAndLongitude: () => `Se enviaron los dos argumentos "number" y "longitude"; uno de ellos elige la fila. Envíe solo uno, o ninguno para toda la tabla.`,
  longitudeBelowZero: (a: { readonly longitude: number }) => `El argumento "longitude" es ${numberInWords(a.longitude)}, pero debe ser una longitud sideral desde 0 y hasta 360 grados. Sume 360 a una negativa y llame de nuevo.`,
  yearOfNatal: (a: { readonly name: string }) => `El argumento "${a.name}" nombra un año, pero chart es natal. Omítalo, o envíe chart annual.`,
};
