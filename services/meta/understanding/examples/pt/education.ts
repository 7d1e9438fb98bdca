import type { Examples } from '../form.ts';

export const PORTUGUESE_EDUCATION: Examples = {
  studies: [
    'vou terminar a faculdade',
    'como vou nos estudos',
    'entro na universidade',
    'mestrado, curso superior, meu filho vai estudar',
  ],
  school: [
    'meu filho vai mal na escola',
    'notas da minha filha no colégio',
    'vai repetir de ano',
    'ensino fundamental, não se concentra nas aulas',
  ],
  exam: [
    'vou passar na prova',
    'passo nos exames de junho',
    'minha filha faz o ENEM',
    'reprovei duas vezes, passo agora',
    'exame de condução, OAB',
  ],
  competitive_exam: [
    'passo no concurso público',
    'vestibular de medicina, tenho chance',
    'concurso com milhares de candidatos',
  ],
  scholarship: ['vou ganhar a bolsa de estudos', 'bolsa do CNPq, Erasmus', 'auxílio para estudar'],
  study_abroad: [
    'vou estudar no exterior',
    'universidade nos Estados Unidos, me aceitam',
    'meu filho quer fazer intercâmbio na Inglaterra',
  ],
  doctorate: [
    'vou terminar o doutorado',
    'tese, aceitam meu projeto de pesquisa',
    'carreira de pesquisador, investigação',
  ],
  education_break: ['larguei os estudos, volto', 'trancar a faculdade', 'meu filho não quer mais estudar'],
  field_of_study: [
    'que curso escolho',
    'humanas ou exatas para minha filha',
    'medicina ou direito, qual faço na faculdade',
  ],
};
