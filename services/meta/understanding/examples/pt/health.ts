import type { Examples } from '../form.ts';

export const PORTUGUESE_HEALTH: Examples = {
  illness: [
    'por que fico doente tanto',
    'que doença tenho pelo mapa',
    'dor de estômago que não passa',
    'minha mãe está doente, o que ela tem',
  ],
  health_now: [
    'como está minha saúde agora',
    'ando fraca e cansada',
    'saúde este mês',
    'como vai meu corpo nestes dias',
  ],
  health_reading: ['fale da minha saúde em geral', 'que problemas de saúde vou ter', 'minha saúde ao longo da vida'],
  health_alerts: [
    'com que devo ter cuidado na saúde este ano',
    'períodos perigosos para a saúde',
    'quando posso adoecer, alertas',
  ],
  recovery: [
    'quando vou ficar curado',
    'meu pai vai se recuperar',
    'vou sarar desta doença',
    'quando minha mãe melhora, está internada',
    'volto a andar depois da lesão',
  ],
  treatment: [
    'que tratamento é bom para mim',
    'homeopatia, ayurveda ou medicina convencional',
    'o remédio do médico vai funcionar, terapia',
    'trocar de médico',
  ],
  wrong_diagnosis: [
    'o médico errou o diagnóstico',
    'diagnóstico errado, peço segunda opinião',
    'os médicos não sabem o que tenho',
  ],
  chronic_illness: [
    'tenho diabetes, controla?',
    'doença crónica da minha esposa',
    'artrite, tireoide, pressão alta',
    'asma desde criança',
  ],
  cancer: [
    'tenho câncer, a quimioterapia funciona',
    'acharam um tumor na minha mãe',
    'o cancro da mama volta',
    'oncologia, metástase',
  ],
  hospital: ['vou ser internado no hospital', 'quando ele tem alta', 'internação do avô', 'dias na UTI, clínica'],
  surgery_result: [
    'a cirurgia vai correr bem',
    'vou operar o joelho, tenho medo',
    'operação do coração do meu pai, sucesso',
    'operação à vesícula',
  ],
  transplant: ['preciso de um transplante de rim', 'vão achar doador de fígado', 'transplante do meu irmão'],
  mental_health: [
    'estou com depressão',
    'ansiedade e crise de pânico, quando passa',
    'não durmo de nervoso, insônia',
    'saúde mental do meu filho',
    'estou muito triste e angustiada',
  ],
  addiction: [
    'vou parar de beber',
    'meu filho usa drogas, larga',
    'alcoolismo do marido',
    'vício em jogo, deixar de fumar',
  ],
  accident: [
    'vou sofrer um acidente',
    'medo de acidente de carro',
    'quedas e batidas, quando ter cuidado',
    'perigo na estrada',
  ],
  weak_organ: [
    'que parte do corpo é fraca em mim',
    'que órgão devo cuidar',
    'coração, rins ou pulmões, meu ponto fraco',
  ],
  constitution: [
    'qual meu dosha ayurvédico, vata pitta ou kapha',
    'minha constituição ayurveda',
    'tipo de corpo e dieta',
  ],
  vitality: ['quanta vitalidade eu tenho', 'energia vital, imunidade baixa', 'sou forte de saúde, resistência'],
  longevity: ['quantos anos vou viver', 'terei vida longa', 'vou chegar à velhice', 'expectativa de vida, longevidade'],
  longevity_adviser: [
    'sou astrólogo, longevidade do cliente, maraka e badhaka',
    'análise de longevidade para consulente',
  ],
};
