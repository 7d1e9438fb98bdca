import type { Examples } from '../form.ts';

export const SPANISH_RECTIFICATION: Examples = {
  birth_time_unsure: [
    'no estoy segura de mi hora de nacimiento',
    'mi hora puede ser diez minutos distinta, cambia algo',
    'nací alrededor de las 7, es fiable',
    'no se bien mi hora de nacimiento',
    'mi mamá dice 6 y el acta dice 5:40',
    'mi hora puede estar mal por unos minutos',
    'hora aproximada, sirve igual?',
    'cambia mi carta por 5 minutos',
  ],
  rectify: [
    'rectificar mi hora de nacimiento',
    'corrige la hora con los hechos de mi vida',
    'rectificación de la carta, me casé en 2010 y mi hijo nació en 2013',
    'corrige mi hora de nacimiento',
    'encuentra mi hora exacta con los hechos de mi vida',
    'rectificacion de hora',
    'ajusta mi hora con mi boda y el nacimiento de mi hija',
    'mi hora está mal, arréglala',
  ],
  birth_time_unknown: [
    'no sé a qué hora nací',
    'desconozco mi hora de nacimiento',
    'sin hora de nacimiento, mi madre no la recuerda',
    'hora de nacimiento desconocida',
    'mi madre no se acuerda a qué hora nací',
    'no se la hora en q naci',
    'solo sé el día en que nací',
    'nadie recuerda mi hora de nacimiento',
    'no tengo hora de nacimiento, qué se puede hacer',
    'soy adoptado y no sé mi hora',
  ],
  birth_time_audit: [
    'revisa si mi hora es fiable antes de juzgar',
    'son confiables mis datos de nacimiento',
    'puedes confiar en esta carta',
    'verifica la carta antes de la lectura',
    'sirve mi hora para un veredicto',
    'auditoría de mis datos de nacimiento',
  ],
};
