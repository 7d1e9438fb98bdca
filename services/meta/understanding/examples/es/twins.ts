import type { Examples } from '../form.ts';

export const SPANISH_TWINS: Examples = {
  twins: [
    'soy gemela, por qué mi hermana es tan distinta',
    'gemelos nacidos con cinco minutos, mellizos',
    'mis mellizos tendrán el mismo destino',
    'somos gemelos y llevamos vidas distintas, xq',
    'mi gemela ya se casó y yo no',
    'mis hijas son mellizas, tienen la misma carta?',
    'gemelos idénticos con destino diferente',
    'nacimos con 6 minutos de diferencia, qué cambia',
  ],
  twin_score: [
    'cuánto se diferencian las cartas de los gemelos, puntuación',
    'puntos de diferencia entre las cartas de los mellizos',
    'qué tanto se diferencian las cartas de mis gemelas, número',
  ],
};
