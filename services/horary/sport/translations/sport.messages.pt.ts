// Written by npm run generate from sport.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  even: () => `Os dois mapas são iguais, por isso nenhum lado é favorecido.`,
  favoured: (a: { readonly winner: string; readonly difference: number; readonly margin: 'CLEAR' | 'NARROW' }) => `Os mapas favorecem ${a.winner} por ${numberInWords(a.difference)} pontos, uma margem ${a.margin === 'CLEAR' ? `clara` : `estreita`}.`,
  entertainment: () => `Isto é entretenimento e não uma previsão.`,
  contestant: (a: { readonly number: number }) => `Participante ${numberInWords(a.number)}`,
  captain: () => `Um time não tem mapa natal, por isso o representa o mapa de quem é capitão ou capitã.`,
  leftOut: () => `Uma lesão, a forma do dia e as regras do esporte não entram aqui.`,
  outsideDasha: () => `A partida fica fora dos 120 anos de dasha de um participante, por isso nenhum período é nomeado ali.`,
  outsideDashaPlain: () => `A partida fica fora dos 120 anos dos períodos de um participante, por isso nenhum período é nomeado ali.`,
  pointsAreOurs: () => `Os pontos são uma extensão deste serviço que nenhum livro enuncia. Só o veredito ao lado deles, que não é pontuado, é de KP.`,
  disclaimer: () => `Isto é entretenimento segundo uma tradição antiga, não uma previsão. Não deve ser usado para apostas nem para nenhuma decisão sobre dinheiro. As partidas são decididas por quem as joga.`,
  nextPromise: () => `Julga uma vitória por um só mapa natal, com seu raciocínio.`,
};
