import type { Examples } from '../form.ts';

export const PORTUGUESE_TODAY: Examples = {
  year_ahead: [
    'como vai ser meu ano de 2027',
    'o que me espera ano que vem',
    'previsões para este ano',
    'meus próximos doze meses',
    'ano que vem',
    'ano de 2027',
    'este ano para mim',
    'ano novo',
    'previsão anual',
    'próximos meses',
  ],
  varshaphala: ['revolução solar deste ano', 'mapa anual varshaphala', 'retorno solar'],
  year_of_life: ['como vai ser meu ano 40 de vida', 'o que traz meus 35 anos, sudarshana'],
  today: [
    'como sera meu dia hoje',
    'como vai ser meu dia hoje',
    'horóscopo de hoje',
    'o que me espera hoje',
    'terei sorte hoje',
    'hoje',
    'o dia de hoje para mim',
  ],
  tomorrow: ['como vai ser amanhã', 'meu dia de amanhã', 'horóscopo de amanhã', 'amanhã'],
  panchang: ['panchang de hoje', 'que tithi e nakshatra é hoje', 'calendário lunar de hoje, fase da lua'],
  rahu_kaal: ['a que horas é rahu kaal hoje', 'hora ruim do dia, rahu kalam'],
  hora_now: ['que hora planetária é agora', 'hora de vênus hoje, horas planetárias'],
  choghadiya: ['choghadiya de hoje', 'choghadiya favorável agora'],
  tara_bala: ['tara bala de hoje', 'a estrela de hoje é boa para mim'],
  ruling_planets_now: ['planetas regentes deste momento', 'ruling planets agora'],
};
