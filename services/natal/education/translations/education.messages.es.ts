// Written by npm run generate from education.messages.es.json: change that file.
import { nameInside, numberInWords } from '@cuspal/speech';

export const messages = {
  bestCourse: (a: { readonly course: 'arts_humanities' | 'commerce_finance' | 'computing_mathematics' | 'law' | 'medicine' | 'science_engineering' | 'teaching_research'; readonly score: number }) => `El campo de estudios que mejor corresponde es ${a.course === 'science_engineering' ? `ciencias o ingeniería` : a.course === 'medicine' ? `medicina` : a.course === 'commerce_finance' ? `comercio o finanzas` : a.course === 'law' ? `derecho` : a.course === 'arts_humanities' ? `artes o humanidades` : a.course === 'computing_mathematics' ? `informática o matemáticas` : `docencia o investigación`} (${numberInWords(a.score)} de 100).`,
  scholarshipAndAbroad: (a: { readonly scholarship: 'HIGH' | 'LOW' | 'MEDIUM'; readonly abroad: 'CONDITIONAL' | 'NOT_PROMISED' | 'PROMISED' }) => `Una beca es ${a.scholarship === 'HIGH' ? `probable` : a.scholarship === 'MEDIUM' ? `posible` : `poco probable`}, y los estudios en el extranjero ${a.abroad === 'PROMISED' ? `están prometidos` : a.abroad === 'CONDITIONAL' ? `están abiertos con condiciones` : `no están prometidos`}.`,
  noExamDate: (a: { readonly event: string }) => `No se da ninguna fecha de examen, porque la carta no promete ${nameInside(a.event)}.`,
  bestMonthsIncomplete: () => `Los mejores meses no están completos, porque la búsqueda agotó su cupo.`,
  abroadReadTwice: () => `La promesa de estudios en el extranjero lee solo la cúspide 9, pero el veredicto necesita que coincidan las cúspides 9 y 12, así que los dos difieren aquí.`,
  nextVisa: () => `Dice si se concede un visado para el viaje y cuándo.`,
  nextCareer: () => `Da puntaje a los campos de trabajo que pueden seguir a los estudios.`,
  level: (a: { readonly level: 'BASIC' | 'HIGHER' | 'INTERRUPTED' | 'RESEARCH' | 'WEAK'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number }) => `${a.level === 'RESEARCH' ? `Se indican estudios hasta la investigación` : a.level === 'HIGHER' ? `Se indican estudios superiores` : a.level === 'BASIC' ? `Se indica la escuela, pero no estudios superiores con claridad` : a.level === 'INTERRUPTED' ? `Se indica una interrupción de los estudios` : `No se prometen con claridad ni la escuela ni los estudios superiores`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, como en menos de 1 de cada 100 cartas` : `, como en ${numberInWords(a.rate)} de cada 100 cartas`}.`,
  successInExam: () => `éxito en el examen`,
  noBreakPeriods: (a: { readonly reason: string }) => `No se dan períodos de interrupción. ${a.reason}`,
};
