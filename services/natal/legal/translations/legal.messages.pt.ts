// Written by npm run generate from legal.messages.pt.json: change that file.
import { dayInWords, nameInside, numberInWords } from '@cuspal/speech';

export const messages = {
  nextCalendar: () => `Data a ação, a sentença e o recurso.`,
  transitsLeftOut: (a: { readonly stoppedAt: string }) => `Os trânsitos de Júpiter e do Sol depois de ${dayInWords(a.stoppedAt)} ficam de fora, porque não são conhecidos.`,
  criminalOnly: () => `A libertação, a detenção e a custódia se julgam só em um assunto penal.`,
  nextTransits: () => `Restringe um período por trânsitos.`,
  appealOnlyUnfavourable: () => `Os períodos de um recurso se buscam só onde o veredito é desfavorável.`,
  appealLookedFor: (a: { readonly known: boolean; readonly month: string; readonly found: boolean }) => `Os períodos de um recurso se buscam ${a.known ? `depois de ${a.month}` : `desde o começo, porque nenhum mês de sentença é conhecido`}${a.found ? `.` : `, mas não há nenhum.`}`,
  monthWithMostPoints: (a: { readonly month: string; readonly score: number; readonly sun: boolean; readonly event: string }) => `O mês com mais pontos é ${a.month}, com ${numberInWords(a.score)}. Eles vêm ${a.sun ? `dos períodos de ${nameInside(a.event)} e do Sol em nakshatras e subs de planetas fortes para 6 e 11` : `só dos períodos de ${nameInside(a.event)}`}.`,
  noPeriodOf: (a: { readonly event: string }) => `Estes anos não contêm nenhum período de ${nameInside(a.event)}.`,
  onlyBestTimes: () => `Os períodos abaixo são só os melhores momentos de uma promessa que os pontos superam.`,
  noPeriodToFile: () => `Estes anos não contêm nenhum período para entrar com uma ação.`,
  fileAfterJudgment: (a: { readonly runs: string }) => `O primeiro período para entrar com uma ação ${a.runs}, por isso esse mês é para um processo já em curso.`,
  noMonthFavours: () => `Nenhum mês destes anos favorece uma sentença.`,
  bestMonth: (a: { readonly month: string }) => `O mês que mais favorece uma sentença é ${a.month}.`,
  noDispute: (a: { readonly rate: string }) => `Nenhum litígio está prometido, ${a.rate}, por isso isto é para um processo em curso mesmo assim.`,
  sentence: (a: { readonly clause: string }) => `${a.clause}.`,
  appealRuns: (a: { readonly runs: string }) => `O primeiro período para um recurso ${a.runs}.`,
  filingRuns: (a: { readonly runs: string }) => `O primeiro período para entrar com uma ação ${a.runs}.`,
  anAppeal: () => `um recurso`,
  victory: () => `uma vitória`,
};
