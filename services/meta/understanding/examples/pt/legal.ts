import type { Examples } from '../form.ts';

export const PORTUGUESE_LEGAL: Examples = {
  court_case: [
    'tenho um processo na justiça, como vai ser',
    'me processaram, o que acontece no tribunal',
    'briga judicial com vizinho',
    'ação trabalhista, audiência',
  ],
  court_win: [
    'vou ganhar a causa',
    'o juiz decide a meu favor',
    'vou ser absolvido, sentença favorável',
    'ganhamos o processo',
  ],
  case_duration: [
    'quando acaba o processo judicial',
    'quanto tempo dura a ação',
    'há quatro anos no tribunal, quando sai a sentença',
  ],
  custody: [
    'vou ficar com a guarda dos filhos',
    'disputa pela guarda das crianças',
    'meu ex quer tirar meus filhos de mim',
  ],
  imprisonment: ['vou ser preso', 'meu irmão vai para a cadeia', 'medo de prisão', 'condenação, cumprir pena'],
  bail: [
    'vai sair sob fiança',
    'habeas corpus para meu filho detido',
    'quando meu marido sai da prisão',
    'liberdade condicional, soltura',
  ],
};
