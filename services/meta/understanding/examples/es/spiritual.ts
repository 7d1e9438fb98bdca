import type { Examples } from '../form.ts';

export const SPANISH_SPIRITUAL: Examples = {
  spiritual_path: [
    'cuál es mi camino espiritual',
    'me atrae la meditación, avanzaré',
    'despertar espiritual, iluminación',
    'encontraré un maestro o gurú',
    'espiritualidad',
    'espiritual',
  ],
  ishta_devata: ['cuál es mi ishta devata', 'a qué dios debo rezar', 'mi deidad personal'],
  past_life: [
    'quién fui en mi vida pasada',
    'vidas anteriores, karma',
    'reencarnación, qué traigo de otra vida',
    'deuda kármica',
    'vida anterior',
  ],
  ancestral_karma: ['karma de mis antepasados', 'maldición familiar, ancestros', 'pitru dosha, linaje de mi madre'],
  life_purpose: [
    'cuál es mi propósito en la vida',
    'para qué nací, mi misión',
    'no le encuentro sentido a mi vida',
    'mi dharma, destino del alma',
    'propósito',
    'misión de vida',
  ],
};
