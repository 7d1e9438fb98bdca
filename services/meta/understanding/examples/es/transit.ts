import type { Examples } from '../form.ts';

export const SPANISH_TRANSIT: Examples = {
  sade_sati: ['estoy en sade sati', 'cuándo termina sade sati', 'saturno sobre mi luna, los siete años y medio'],
  sade_sati_hard: ['qué tan duro es mi sade sati', 'sade sati muy difícil, sufro, es grave'],
  dhaiya: ['dhaiya de saturno, ashtama shani', 'saturno en octava desde la luna', 'pequeña panoti'],
  saturn_return: ['retorno de Saturno', 'a los 29 saturno vuelve, qué significa para mí'],
  jupiter_return: ['retorno de Júpiter', 'júpiter vuelve a su lugar natal, suerte'],
  eclipse: ['cómo me afecta el eclipse', 'eclipse solar de agosto, mi signo', 'eclipse de luna, debo tener cuidado'],
  transits_now: [
    'qué tránsitos tengo ahora',
    'planetas que me afectan en este momento',
    'cómo me influyen los tránsitos actuales',
    'qué hace júpiter en mi carta ahora',
  ],
  moon_transit: ['dónde está la luna hoy', 'tránsito de la luna', 'la luna en qué signo está ahora'],
  retrograde: ['qué planetas están retrógrados en mi carta', 'venus retrógrado natal', 'nací con planetas retrógrados'],
  mercury_retrograde: [
    'mercurio retrógrado, cómo me afecta',
    'cuándo acaba mercurio retrógrado',
    'puedo firmar con mercurio retrógrado',
  ],
};
