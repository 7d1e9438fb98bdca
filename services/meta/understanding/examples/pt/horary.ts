import type { Examples } from '../form.ts';

export const PORTUGUESE_HORARY: Examples = {
  horary_number: ['número 108, consigo a vaga', 'pergunta horária, número 45', 'meu número é 212, vai vir'],
  horary_and_birth: ['pergunta horária número 77 junto com meu mapa natal'],
  horary_serial: ['várias perguntas horárias, números 12 e 57 seguidos'],
  lost_thing: [
    'perdi meu anel',
    'não acho minha carteira, onde deixei',
    'sumiu meu passaporte',
    'onde está meu celular perdido',
    'as chaves desapareceram, aparecem',
  ],
  stolen_thing: [
    'roubaram minha bolsa, recupero',
    'quem furtou minha bicicleta, ladrão',
    'assalto em casa, joias roubadas',
  ],
  missing_person: ['meu irmão desapareceu', 'onde está meu filho, não volta', 'pessoa desaparecida, está viva'],
  missing_pet: ['meu gato se perdeu', 'meu cachorro fugiu, volta', 'o cão desapareceu'],
  arrival: [
    'quando chega meu marido',
    'que horas minha filha volta',
    'a encomenda chega hoje',
    'quando meu amigo regressa da viagem',
  ],
  medical_horary: ['pergunta horária pelo doente, número 33, vai sarar'],
  career_horary: ['pergunta horária de emprego, número 150, fico com a vaga'],
};
