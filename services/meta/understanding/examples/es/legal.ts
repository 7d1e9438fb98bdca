import type { Examples } from '../form.ts';

export const SPANISH_LEGAL: Examples = {
  court_case: [
    'tengo un juicio, cómo saldrá',
    'denuncia contra mí en el juzgado',
    'pleito con mi vecino',
    'me demandaron, qué pasará en el tribunal',
  ],
  court_win: [
    'ganaré el juicio',
    'el juez fallará a mi favor',
    'saldré absuelto, sentencia favorable',
    'ganaremos la demanda',
  ],
  case_duration: [
    'cuándo termina el proceso judicial',
    'cuánto va a durar el pleito',
    'llevo cuatro años en tribunales, cuándo habrá sentencia',
  ],
  custody: [
    'me darán la custodia de mis hijos',
    'pelea por la patria potestad',
    'mi exmarido quiere quitarme a los niños, tenencia',
  ],
  imprisonment: ['iré a la cárcel', 'mi hermano acabará en prisión', 'miedo a que me metan preso', 'condena de cárcel'],
  bail: [
    'saldrá libre bajo fianza',
    'libertad provisional para mi hijo detenido',
    'cuándo sale de la cárcel mi marido',
    'le concederán la libertad condicional',
  ],
};
