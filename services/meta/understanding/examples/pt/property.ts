import type { Examples } from '../form.ts';

export const PORTUGUESE_PROPERTY: Examples = {
  buy_property: [
    'quando compro minha casa própria',
    'compro apartamento este ano',
    'vou ter casa minha',
    'bom momento para comprar imóvel ou terreno',
  ],
  build_house: [
    'vou construir minha casa',
    'começar a obra, construção',
    'construir no lote do meu pai',
    'reforma da casa',
  ],
  sell_property: [
    'vou vender o apartamento',
    'quando aparece comprador para a casa',
    'imóvel à venda há um ano',
    'vender o terreno por bom preço',
  ],
  rent_out: ['vou achar inquilino', 'alugar meu apartamento para alguém', 'arrendar a loja, o inquilino paga'],
  ancestral_property: [
    'a casa dos meus avós fica comigo',
    'briga de irmãos pelo sítio da família',
    'terras da família, minha parte',
  ],
  vehicle: ['quando compro um carro', 'vou ter carro novo', 'comprar moto este ano', 'trocar de automóvel'],
  residence_change: [
    'vou mudar de casa',
    'mudança de bairro, vai ser boa',
    'quando troco de endereço',
    'vamos sair deste apartamento',
  ],
};
