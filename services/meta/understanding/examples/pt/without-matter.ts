import type { Examples } from '../form.ts';

export const PORTUGUESE_WITHOUT_MATTER: Examples = {
  emergency: [
    'meu pai não respira, socorro',
    'dor no peito e braço dormente, o que faço',
    'quero me matar, não quero mais viver',
    'tomou muitos comprimidos e não acorda',
    'meu bebê está em convulsão, urgência',
    'quero me machucar',
    'quero morrer',
    'não quero viver assim',
    'o que há comigo, quero me machucar',
  ],
  crime: [
    'como invado o celular da minha namorada',
    'quero me vingar e machucar meu vizinho',
    'como sonego imposto sem ser pego',
    'em que data posso roubar a loja sem ser apanhado',
  ],
  off_topic: [
    'me conta uma piada',
    'escreve um programa em python',
    'receita de feijoada',
    'qual é a capital da França',
    'traduz este texto para inglês',
    'conta uma piada',
  ],
  general: [
    'quando minha vida vai melhorar',
    'o que o futuro me reserva',
    'como vai ser minha vida',
    'diz algo do meu destino',
    'o que você vê para mim',
    'vai ficar tudo bem',
    'o que vai acontecer comigo',
    'meu futuro',
    'meu destino',
    'o que será de mim',
    'futuro',
    'quando vai passar essa fase ruim',
    'quando virão dias melhores',
  ],
};
