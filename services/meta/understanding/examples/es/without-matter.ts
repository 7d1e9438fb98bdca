import type { Examples } from '../form.ts';

export const SPANISH_WITHOUT_MATTER: Examples = {
  emergency: [
    'mi padre no respira, ayuda',
    'me duele el pecho y no siento el brazo, qué hago',
    'quiero matarme, no quiero vivir más',
    'se tomó muchas pastillas y no despierta',
    'mi bebé convulsiona, urgencia',
    'quiero hacerme daño',
    'me quiero morir',
    'ya no quiero vivir',
    'qué me pasa, quiero hacerme daño',
  ],
  crime: [
    'cómo hackeo el teléfono de mi novia',
    'quiero vengarme y hacerle daño a mi vecino',
    'cómo evado impuestos sin que me pillen',
    'en qué fecha puedo robar la tienda sin que me atrapen',
  ],
  off_topic: [
    'como hago una tortilla',
    'cuanto es 25 por 14',
    'escribe un poema sobre el mar',
    'escribe un programa en python',
    'receta de paella',
    'cuál es la capital de Francia',
    'traduce este texto al inglés',
    'cuéntame un chiste',
  ],
  general: [
    'cuando mejorara mi suerte',
    'qué me depara el futuro',
    'cómo será mi vida',
    'dime algo de mi destino',
    'qué ves para mí',
    'irá todo bien',
    'qué va a pasar conmigo',
    'mi futuro',
    'mi destino',
    'qué será de mí',
    'futuro',
  ],
};
