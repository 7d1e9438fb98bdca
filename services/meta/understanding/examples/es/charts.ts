import type { Examples } from '../form.ts';

export const SPANISH_CHARTS: Examples = {
  moon_sign: ['cuál es mi signo lunar', 'en qué signo tengo la luna', 'mi rashi'],
  birth_star: ['cuál es mi nakshatra', 'mi estrella de nacimiento', 'bajo qué estrella nací'],
  ascendant: ['cuál es mi ascendente', 'qué signo ascendente tengo, lagna'],
  planet_place: ['dónde está venus en mi carta', 'en qué casa tengo a marte', 'en qué signo está mi sol'],
  birth_chart: ['mi carta natal', 'muéstrame mi carta astral completa', 'quiero ver mi horóscopo de nacimiento'],
  current_dasha: ['en qué dasha estoy', 'qué mahadasha tengo ahora', 'qué periodo planetario corre'],
  dasha_list: [
    'lista de mis dashas con fechas',
    'cuándo empieza mi periodo de júpiter',
    'todos mis periodos vimshottari',
  ],
  dasha_of_past: ['qué dasha tenía en 2010', 'el periodo de rahu que pasé, por qué fue tan malo'],
  dasha_meaning: [
    'qué me trae el periodo de saturno',
    'qué significa mi mahadasha de venus',
    'será bueno mi periodo actual',
  ],
  event_probability: ['qué probabilidad hay', 'qué porcentaje de posibilidades tengo de que ocurra'],
  full_reading: ['lectura completa de mi vida', 'dímelo todo sobre mi futuro', 'análisis completo de mi carta'],
  promise: ['qué me promete mi carta, qué se cumplirá en mi vida', 'qué cosas están prometidas'],
  strongest_planet: ['cuál es mi planeta más fuerte', 'planeta más débil de mi carta', 'fuerza de mis planetas'],
  combust: ['qué planetas están combustos', 'planetas quemados por el sol'],
  best_planet: ['qué planeta me ayuda más', 'mi planeta benéfico según el ascendente', 'yogakaraka'],
  aspects: ['aspectos entre mis planetas', 'qué planetas se miran, saturno aspecta a la luna'],
  yogas: ['qué yogas tengo', 'hay gajakesari yoga en mi carta', 'combinaciones buenas de mi carta'],
  raja_yoga: ['tengo raja yoga', 'yoga de poder y éxito'],
  negative_yogas: ['yogas malos en mi carta', 'combinaciones negativas, kemadruma'],
  birth_time_unsure: [
    'no estoy segura de mi hora de nacimiento',
    'mi hora puede ser diez minutos distinta, cambia algo',
    'nací alrededor de las 7, es fiable',
  ],
  rectify: [
    'rectificar mi hora de nacimiento',
    'corrige la hora con los hechos de mi vida',
    'rectificación de la carta, me casé en 2010 y mi hijo nació en 2013',
  ],
  birth_time_unknown: [
    'no sé a qué hora nací',
    'desconozco mi hora de nacimiento',
    'sin hora de nacimiento, mi madre no la recuerda',
  ],
};
