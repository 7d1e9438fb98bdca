// Written by npm run generate from money.messages.pt.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  nextCareer: () => `Mostra com que trabalho o dinheiro pode ser ganho.`,
  nextMoney: () => `Julga o dinheiro ao longo dos anos: ganhar, poupar e gastar.`,
  sessionNeutral: (a: { readonly minutes: number }) => `A sessão inteira é neutra, ${a.minutes === 0 ? `nenhum minuto` : pluralOf('pt', a.minutes) === 'one' ? `${numberInWords(a.minutes)} minuto` : `${numberInWords(a.minutes)} minutos`} sem apoio nem oposição.`,
  sessionClock: (a: { readonly offset: string }) => `A hora local da sessão se lê com a diferença do lugar de nascimento, ${a.offset}. Envie session_utc_offset_minutes se o lugar da sessão tem outra.`,
  noGainPeriod: () => `Nenhum período de ganho é dado, porque a própria riqueza ou aumento de renda (cúspide 2) não está prometida.`,
  gainRunning: (a: { readonly until: string }) => `Mesmo assim, um período de possível ganho já está em curso, até ${dayInWords(a.until)}.`,
  gainPossible: (a: { readonly from: string; readonly until: string }) => `Mesmo assim, um ganho é possível de ${dayInWords(a.from)} a ${dayInWords(a.until)}.`,
  gain: () => `ganho`,
  fourPillars: (a: { readonly pillars: readonly string[] }) => `De seus quatro pilares, ${inWords(a.pillars)}.`,
  noCautionPeriods: (a: { readonly reason: string }) => `Não há períodos de cuidado. ${a.reason}`,
  sessionTone: (a: { readonly tone: 'ADVERSE_DAY' | 'MIXED_DAY' | 'SUPPORTIVE_DAY'; readonly supportive: number; readonly neutral: number; readonly adverse: number }) => `A sessão é ${a.tone === 'SUPPORTIVE_DAY' ? `na maior parte de apoio` : a.tone === 'MIXED_DAY' ? `mista` : `na maior parte adversa`}, com cerca de ${numberInWords(a.supportive)} minutos de apoio, ${numberInWords(a.neutral)} neutros e ${numberInWords(a.adverse)} adversos.`,
  noStretchCounts: () => `Por isso nenhum trecho conta como de apoio, e isto não é um sinal para operar.`,
  noSignal: () => `Isto não é um sinal para operar.`,
  restraint: (a: { readonly limits: 'LORDS' | 'LOSS' | 'LOSS_AND_LORDS' }) => `${a.limits === 'LOSS_AND_LORDS' ? `Um vínculo com as casas de perda e regentes de dasha que vão contra o ganho falam` : a.limits === 'LOSS' ? `Um vínculo com as casas de perda fala` : `Regentes de dasha que vão contra o ganho falam`} a favor da moderação, e isto não é um sinal para operar.`,
  borrowing: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `Os empréstimos vêm quando são pedidos.` : a.band === 'CONDITIONAL' ? `Os empréstimos vêm contra alguma resistência.` : a.band === 'WEAK' ? `Os empréstimos estão fracamente prometidos.` : a.band === 'DENIED' ? `Os empréstimos não vêm com facilidade.` : `Os empréstimos não vêm com facilidade.`}`,
  repaying: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `Eles são pagos.` : a.band === 'CONDITIONAL' ? `Eles são pagos com algum esforço.` : a.band === 'WEAK' ? `O mapa os mostra quitados só devagar.` : a.band === 'DENIED' ? `O mapa não os mostra quitados pela pessoa sozinha, por isso planeje isso com um consultor.` : `O mapa não os mostra quitados pela pessoa sozinha, por isso planeje isso com um consultor.`}`,
  means: (a: { readonly means: 'ABUNDANT' | 'GOOD' | 'MODERATE' | 'STRAINED' }) => `${a.means === 'ABUNDANT' ? `Como um todo, o mapa mostra meios abundantes.` : a.means === 'GOOD' ? `Como um todo, o mapa mostra bons meios.` : a.means === 'MODERATE' ? `Como um todo, o mapa mostra meios moderados.` : `Como um todo, indicam-se meios apertados.`}`,
};
