// Written by npm run generate from children.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  noDateDoctorDecides: () => `Así que no se da ninguna fecha, y un médico decide toda cuestión de fertilidad.`,
  noDateAdoptionPromised: () => `Así que no se da ninguna fecha, pero la carta promete la adopción de un hijo o hija.`,
  partnerDoesNotPromise: () => `La carta de la pareja no lo promete, así que no se da ningún período compartido.`,
  noSharedPeriod: () => `Los dos no comparten ningún período en estos años.`,
  bestSharedPeriod: (a: { readonly runs: string }) => `El mejor período compartido con la pareja ${a.runs}.`,
  lensesForBoth: () => `Beeja se lee para el hombre y Kshetra para la mujer. No se dio ningún género, así que ambos se dan para los dos.`,
  lensesByGender: (a: { readonly first: boolean }) => `Por el género de la pareja, Beeja se da para ${a.first ? `la primera persona` : `la pareja`} y Kshetra para la otra parte.`,
  signsReadOtherwise: () => `Los indicios dicen otra cosa que el sub-regente de la cúspide 5, pero solo se informan, y decide el sub-regente.`,
  secondNeedsFirst: () => `La cúspide 7 promete un segundo hijo o hija, pero necesita un primero, que la cúspide 5 no promete.`,
  ageNote: (a: { readonly age: number }) => `La persona tiene ${numberInWords(a.age)} años en esta fecha. Los períodos se dan tal como se calculan y no dicen nada de la capacidad de nadie para tener hijos.`,
  nextBoundary: () => `Muestra si la cúspide 5 depende de una hora de nacimiento exacta.`,
  nextRunningPeriod: () => `Juzga el período en curso ahora.`,
  concernsPartner: (a: { readonly sentence: string }) => `Esto concierne a la pareja. ${a.sentence}`,
  delayIndicated: (a: { readonly cause: string }) => `Se indica un retraso, porque ${a.cause}`,
};
