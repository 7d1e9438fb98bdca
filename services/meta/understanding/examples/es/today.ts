import type { Examples } from '../form.ts';

export const SPANISH_TODAY: Examples = {
  year_ahead: [
    'cómo será mi año 2027',
    'qué me espera el año que viene',
    'predicciones para este año',
    'mis próximos doce meses',
    'de mi cumpleaños en adelante',
  ],
  varshaphala: ['revolución solar de este año', 'carta anual varshaphala', 'retorno solar'],
  year_of_life: ['cómo será mi año 40 de vida', 'qué trae mi año 35, sudarshana'],
  today: ['cómo me irá hoy', 'mi día de hoy', 'horóscopo de hoy', 'qué me espera hoy', 'tendré suerte hoy'],
  tomorrow: ['qué tal mañana', 'cómo será mi día mañana', 'horóscopo de mañana'],
  panchang: ['panchang de hoy', 'qué tithi y nakshatra es hoy', 'calendario lunar de hoy, fase de la luna'],
  rahu_kaal: ['a qué hora es rahu kaal hoy', 'hora mala del día, rahu kalam'],
  hora_now: ['qué hora planetaria es ahora', 'hora de venus hoy, horas planetarias'],
  choghadiya: ['choghadiya de hoy', 'choghadiya favorable ahora'],
  tara_bala: ['tara bala de hoy', 'es favorable la estrella de hoy para mí'],
  ruling_planets_now: ['planetas regentes de este momento', 'ruling planets ahora'],
};
