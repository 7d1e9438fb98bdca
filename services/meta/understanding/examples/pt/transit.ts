import type { Examples } from '../form.ts';

export const PORTUGUESE_TRANSIT: Examples = {
  sade_sati: ['estou no sade sati', 'quando acaba o sade sati', 'saturno sobre minha lua, os sete anos e meio'],
  sade_sati_hard: ['meu sade sati é muito duro', 'sofro no sade sati, é grave'],
  dhaiya: ['dhaiya de saturno, ashtama shani', 'saturno na oitava da lua'],
  saturn_return: ['retorno de Saturno', 'aos 29 saturno volta, o que significa'],
  jupiter_return: ['retorno de Júpiter', 'júpiter volta ao lugar natal, sorte'],
  eclipse: ['como o eclipse me afeta', 'eclipse solar de agosto', 'eclipse da lua, devo ter cuidado'],
  transits_now: [
    'que trânsitos tenho agora',
    'planetas que me influenciam neste momento',
    'trânsitos atuais',
    'o que júpiter faz no meu mapa agora',
  ],
  moon_transit: ['onde está a lua hoje', 'trânsito da lua', 'a lua em que signo está agora'],
  retrograde: [
    'que planetas estão retrógrados no meu mapa',
    'vênus retrógrada natal',
    'nasci com planetas retrógrados',
  ],
  mercury_retrograde: [
    'mercúrio retrógrado, como me afeta',
    'quando acaba mercúrio retrógrado',
    'assinar com mercúrio retrógrado',
  ],
};
