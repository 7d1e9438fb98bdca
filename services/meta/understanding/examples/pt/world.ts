import type { Examples } from '../form.ts';

export const PORTUGUESE_WORLD: Examples = {
  match_winner: [
    'quem ganha o jogo hoje',
    'o Flamengo vai ganhar',
    'Benfica contra Porto, resultado',
    'quem vence a final da copa',
    'luta de boxe, futebol',
  ],
  own_contest: [
    'vou ganhar meu torneio de tênis',
    'compito domingo, ganho a corrida',
    'meu filho vence o campeonato',
    'medalha na maratona',
  ],
  election_result: ['quem ganha as eleições', 'próximo presidente', 'esquerda ou direita vence a votação'],
  nation: [
    'o que vai acontecer com o Brasil',
    'futuro do país, economia nacional, guerra',
    'destino de Portugal no próximo ano',
  ],
  epidemic: ['vai ter outra pandemia', 'novo vírus, epidemia'],
  weather: ['vai chover sábado', 'que tempo faz no fim de semana', 'calor, tempestade, previsão do clima'],
  weather_day: ['chove hoje aqui', 'tempo de amanhã, sol ou nuvens'],
  monsoon: ['como será a monção', 'chuvas da monção na Índia'],
  season: ['como vai ser a safra nesta estação', 'vai ter seca no verão', 'inverno frio, lavoura, colheita'],
  ingress: ['ingresso do sol em áries', 'ingresso solar do ano'],
  ephemeris: ['efemérides de hoje', 'posições dos planetas em 3 de maio', 'onde estava marte em 1999'],
};
