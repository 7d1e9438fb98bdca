import type { Examples } from '../form.ts';

export const SPANISH_FAMILY: Examples = {
  mother: ['qué dice mi carta de mi madre', 'relación con mi mamá', 'cómo estará mi madre', 'mi madre'],
  father: ['mi padre en mi carta', 'mala relación con mi papá', 'qué hay de mi padre y su suerte', 'mi padre'],
  siblings: [
    'relación con mis hermanos',
    'mi hermana y yo no nos hablamos',
    'tendré hermanos, qué dice la carta',
    'hermanos',
  ],
  relatives: [
    'mis tíos y primos, parientes',
    'familia política, suegros en mi carta',
    'los abuelos y la familia en general',
  ],
  twins: [
    'soy gemela, por qué mi hermana es tan distinta',
    'gemelos nacidos con cinco minutos, mellizos',
    'mis mellizos tendrán el mismo destino',
  ],
  twin_score: ['cuánto se diferencian las cartas de los gemelos, puntuación'],
};
