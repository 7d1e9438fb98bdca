import type { Examples } from '../form.ts';

export const SPANISH_CHILDREN: Examples = {
  child_when: [
    'cuándo me quedaré embarazada',
    'seré madre algún día',
    'voy a tener hijos',
    'llevamos dos años buscando un bebé y no llega',
    'cuándo seré papá',
    'mi hermana podrá concebir',
    'podré tener un bebé a los 41',
    'mi nuera quiere un embarazo, cuándo seré abuela',
    'infertilidad, tendremos familia',
  ],
  second_child: [
    'cuándo llega el segundo hijo',
    'tendremos otro bebé, ya tenemos una niña',
    'le daremos un hermanito a mi hijo',
    'segundo embarazo, cuándo',
  ],
  fertility_treatment: [
    'funcionará la fecundación in vitro',
    'el tratamiento de fertilidad dará resultado',
    'tercera FIV y nada, habrá éxito con la inseminación',
    'ovodonación, saldrá bien',
  ],
  adoption: [
    'podremos adoptar un niño',
    'cuándo nos darán al niño en adopción',
    'queremos acoger o adoptar una nena, se logrará',
  ],
  pregnancy_worry: [
    'estoy embarazada, saldrá todo bien en el parto',
    'miedo por mi embarazo de riesgo',
    'nacerá sano mi bebé',
    'mi hija está de seis meses, habrá complicaciones en el parto',
  ],
  pregnancy_loss: [
    'tuve un aborto espontáneo, volverá a pasar',
    'perdí dos embarazos, por qué',
    'sufrí una pérdida en el tercer mes, podré llevar otro a término',
  ],
  child_sex: ['será niño o niña', 'voy a tener varón o nena', 'sexo del bebé'],
  child_health_adviser: [
    'soy astrólogo, balarishta en la carta del recién nacido',
    'riesgo de balarishta del niño de mi cliente',
  ],
};
