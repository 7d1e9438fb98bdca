import type { Examples } from '../form.ts';

export const PORTUGUESE_SPIRITUAL: Examples = {
  spiritual_path: [
    'qual é meu caminho espiritual',
    'meditação me atrai, vou evoluir',
    'despertar espiritual, iluminação',
    'vou achar um mestre, guru',
    'espiritualidade',
    'espiritual',
  ],
  ishta_devata: ['qual é meu ishta devata', 'para que deus devo rezar', 'minha divindade pessoal'],
  past_life: ['quem fui na vida passada', 'vidas passadas, carma', 'reencarnação, dívida cármica', 'vida passada'],
  ancestral_karma: ['carma dos meus antepassados', 'maldição de família, ancestrais', 'linhagem da minha mãe, pitru'],
  life_purpose: [
    'qual meu propósito de vida',
    'para que nasci, minha missão',
    'não vejo sentido na vida',
    'meu dharma, destino da alma',
    'propósito',
    'missão de vida',
  ],
};
