// Written by npm run generate from allowance.messages.pt.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  spentSubject: () => `Sua cota do Cuspal acabou`,
  usedSubject: (a: { readonly percent: number }) => `${numberInWords(a.percent)} % da sua cota do Cuspal foi usada`,
  usedByYou: (a: { readonly used: string; readonly allowance: string; readonly month: string }) => `Você usou ${a.used} das ${a.allowance} de ${a.month}.`,
  usedByProject: (a: { readonly project: string; readonly used: string; readonly allowance: string; readonly month: string }) => `O projeto ${a.project} usou ${a.used} das ${a.allowance} de ${a.month}.`,
  softSpent: (a: { readonly begins: string }) => `As chamadas continuam. As que passam da cota são contadas e cobradas conforme seu plano, até ${a.begins}, quando a cota recomeça.`,
  left: (a: { readonly count: number; readonly calls: string; readonly begins: string }) => `${pluralOf('pt', a.count) === 'one' ? `Resta ${a.calls}` : `Restam ${a.calls}`} até ${a.begins}, quando a cota recomeça.`,
  thenBilled: () => `As que passam da cota continuam, e são cobradas conforme seu plano.`,
  thenPrepaid: (a: { readonly extra: string }) => `A partir daí são usadas suas chamadas pré-pagas, das quais você tem ${a.extra}.`,
  thenRefused: (a: { readonly count: number }) => `Quando ${pluralOf('pt', a.count) === 'one' ? `se esgotar` : `se esgotarem`}, as chamadas de ferramentas são recusadas até lá.`,
  prepaidTaken: (a: { readonly extra: string; readonly begins: string }) => `Agora são usadas suas chamadas pré-pagas. Você tem ${a.extra}. Quando acabarem, as chamadas de ferramentas são recusadas até ${a.begins}.`,
  refused: (a: { readonly begins: string }) => `As chamadas de ferramentas são recusadas até ${a.begins}, quando a cota recomeça. Chamadas recusadas não custam nada.`,
  canDo: (a: { readonly usage: string; readonly home: string }) => `O que você pode fazer:

- Veja que chave, aplicativo e ferramenta as usou: ${a.usage}
- Revogue uma chave ou desconecte um aplicativo que você não conhece: ${a.home}
- Peça ao operador do servidor uma cota maior.`,
  often: (a: { readonly planned: boolean }) => `Esta mensagem é enviada uma vez por mês aos ${a.planned ? `50 %, uma vez aos 80 %` : `80 %`} e uma vez aos 100 %.`,
};
