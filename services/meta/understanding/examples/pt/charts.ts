import type { Examples } from '../form.ts';

export const PORTUGUESE_CHARTS: Examples = {
  moon_sign: ['qual é meu signo lunar', 'em que signo está minha lua', 'meu rashi'],
  birth_star: ['qual é minha nakshatra', 'minha estrela de nascimento', 'nasci sob que estrela'],
  ascendant: ['qual é meu ascendente', 'que signo ascendente tenho, lagna'],
  planet_place: ['onde está vênus no meu mapa', 'em que casa tenho marte', 'em que signo está meu sol'],
  birth_chart: ['meu mapa natal', 'mostra meu mapa astral completo', 'quero ver minha carta natal'],
  current_dasha: ['em que dasha estou', 'que mahadasha tenho agora', 'que período planetário corre'],
  dasha_list: [
    'lista dos meus dashas com datas',
    'quando começa meu período de júpiter',
    'todos os períodos vimshottari',
  ],
  dasha_of_past: ['que dasha eu tinha em 2010', 'o período de rahu que passei, por que foi tão ruim'],
  dasha_meaning: [
    'o que o período de saturno me traz',
    'o que significa minha mahadasha de vênus',
    'meu período atual vai ser bom',
  ],
  event_probability: ['qual é a probabilidade', 'que porcentagem de chance tenho de acontecer'],
  full_reading: ['leitura completa da minha vida', 'me conta tudo sobre meu futuro', 'análise completa do mapa'],
  promise: ['o que meu mapa promete, o que se realiza na vida', 'que coisas estão prometidas'],
  strongest_planet: ['qual meu planeta mais forte', 'planeta mais fraco do mapa', 'força dos meus planetas'],
  combust: ['que planetas estão combustos', 'planetas queimados pelo sol'],
  best_planet: ['que planeta mais me ajuda', 'planeta benéfico do meu ascendente', 'yogakaraka'],
  aspects: ['aspectos entre meus planetas', 'que planetas se olham, saturno aspecta a lua'],
  yogas: ['que yogas tenho', 'há gajakesari yoga no meu mapa', 'combinações boas do mapa'],
  raja_yoga: ['tenho raja yoga', 'yoga de poder e sucesso'],
  negative_yogas: ['yogas ruins no meu mapa', 'combinações negativas, kemadruma'],
  birth_time_unsure: [
    'não tenho certeza da hora do nascimento',
    'a hora pode estar dez minutos errada, muda algo',
    'nasci por volta das 7, é confiável',
  ],
  rectify: [
    'retificar minha hora de nascimento',
    'corrige a hora com os fatos da minha vida',
    'retificação do mapa, casei em 2010 e meu filho nasceu em 2013',
  ],
  birth_time_unknown: [
    'não sei a hora em que nasci',
    'desconheço minha hora de nascimento',
    'sem hora de nascimento, minha mãe não lembra',
  ],
};
