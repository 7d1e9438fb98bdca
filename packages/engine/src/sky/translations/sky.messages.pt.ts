// Written by npm run generate from sky.messages.pt.json: change that file.
import { dayInWords, digitsInWords, numberInWords, timeInWords } from '@cuspal/speech';

export const messages = {
  noPlacidus: (a: { readonly field: string; readonly latitude: number; readonly limit: string }) => `As casas Placidus não existem em ${a.field} ${numberInWords(a.latitude)}, porque o limite é de ${digitsInWords(a.limit)} graus norte ou sul. Ferramentas que não precisam de casas respondem, como get_planets e get_dasha_periods. Se ${numberInWords(a.latitude)} é a longitude, troque as duas.`,
  outsideEphemeris: (a: { readonly last: number; readonly told: boolean; readonly at: string }) => `As efemérides cobrem de 1 de janeiro de 1800, 06:00 UT, ao fim de ${numberInWords(a.last)}. ${a.told ? `${dayInWords(a.at)} às ${timeInWords(a.at)} UT` : `O momento pedido`} fica fora delas, por isso dê um momento alguns dias mais para dentro.`,
};
