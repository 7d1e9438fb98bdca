import type { Examples } from '../form.ts';

export const SPANISH_HORARY: Examples = {
  horary_number: ['número 108, conseguiré el puesto', 'pregunta horaria, número 45', 'mi número es el 212, vendrá'],
  horary_and_birth: ['pregunta horaria con el número 77 y mi carta natal a la vez'],
  horary_serial: ['varias preguntas horarias, números 12 y 57 seguidos'],
  lost_thing: [
    'perdí mi anillo',
    'no encuentro mi cartera, dónde la dejé',
    'se me extravió el pasaporte',
    'dónde está mi móvil perdido',
    'aparecerán mis gafas',
  ],
  stolen_thing: ['me robaron el bolso, lo recuperaré', 'quién robó mi bicicleta, ladrón', 'hurto de joyas en casa'],
  missing_person: ['mi hermano desapareció', 'dónde está mi hijo, no vuelve', 'persona desaparecida, está con vida'],
  missing_pet: ['se perdió mi gato', 'mi perro se escapó, vuelve', 'mascota perdida'],
  arrival: [
    'cuándo llega mi marido',
    'a qué hora vuelve mi hija',
    'llegará el paquete hoy',
    'cuándo regresa mi amigo de viaje',
  ],
  medical_horary: ['pregunta horaria por el enfermo, número 33, se cura'],
  career_horary: ['pregunta horaria de trabajo, número 150, me dan el puesto'],
};
