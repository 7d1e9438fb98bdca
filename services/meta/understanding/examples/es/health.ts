import type { Examples } from '../form.ts';

export const SPANISH_HEALTH: Examples = {
  illness: [
    'por qué me enfermo tanto',
    'qué enfermedad tengo según la carta',
    'dolor de estómago que no se va',
    'mi madre está enferma, qué tiene',
  ],
  health_now: [
    'cómo está mi salud ahora',
    'últimamente me siento débil y cansada',
    'salud este mes',
    'cómo anda mi cuerpo estos días',
    'tengo mareos y fatiga, nada de amor, solo mi salud',
  ],
  health_reading: ['háblame de mi salud en general', 'qué problemas de salud tendré', 'mi salud a lo largo de la vida'],
  health_alerts: [
    'de qué debo cuidarme este año en salud',
    'periodos peligrosos para mi salud',
    'cuándo puedo enfermar, alertas',
  ],
  recovery: [
    'cuándo me curaré',
    'mi padre se recuperará',
    'sanaré de esta enfermedad',
    'cuándo mejora mi mamá, está internada',
    'volveré a caminar tras la lesión',
    'mi marido está enfermo desde enero, cuándo se pone bien',
  ],
  treatment: [
    'qué tratamiento me conviene',
    'homeopatía, ayurveda o medicina convencional',
    'los remedios del médico funcionarán, terapia',
    'cambiar de médico',
  ],
  wrong_diagnosis: [
    'se equivoca el médico con el diagnóstico',
    'diagnóstico errado, pido segunda opinión',
    'los doctores no saben lo que tengo',
  ],
  chronic_illness: [
    'tengo diabetes, se controlará',
    'enfermedad crónica de mi esposa',
    'artritis, tiroides, hipertensión para toda la vida',
    'asma desde niño',
  ],
  cancer: [
    'tengo cáncer, superaré la quimioterapia',
    'a mi mamá le encontraron un tumor',
    'volverá el cáncer de mama',
    'oncología, metástasis',
  ],
  hospital: [
    'me ingresarán en el hospital',
    'cuándo le dan el alta',
    'hospitalización de mi abuelo',
    'cuántos días en la clínica',
  ],
  surgery_result: [
    'saldrá bien la operación',
    'me operan de la rodilla, tengo miedo',
    'cirugía de corazón de mi padre, éxito',
    'la operación de vesícula',
  ],
  transplant: ['necesito un trasplante de riñón', 'encontrarán donante de hígado', 'trasplante de mi hermano'],
  mental_health: [
    'tengo depresión',
    'ansiedad y ataques de pánico, cuándo pasan',
    'no duermo de los nervios, insomnio',
    'salud mental de mi hijo',
    'estoy muy triste y angustiada',
  ],
  addiction: [
    'dejaré de beber',
    'mi hijo se droga, lo dejará',
    'alcoholismo de mi marido',
    'ludopatía, dejar de fumar',
    'adicción',
  ],
  accident: [
    'tendré un accidente',
    'miedo de accidente de coche',
    'caídas y golpes, cuándo tener cuidado',
    'peligro en la carretera',
  ],
  weak_organ: [
    'qué parte del cuerpo es débil en mí',
    'qué órgano debo cuidar',
    'corazón, riñones o pulmones, cuál es mi punto flaco',
  ],
  constitution: ['qué dosha soy, vata pitta o kapha', 'mi constitución ayurvédica', 'tipo de cuerpo ayurveda y dieta'],
  vitality: ['cuánta vitalidad tengo', 'energía vital y defensas bajas', 'soy fuerte de salud, resistencia'],
  longevity: ['cuántos años viviré', 'tendré una vida larga', 'llegaré a viejo', 'esperanza de vida, longevidad'],
  longevity_adviser: [
    'soy astrólogo, longevidad del cliente, maraka y badhaka',
    'análisis de longevidad para mi consultante',
  ],
};
