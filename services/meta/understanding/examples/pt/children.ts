import type { Examples } from '../form.ts';

export const PORTUGUESE_CHILDREN: Examples = {
  child_when: [
    'quando vou engravidar',
    'vou ser mãe um dia',
    'teremos filhos',
    'há dois anos tentamos um bebê e nada',
    'quando serei pai',
    'minha irmã vai conseguir engravidar',
  ],
  second_child: [
    'quando vem o segundo filho',
    'vamos ter outro bebê, já temos uma menina',
    'um irmãozinho para meu filho',
    'segunda gravidez, quando',
  ],
  fertility_treatment: [
    'a fertilização in vitro vai dar certo',
    'tratamento de fertilidade, resultado',
    'terceira FIV sem sucesso, a inseminação funciona',
    'óvulos doados, vai pegar',
  ],
  adoption: ['vamos conseguir adotar uma criança', 'quando sai a adoção', 'estamos na fila de adoção, chega um bebê'],
  pregnancy_worry: [
    'estou grávida, o parto vai correr bem',
    'medo na gravidez de risco',
    'meu bebê vai nascer saudável',
    'minha filha está de seis meses, complicações no parto',
  ],
  pregnancy_loss: [
    'sofri um aborto espontâneo, vai acontecer de novo',
    'perdi dois bebês, por quê',
    'perda gestacional, consigo levar outra até o fim',
  ],
  child_sex: ['vai ser menino ou menina', 'o sexo do bebê', 'rapaz ou rapariga'],
  child_health_adviser: ['sou astrólogo, balarishta no mapa do recém-nascido', 'balarishta da criança de um cliente'],
};
