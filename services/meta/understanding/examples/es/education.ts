import type { Examples } from '../form.ts';

export const SPANISH_EDUCATION: Examples = {
  studies: [
    'terminaré la carrera universitaria',
    'cómo me irá en los estudios',
    'entraré en la universidad',
    'haré un máster, mi hijo estudiará',
    'estudios superiores',
  ],
  school: [
    'mi hijo va mal en el colegio',
    'notas de mi hija en la escuela',
    'repetirá curso mi nieto',
    'la primaria de mi niño, no se concentra',
  ],
  exam: [
    'aprobaré el examen',
    'pasaré las pruebas de junio',
    'mi hija se presenta a selectividad',
    'suspendí dos veces, apruebo en septiembre',
    'examen de conducir',
    'saldrá bien el examen de mi hija en junio',
    'tengo parciales y finales, apruebo todo',
  ],
  competitive_exam: [
    'sacaré las oposiciones',
    'oposición de maestro, tengo opciones',
    'examen de ingreso, MIR, concurso con miles de aspirantes',
  ],
  scholarship: [
    'me concederán la beca',
    'beca para estudiar, Erasmus',
    'ayuda económica de la universidad para estudios',
  ],
  study_abroad: [
    'estudiaré en el extranjero',
    'universidad en Estados Unidos, me admitirán',
    'mi hijo quiere hacer el máster en Inglaterra',
  ],
  doctorate: [
    'terminaré el doctorado',
    'tesis doctoral, me aceptarán el proyecto de investigación',
    'carrera de investigador científico',
  ],
  education_break: [
    'dejé los estudios, los retomaré',
    'abandonar la universidad',
    'mi hijo no quiere seguir estudiando',
  ],
  field_of_study: [
    'qué carrera estudio',
    'ciencias o letras para mi hija',
    'medicina o derecho, cuál elijo',
    'qué estudiar en la facultad',
  ],
};
