// Written by npm run generate from children.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  noDateDoctorDecides: () => `Por isso não se dá nenhuma data, e um médico decide toda questão de fertilidade.`,
  noDateAdoptionPromised: () => `Por isso não se dá nenhuma data, mas o mapa promete a adoção de um filho ou filha.`,
  partnerDoesNotPromise: () => `O mapa do par não o promete, por isso não se dá nenhum período em comum.`,
  noSharedPeriod: () => `Os dois não têm nenhum período em comum nestes anos.`,
  bestSharedPeriod: (a: { readonly runs: string }) => `O melhor período em comum com o par ${a.runs}.`,
  lensesForBoth: () => `Beeja se lê para o homem e Kshetra para a mulher. Nenhum gênero foi dado, por isso ambos se dão para os dois.`,
  lensesByGender: (a: { readonly first: boolean }) => `Pelo gênero do par, Beeja se dá para ${a.first ? `a primeira pessoa` : `o par`} e Kshetra para a outra parte.`,
  signsReadOtherwise: () => `Os indícios dizem algo diferente do sub-regente da cúspide 5, mas são só informados, e o sub-regente decide.`,
  secondNeedsFirst: () => `A cúspide 7 promete um segundo filho ou filha, mas isso precisa de um primeiro, que a cúspide 5 não promete.`,
  ageNote: (a: { readonly age: number }) => `A pessoa tem ${numberInWords(a.age)} anos nesta data. Os períodos são dados tal como calculados e não dizem nada da capacidade de ninguém de ter filhos.`,
  nextBoundary: () => `Mostra se a cúspide 5 depende de uma hora de nascimento exata.`,
  nextRunningPeriod: () => `Julga o período em curso agora.`,
  concernsPartner: (a: { readonly sentence: string }) => `Isto diz respeito ao par. ${a.sentence}`,
  delayIndicated: (a: { readonly cause: string }) => `Indica-se um atraso, porque ${a.cause}`,
};
