// Written by npm run generate from education.messages.pt.json: change that file.
import { nameInside, numberInWords } from '@cuspal/speech';

export const messages = {
  bestCourse: (a: { readonly course: 'arts_humanities' | 'commerce_finance' | 'computing_mathematics' | 'law' | 'medicine' | 'science_engineering' | 'teaching_research'; readonly score: number }) => `O curso que melhor combina é ${a.course === 'science_engineering' ? `ciências ou engenharia` : a.course === 'medicine' ? `medicina` : a.course === 'commerce_finance' ? `comércio ou finanças` : a.course === 'law' ? `direito` : a.course === 'arts_humanities' ? `artes ou humanidades` : a.course === 'computing_mathematics' ? `computação ou matemática` : `ensino ou pesquisa`} (${numberInWords(a.score)} de 100).`,
  scholarshipAndAbroad: (a: { readonly scholarship: 'HIGH' | 'LOW' | 'MEDIUM'; readonly abroad: 'CONDITIONAL' | 'NOT_PROMISED' | 'PROMISED' }) => `Uma bolsa de estudos é ${a.scholarship === 'HIGH' ? `provável` : a.scholarship === 'MEDIUM' ? `possível` : `pouco provável`}, e o estudo no exterior ${a.abroad === 'PROMISED' ? `está prometido` : a.abroad === 'CONDITIONAL' ? `está aberto com condições` : `não está prometido`}.`,
  noExamDate: (a: { readonly event: string }) => `Nenhuma data de exame é dada, porque o mapa não promete ${nameInside(a.event)}.`,
  bestMonthsIncomplete: () => `Os melhores meses não estão completos, porque a busca esgotou seu limite.`,
  abroadReadTwice: () => `A promessa de estudos no exterior lê só a cúspide 9, mas o veredito precisa que as cúspides 9 e 12 concordem, por isso os dois diferem aqui.`,
  nextVisa: () => `Diz se e quando um visto para a viagem é concedido.`,
  nextCareer: () => `Pontua os campos de trabalho que podem vir depois do estudo.`,
  level: (a: { readonly level: 'BASIC' | 'HIGHER' | 'INTERRUPTED' | 'RESEARCH' | 'WEAK'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number }) => `${a.level === 'RESEARCH' ? `Indica-se estudo até a pesquisa` : a.level === 'HIGHER' ? `Indica-se ensino superior` : a.level === 'BASIC' ? `Indica-se a escola, mas não um ensino superior claro` : a.level === 'INTERRUPTED' ? `Indica-se uma interrupção dos estudos` : `Nem a escola nem o ensino superior está prometido com clareza`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, como em menos de 1 de cada 100 mapas` : `, como em ${numberInWords(a.rate)} de cada 100 mapas`}.`,
  successInExam: () => `êxito no exame`,
  noBreakPeriods: (a: { readonly reason: string }) => `Não se dão períodos de interrupção. ${a.reason}`,
};
