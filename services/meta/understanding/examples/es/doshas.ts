import type { Examples } from '../form.ts';

export const SPANISH_DOSHAS: Examples = {
  manglik: [
    'soy manglik',
    'tengo mangal dosha',
    'dosha de Marte en mi carta',
    'kuja dosha, marte afecta a mi boda',
    'tengo dosha de marte',
    'me dijeron que soy manglik, es verdad',
    'mi novio es manglik y yo no, nos podemos casar',
    'se anula mi mangal dosha',
    'manglik mi hija',
  ],
  kalsarpa: [
    'tengo kaal sarp dosha',
    'kala sarpa yoga, serpiente',
    'kalsarpa en la carta de mi hijo',
    'hay kaal sarp en mi carta',
    'me afecta el kalsarp dosha',
    'qué tipo de kala sarpa tengo',
    'kaal sarp yoga sí o no',
    'se quita el kalsarpa',
  ],
  doshas: [
    'qué doshas hay en mi carta',
    'tengo alguna maldición o defecto en la carta',
    'doshas malos, pitru dosha, guru chandal',
    'tengo algun dosha',
    'pitra dosha en mi carta',
    'q doshas tiene mi hijo',
    'está afligida mi carta',
    'hay shani dosha',
    'qué defectos tiene mi carta',
  ],
};
