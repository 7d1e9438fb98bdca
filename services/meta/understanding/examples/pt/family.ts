import type { Examples } from '../form.ts';

export const PORTUGUESE_FAMILY: Examples = {
  mother: ['o que meu mapa diz da minha mãe', 'relação com minha mãe', 'como minha mãe vai ficar', 'minha mãe'],
  father: ['meu pai no meu mapa', 'má relação com meu pai', 'sorte do meu pai', 'meu pai'],
  siblings: ['relação com meus irmãos', 'minha irmã e eu não nos falamos', 'terei irmãos, o que diz o mapa', 'irmãos'],
  relatives: ['meus tios e primos, parentes', 'sogros e cunhados no mapa', 'avós e família em geral'],
  twins: [
    'sou gêmea, por que minha irmã é tão diferente',
    'gêmeos nascidos com cinco minutos',
    'meus gémeos terão o mesmo destino',
  ],
  twin_score: ['quanto diferem os mapas dos gêmeos, pontuação'],
};
