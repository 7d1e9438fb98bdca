import type { Examples } from '../form.ts';

export const SPANISH_REMEDIAL: Examples = {
  manglik: ['soy manglik', 'tengo mangal dosha', 'dosha de Marte en mi carta', 'kuja dosha, marte afecta a mi boda'],
  kalsarpa: ['tengo kaal sarp dosha', 'kala sarpa yoga, serpiente', 'kalsarpa en la carta de mi hijo'],
  doshas: [
    'qué doshas hay en mi carta',
    'tengo alguna maldición o defecto en la carta',
    'doshas malos, pitru dosha, guru chandal',
  ],
  gemstone: [
    'que piedra me conviene llevar',
    'qué piedra preciosa debo llevar',
    'me conviene un zafiro azul',
    'rubí, esmeralda o perla, qué anillo con gema',
    'puedo usar diamante',
    'piedra',
    'piedra de la suerte',
  ],
  mantra: ['qué mantra debo recitar', 'mantra para mi planeta', 'qué oración o cántico repetir cada día'],
  remedies: [
    'qué remedios hay para mi mala suerte',
    'qué remedio me conviene',
    'cómo contrarresto a Saturno, rituales',
    'qué hago para que mejore, ayuno, donación, puja',
    'solución para quitar el mal de ojo',
    'mala suerte, qué hago',
    'brujería, limpieza',
    'mal de ojo',
    'todo me sale mal, qué puedo hacer',
    'tengo mala racha, cómo la rompo',
    'cómo quito el pitra dosha',
  ],
};
