// Written by npm run generate from sky.messages.es.json: change that file.
import { dayInWords, digitsInWords, numberInWords, timeInWords } from '@cuspal/speech';

export const messages = {
  noPlacidus: (a: { readonly field: string; readonly latitude: number; readonly limit: string }) => `Las casas de Placidus no existen en ${a.field} ${numberInWords(a.latitude)}, porque el límite es de ${digitsInWords(a.limit)} grados norte o sur. Las herramientas que no necesitan casas sí responden, como get_planets y get_dasha_periods. Si ${numberInWords(a.latitude)} es la longitud, intercambie las dos.`,
  outsideEphemeris: (a: { readonly last: number; readonly told: boolean; readonly at: string }) => `Las efemérides abarcan del 1 de enero de 1800, 06:00 UT, al final de ${numberInWords(a.last)}. ${a.told ? `${dayInWords(a.at)} a las ${timeInWords(a.at)} UT` : `El momento pedido`} queda fuera, así que indique un momento algunos días más adentro.`,
};
