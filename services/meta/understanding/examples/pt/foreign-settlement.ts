import type { Examples } from '../form.ts';

export const PORTUGUESE_FOREIGN_SETTLEMENT: Examples = {
  settle_abroad: [
    'vou morar fora do país',
    'emigrar para o Canadá de vez',
    'viver em Portugal, residência permanente',
    'minha vida será melhor no estrangeiro',
    'vou conseguir a cidadania',
  ],
  travel_abroad: [
    'vou viajar para o exterior',
    'viagem à Europa nas férias',
    'quando saio do país',
    'viagens internacionais no mapa',
  ],
  visa: [
    'meu visto vai ser aprovado',
    'negaram o visto, consigo na segunda vez',
    'quando chegam os papéis da residência, autorização',
    'green card, passaporte',
  ],
  foreign_job: [
    'vou conseguir emprego na Alemanha',
    'trabalho no exterior',
    'contrato de enfermeira na Inglaterra',
    'trabalhar fora do Brasil',
  ],
  return_home: [
    'volto para o meu país',
    'regressar à terra depois de dez anos fora',
    'voltar para o Brasil ou ficar em Lisboa',
  ],
  short_journey: [
    'minha viagem de fim de semana vai ser boa',
    'viagem curta a trabalho semana que vem',
    'passeio de estrada, corre bem',
  ],
  pilgrimage: [
    'vou fazer o caminho de Santiago',
    'romaria a Aparecida ou Fátima',
    'peregrinação à Terra Santa, lugares sagrados',
  ],
  relocation: [
    'em que cidade vou me dar melhor',
    'que país é bom para mim pelo mapa',
    'Lisboa ou São Paulo para morar, astrocartografia',
  ],
};
