// Written by npm run generate from money.messages.es.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  nextCareer: () => `Muestra con qué trabajo puede ganarse el dinero.`,
  nextMoney: () => `Juzga el dinero a lo largo de los años: ganar, ahorrar y gastar.`,
  sessionNeutral: (a: { readonly minutes: number }) => `La sesión entera es neutral, ${a.minutes === 0 ? `ningún minuto` : pluralOf('es', a.minutes) === 'one' ? `${numberInWords(a.minutes)} minuto` : `${numberInWords(a.minutes)} minutos`} sin apoyo ni oposición.`,
  sessionClock: (a: { readonly offset: string }) => `La hora local de la sesión se lee con el desfase del lugar de nacimiento, ${a.offset}. Envíe session_utc_offset_minutes si el lugar de la sesión tiene otro.`,
  noGainPeriod: () => `No se da ningún período de ganancia, porque la riqueza o el aumento de ingresos mismo (cúspide 2) no está prometido.`,
  gainRunning: (a: { readonly until: string }) => `Aun así, un período de posible ganancia ya está en curso, hasta el ${dayInWords(a.until)}.`,
  gainPossible: (a: { readonly from: string; readonly until: string }) => `Aun así, la ganancia es posible del ${dayInWords(a.from)} al ${dayInWords(a.until)}.`,
  gain: () => `ganancia`,
  fourPillars: (a: { readonly pillars: readonly string[] }) => `De sus cuatro pilares, ${inWords(a.pillars)}.`,
  noCautionPeriods: (a: { readonly reason: string }) => `No hay períodos de cautela. ${a.reason}`,
  sessionTone: (a: { readonly tone: 'ADVERSE_DAY' | 'MIXED_DAY' | 'SUPPORTIVE_DAY'; readonly supportive: number; readonly neutral: number; readonly adverse: number }) => `La sesión es ${a.tone === 'SUPPORTIVE_DAY' ? `en su mayoría de apoyo` : a.tone === 'MIXED_DAY' ? `mixta` : `en su mayoría adversa`}, con unos ${numberInWords(a.supportive)} minutos de apoyo, ${numberInWords(a.neutral)} neutrales y ${numberInWords(a.adverse)} adversos.`,
  noStretchCounts: () => `Así que ningún tramo cuenta como de apoyo, y esto no es una señal para operar.`,
  noSignal: () => `Esto no es una señal para operar.`,
  restraint: (a: { readonly limits: 'LORDS' | 'LOSS' | 'LOSS_AND_LORDS' }) => `${a.limits === 'LOSS_AND_LORDS' ? `Un vínculo con las casas de pérdida y regentes de dasha que van en contra de la ganancia hablan` : a.limits === 'LOSS' ? `Un vínculo con las casas de pérdida habla` : `Regentes de dasha que van en contra de la ganancia hablan`} a favor de la moderación, y esto no es una señal para operar.`,
  borrowing: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `Los préstamos llegan cuando se piden.` : a.band === 'CONDITIONAL' ? `Los préstamos llegan contra cierta resistencia.` : a.band === 'WEAK' ? `Los préstamos están prometidos débilmente.` : a.band === 'DENIED' ? `Los préstamos no llegan con facilidad.` : `Los préstamos no llegan con facilidad.`}`,
  repaying: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `Se devuelven.` : a.band === 'CONDITIONAL' ? `Se devuelven con algún esfuerzo.` : a.band === 'WEAK' ? `La carta los muestra saldados solo lentamente.` : a.band === 'DENIED' ? `La carta no los muestra saldados por la persona sola, así que conviene planificarlo con un asesor.` : `La carta no los muestra saldados por la persona sola, así que conviene planificarlo con un asesor.`}`,
  means: (a: { readonly means: 'ABUNDANT' | 'GOOD' | 'MODERATE' | 'STRAINED' }) => `${a.means === 'ABUNDANT' ? `En conjunto la carta muestra medios abundantes.` : a.means === 'GOOD' ? `En conjunto la carta muestra buenos medios.` : a.means === 'MODERATE' ? `En conjunto la carta muestra medios moderados.` : `En conjunto se indican medios ajustados.`}`,
};
