import type { Examples } from '../form.ts';

export const SPANISH_FOREIGN_SETTLEMENT: Examples = {
  settle_abroad: [
    'viviré en el extranjero',
    'emigrar a Canadá para siempre',
    'radicarme en otro país, residencia permanente',
    'me irá mejor fuera de mi país',
    'conseguiré la ciudadanía',
    'me voy a vivir a otro país, seré feliz allí',
    'emigraré con mi familia a Estados Unidos',
  ],
  travel_abroad: [
    'viajaré al extranjero',
    'habrá viaje a Europa este verano',
    'cuándo salgo del país de vacaciones',
    'viajes internacionales en mi carta',
  ],
  visa: [
    'me darán la visa',
    'me rechazaron el visado, lo apruebo al segundo intento',
    'cuándo llegan los papeles de residencia',
    'green card, permiso de residencia, pasaporte',
  ],
  foreign_job: [
    'conseguiré trabajo en Alemania',
    'empleo en el extranjero',
    'contrato de enfermera en Inglaterra',
    'trabajar fuera de España',
  ],
  return_home: [
    'volveré a mi país',
    'regresar a mi tierra después de diez años fuera',
    'vuelvo a Argentina o me quedo en España',
    'retorno definitivo a casa',
  ],
  short_journey: [
    'qué tal mi viaje de fin de semana',
    'viaje corto de negocios la semana que viene',
    'irá bien la excursión por carretera',
  ],
  pilgrimage: [
    'haré el camino de Santiago',
    'peregrinación a La Meca o Jerusalén',
    'viaje a lugares sagrados, a Lourdes, con mi madre',
  ],
  relocation: [
    'en qué ciudad me irá mejor',
    'qué país me conviene según mi carta',
    'Madrid o Barcelona para vivir, astrocartografía',
    'en qué lugar del mundo tendré suerte',
  ],
};
