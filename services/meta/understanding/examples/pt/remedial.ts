import type { Examples } from '../form.ts';

export const PORTUGUESE_REMEDIAL: Examples = {
  manglik: ['sou manglik', 'tenho mangal dosha', 'dosha de Marte no meu mapa', 'kuja dosha'],
  kalsarpa: ['tenho kaal sarp dosha', 'kala sarpa yoga, serpente', 'kalsarpa no mapa do meu filho'],
  doshas: ['que doshas há no meu mapa', 'tenho alguma maldição ou defeito no mapa', 'doshas ruins, guru chandal'],
  gemstone: [
    'que pedra preciosa devo usar',
    'safira azul me serve',
    'rubi, esmeralda ou pérola, anel com gema',
    'posso usar diamante',
    'pedra',
    'pedra da sorte',
  ],
  mantra: ['que mantra devo recitar', 'mantra para meu planeta', 'que oração ou cântico repetir todo dia'],
  remedies: [
    'que remédios astrológicos para minha má sorte',
    'como acalmo Saturno, rituais',
    'o que faço para melhorar, jejum, doação, puja',
    'tirar mau-olhado, simpatia',
    'azar, o que faço',
    'macumba, limpeza',
    'mau-olhado',
    'tudo dá errado, o que posso fazer',
    'maré de azar, como quebro',
    'como tiro o pitra dosha',
  ],
};
