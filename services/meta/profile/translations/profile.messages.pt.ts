// Written by npm run generate from profile.messages.pt.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readAs: (a: { readonly sent: string; readonly place: string }) => `"${a.sent}" foi lido como ${a.place}, e as coordenadas são as de seu centro.`,
  passedOver: (a: { readonly others: number }) => `${pluralOf('pt', a.others) === 'one' ? `Um lugar bem menor também tem` : `${numberInWords(a.others)} lugares bem menores também têm`} esse nome. Em caso de um deles, chame de novo com sua região ou país.`,
  sendCoordinates: () => `As ferramentas seguintes não aceitam birth_place, por isso envie-lhes latitude, longitude e time_zone.`,
  coordinatesCount: () => `Contam as coordenadas enviadas, e birth_place é repetido como rótulo.`,
  farFromName: (a: { readonly km: number }) => `Elas ficam a ${numberInWords(a.km)} km de qualquer lugar com esse nome, por isso verifique seus sinais e sua ordem.`,
  noCusps: () => `Não existem cúspides de Placidus nesta latitude; as ferramentas de cúspides de KP não responderão.`,
  clockFarFromSun: (a: { readonly offset: string; readonly hours: string; readonly longitude: number }) => `O fuso ${a.offset} está a ${a.hours} horas do Sol na longitude ${numberInWords(a.longitude)}, o que raramente é correto. Verifique o sinal do fuso, e que latitude e longitude não estejam trocadas.`,
  timeUnknown: (a: { readonly date: string }) => `${a.date}, hora desconhecida`,
  eitherWay: (a: { readonly minutes: number }) => `${numberInWords(a.minutes)} minutos para cada lado`,
  sendAgain: () => `Envie estes mesmos parâmetros de nascimento com cada chamada seguinte; nada é guardado entre chamadas.`,
  verdictsUncertain: (a: { readonly verdicts: number; readonly uncertain: number }) => `Dos ${numberInWords(a.verdicts)} vereditos do catálogo natal, ${numberInWords(a.uncertain)} podem mudar de lado dentro dessa incerteza.`,
  verdictsHold: (a: { readonly firm: number; readonly fair: number; readonly thin: number; readonly knifeEdge: number }) => `Vereditos que se mantêm dez minutos para cada lado: ${numberInWords(a.firm)}; quatro: ${numberInWords(a.fair)}; um: ${numberInWords(a.thin)}; menos: ${numberInWords(a.knifeEdge)}.`,
  sendUncertainty: () => `Envie birth_time_uncertainty_minutes com cada ferramenta que o aceita, e diga quais vereditos são incertos.`,
  noVerdict: () => `Casas, cúspides e seus sub-regentes não podem ser lidos, por isso nenhum veredito de KP pode ser dado.`,
  planetsOfDay: (a: { readonly call: string }) => `${a.call} com birth_time_known false mostra o que os planetas faziam nesse dia.`,
  waysToAnswer: (a: { readonly ways: number }) => `${pluralOf('pt', a.ways) === 'one' ? `UM CAMINHO PARA UMA RESPOSTA, PORQUE ENCONTRAR A HORA EXIGE CÚSPIDES` : `DOIS CAMINHOS PARA UMA RESPOSTA`}`,
  steps: (a: { readonly way: 'FIND_THE_TIME' | 'QUESTION_BY_NUMBER' }) => `${a.way === 'QUESTION_BY_NUMBER' ? `Peça à pessoa um número de 1 a 249 com a pergunta em mente. Chame get_horary_chart_v2 com ele, e com o momento e o lugar da pergunta como birth_datetime, latitude e longitude.` : `Peça pelo menos cinco eventos datados da vida. Chame find_birth_time com a data e os eventos, depois rectify_birth_time com a hora encontrada. Diga quão segura é essa hora, e chame set_birth_profile de novo com ela.`}`,
  cannotBeRead: (a: { readonly what: 'CUSPS' | 'HOUSES' | 'SUB_LORDS' | 'VERDICTS' }) => `${a.what === 'HOUSES' ? `casas` : a.what === 'CUSPS' ? `cúspides` : a.what === 'SUB_LORDS' ? `sub-regentes de cúspides` : `todos os vereditos de KP`}`,
  neverGuess: () => `Nunca adivinhe uma hora de nascimento, e nunca leia em seu lugar um mapa do meio-dia.`,
};
