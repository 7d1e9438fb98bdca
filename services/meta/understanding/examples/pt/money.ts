import type { Examples } from '../form.ts';

export const PORTUGUESE_MONEY: Examples = {
  wealth: [
    'vou ficar rico',
    'terei muito dinheiro na vida',
    'quando chega a abundância',
    'riqueza no meu mapa',
    'minha situação financeira vai melhorar',
    'não quero saber de amor, só dinheiro',
  ],
  income: [
    'vão aumentar meu salário',
    'vou ganhar mais com meu trabalho',
    'aumento de ordenado',
    'minha renda melhora',
  ],
  financial_loss: [
    'por que perco dinheiro sempre',
    'perdi tudo em 2020, foi o destino',
    'caí num golpe e levaram minhas economias',
    'medo de ficar na miséria, prejuízo',
  ],
  loan: [
    'o banco vai liberar o empréstimo',
    'aprovam meu financiamento',
    'consigo crédito',
    'pedir dinheiro emprestado ao banco',
  ],
  debt: [
    'como saio das dívidas',
    'quando termino de pagar o que devo',
    'estou endividada até o pescoço',
    'nome sujo, vou quitar os cartões',
    'fala das dívidas e não do amor',
  ],
  money_lent: [
    'vão devolver o dinheiro que emprestei',
    'meu primo não paga o que me deve',
    'vou receber de volta o emprestado',
    'cliente caloteiro, recebo',
  ],
  inheritance: [
    'vou receber uma herança',
    'minha tia deixou testamento, toca-me algo',
    'inventário dos avós, quando sai a partilha',
    'herdar dos meus pais',
  ],
  insurance: [
    'o seguro vai pagar',
    'a seguradora vai me indenizar',
    'indemnização do acidente',
    'sinistro do carro, recebo',
  ],
  lottery: [
    'vou ganhar na loteria',
    'mega sena, euromilhões',
    'tenho sorte no jogo',
    'raspadinha, bilhete premiado, jogo do bicho',
    'apostas e bets',
  ],
  speculation: [
    'investir na bolsa',
    'vou lucrar com criptomoedas, bitcoin',
    'ações e fundos, ganho ou perco',
    'bom momento para aplicar meu dinheiro em ações',
  ],
  trading_session: [
    'que horas opero hoje na bolsa',
    'melhor hora para day trade hoje',
    'pregão de amanhã, quando entro',
  ],
  savings: [
    'por que não consigo juntar dinheiro',
    'o dinheiro some da mão',
    'vou conseguir poupar',
    'gasto tudo, como guardo',
  ],
};
