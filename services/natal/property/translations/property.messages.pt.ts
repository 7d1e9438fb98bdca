// Written by npm run generate from property.messages.pt.json: change that file.
import { type PlanetName, dayInWords, named, planetInWords } from '@cuspal/speech';

export const messages = {
  readForDay: (a: { readonly day: string }) => `Isto é para ${dayInWords(a.day)}, por isso o período em curso é o desse dia.`,
  runningNotListed: () => `O período em curso não está entre os listados, porque outros melhores enchem a lista.`,
  propertyDisclaimer: (a: { readonly disclaimer: string }) => `${a.disclaimer} Não dá avaliação de preço nem conselho legal. A decisão nomeia uma tendência do período em curso e não obriga ninguém.`,
  nextSigning: () => `Encontra o momento da assinatura, o que esta ferramenta não faz.`,
  karakaSilent: (a: { readonly planet: PlanetName }) => `O karaka ${named(a.planet)} não significa nenhuma das casas 4, 11 e 12, por isso não dá apoio, mas não muda nenhum veredito.`,
  karakaSupports: (a: { readonly planet: PlanetName; readonly level: string }) => `O karaka ${named(a.planet)} significa 4, 11 ou 12 em ${a.level}, por isso apoia, mas não muda nenhum veredito.`,
  runningEnds: (a: { readonly until: string }) => `A pratyantardasha em curso termina em ${dayInWords(a.until)}.`,
  runningEndsPlain: (a: { readonly until: string }) => `O subperíodo em curso termina em ${dayInWords(a.until)}.`,
  lordsStand: (a: { readonly md: PlanetName; readonly mdStands: string; readonly ad: PlanetName; readonly adStands: string; readonly pd: PlanetName; readonly pdStands: string }) => `O regente da mahadasha, ${planetInWords(a.md)}, ${a.mdStands}. O regente da antardasha, ${planetInWords(a.ad)}, ${a.adStands}, e o regente da pratyantardasha, ${planetInWords(a.pd)}, ${a.pdStands}.`,
  periodState: (a: { readonly state: 'CLOSED' | 'OPEN' | 'PENDING' }) => `${a.state === 'OPEN' ? `Por isso o período em curso está aberto.` : a.state === 'PENDING' ? `Por isso o período em curso traz isso só em parte.` : `Por isso o período em curso está fechado para isso.`}`,
  selling: () => `a venda`,
  owning: () => `a propriedade`,
  tends: (a: { readonly decision: 'BUY_LATER' | 'BUY_NOW' | 'HOLD' | 'RENT' | 'SELL_LATER' | 'SELL_NOW' | 'WAIT' }) => `${a.decision === 'BUY_NOW' ? `O mapa se inclina a comprar no período em curso.` : a.decision === 'BUY_LATER' ? `O mapa se inclina a comprar mais tarde.` : a.decision === 'RENT' ? `O mapa se inclina a alugar.` : a.decision === 'WAIT' ? `O mapa se inclina a esperar.` : a.decision === 'SELL_NOW' ? `O mapa se inclina a vender no período em curso.` : a.decision === 'SELL_LATER' ? `O mapa se inclina a vender mais tarde.` : `O mapa se inclina a conservar o que se tem.`}`,
  itself: (a: { readonly clause: string }) => `${a.clause}.`,
};
