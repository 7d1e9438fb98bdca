// Written by npm run generate from legal.messages.es.json: change that file.
import { dayInWords, nameInside, numberInWords } from '@cuspal/speech';

export const messages = {
  nextCalendar: () => `Da fecha a la demanda, la sentencia y el recurso.`,
  transitsLeftOut: (a: { readonly stoppedAt: string }) => `Los tránsitos de Júpiter y del Sol después del ${dayInWords(a.stoppedAt)} se omiten, porque no se conocen.`,
  criminalOnly: () => `La libertad, la detención y la custodia se juzgan solo en un asunto penal.`,
  nextTransits: () => `Acota un período por tránsitos.`,
  appealOnlyUnfavourable: () => `Los períodos de un recurso se buscan solo donde el veredicto es desfavorable.`,
  appealLookedFor: (a: { readonly known: boolean; readonly month: string; readonly found: boolean }) => `Los períodos de un recurso se buscan ${a.known ? `después de ${a.month}` : `desde el comienzo, porque no se conoce ningún mes de sentencia`}${a.found ? `.` : `, pero no hay ninguno.`}`,
  monthWithMostPoints: (a: { readonly month: string; readonly score: number; readonly sun: boolean; readonly event: string }) => `El mes con más puntos es ${a.month}, con ${numberInWords(a.score)}. Vienen ${a.sun ? `de los períodos de ${nameInside(a.event)} y del Sol en nakshatras y subs de planetas fuertes para 6 y 11` : `solo de los períodos de ${nameInside(a.event)}`}.`,
  noPeriodOf: (a: { readonly event: string }) => `Estos años no contienen ningún período de ${nameInside(a.event)}.`,
  onlyBestTimes: () => `Los períodos siguientes son solo los mejores momentos de una promesa a la que los puntos superan.`,
  noPeriodToFile: () => `Estos años no contienen ningún período para presentar una demanda.`,
  fileAfterJudgment: (a: { readonly runs: string }) => `El primer período para presentar una demanda ${a.runs}, así que ese mes es para un caso que ya está en curso.`,
  noMonthFavours: () => `Ningún mes de estos años favorece una sentencia.`,
  bestMonth: (a: { readonly month: string }) => `El mes que más favorece una sentencia es ${a.month}.`,
  noDispute: (a: { readonly rate: string }) => `No se promete ningún litigio, ${a.rate}, así que esto es para un caso en curso a pesar de eso.`,
  sentence: (a: { readonly clause: string }) => `${a.clause}.`,
  appealRuns: (a: { readonly runs: string }) => `El primer período para un recurso ${a.runs}.`,
  filingRuns: (a: { readonly runs: string }) => `El primer período para presentar una demanda ${a.runs}.`,
  anAppeal: () => `un recurso`,
  victory: () => `una victoria`,
};
