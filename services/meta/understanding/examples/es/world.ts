import type { Examples } from '../form.ts';

export const SPANISH_WORLD: Examples = {
  match_winner: [
    'quién gana el partido hoy',
    'ganará el Real Madrid',
    'Barça contra Madrid, resultado',
    'quién gana la final del mundial',
    'pelea de boxeo, quién vence',
  ],
  own_contest: [
    'ganaré mi torneo de tenis',
    'compito el domingo, gano la carrera',
    'mi hijo ganará el campeonato',
    'medalla en la maratón',
  ],
  election_result: [
    'quién ganará las elecciones',
    'próximo presidente',
    'ganará la izquierda o la derecha en las votaciones',
  ],
  nation: [
    'qué pasará con España',
    'futuro del país, economía nacional, guerra',
    'destino de Argentina el próximo año',
  ],
  epidemic: ['habrá otra pandemia', 'nuevo virus, epidemia'],
  weather: ['lloverá el sábado', 'qué tiempo hará el fin de semana', 'calor, tormenta, pronóstico del clima'],
  weather_day: ['llueve hoy aquí', 'tiempo de mañana, sol o nubes'],
  monsoon: ['cómo será el monzón', 'lluvias del monzón en la India'],
  season: ['cómo será la cosecha esta temporada', 'habrá sequía este verano', 'invierno frío, cultivos'],
  ingress: ['ingreso del sol en aries', 'ingreso solar del año'],
  ephemeris: ['efemérides de hoy', 'posiciones de los planetas el 3 de mayo', 'dónde estaba marte en 1999'],
};
