import type { Examples } from '../form.ts';

export const PORTUGUESE_TWINS: Examples = {
  twins: [
    'sou gêmea, por que minha irmã é tão diferente',
    'gêmeos nascidos com cinco minutos',
    'meus gémeos terão o mesmo destino',
    'gêmeos idênticos com vidas diferentes, por quê',
    'meu irmão gêmeo é rico e eu pobre, mesmo mapa',
    'sou gêmea, mesmo dia e destino diferente',
    'minhas filhas gêmeas vão ter vidas iguais',
    'gêmeas, uma casou e outra não, por quê se o mapa é igual',
  ],
};
