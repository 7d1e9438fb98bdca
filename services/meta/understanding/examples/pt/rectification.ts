import type { Examples } from '../form.ts';

export const PORTUGUESE_RECTIFICATION: Examples = {
  birth_time_unsure: [
    'não tenho certeza da hora do nascimento',
    'a hora pode estar dez minutos errada, muda algo',
    'nasci por volta das 7, é confiável',
    'minha hora de nascimento ta certa?',
    'a certidão diz 5:40 e minha mãe diz 6h',
    'tenho duas horas de nascimento diferentes, qual vale',
    'alguns minutos mudam meu mapa?',
    'acho q a hora da certidão foi arredondada',
  ],
  rectify: [
    'retificar minha hora de nascimento',
    'corrige a hora com os fatos da minha vida',
    'retificação do mapa, casei em 2010 e meu filho nasceu em 2013',
    'descobre minha hora certa de nascimento',
    'acerta minha hora pelos eventos da vida',
    'minha hora tá errada, corrija',
    'retificação da hora do meu filho',
    'usa as datas da minha vida pra achar minha hora exata',
  ],
  birth_time_unknown: [
    'não sei a hora em que nasci',
    'desconheço minha hora de nascimento',
    'sem hora de nascimento, minha mãe não lembra',
    'hora de nascimento desconhecida',
    'minha mãe não lembra que horas nasci',
    'nao sei q horas nasci',
    'só sei o dia que nasci',
    'ninguém lembra a hora do meu nascimento',
    'sou adotada e só tenho a data, sem hora',
    'perdi a certidão, só sei a data',
  ],
};
