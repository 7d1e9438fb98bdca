// Written by npm run generate from faults.messages.es.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  notOneOf: (a: { readonly field: string; readonly text: string; readonly values: readonly string[] }) => `El argumento "${a.field}" es "${a.text}" pero debe ser ${inWords(a.values, 'or')}. Corríjalo y llame de nuevo.`,
  noSuchTool: (a: { readonly text: string; readonly nearest: string }) => `El argumento "tool" es "${a.text}", que no es ninguna herramienta de este servidor. Los nombres más cercanos son ${a.nearest}.`,
  uncertainOfNothing: () => `Se envió birth_time_uncertainty_minutes con birth_time_known false. Omítalo, o envíe la hora con birth_time_known true.`,
  placeUnknown: (a: { readonly place: string }) => `birth_place "${a.place}" no se conoce, y ningún lugar se escribe de modo parecido. Envíe la ciudad grande más cercana con su país, o latitude, longitude y time_zone.`,
  placeToChoose: (a: { readonly finding: 'NAME_OF_AREA' | 'OTHER_AREA' | 'SEVERAL' | 'SPELLING' | 'UNKNOWN_AREA'; readonly place: string }) => `${a.finding === 'SEVERAL' ? `birth_place "${a.place}" puede ser más de un lugar.` : a.finding === 'NAME_OF_AREA' ? `birth_place "${a.place}" es el nombre de un país o región, y estos son los lugares más grandes a que puede referirse.` : a.finding === 'UNKNOWN_AREA' ? `Una parte de birth_place "${a.place}" no nombra ningún país, región ni ciudad cercana.` : a.finding === 'OTHER_AREA' ? `birth_place "${a.place}" no se conoce en el país o la región nombrados, pero sí en otra parte.` : `birth_place "${a.place}" no se conoce, pero estos lugares se escriben de modo parecido.`} Pregunte de cuál se trata y envíe su latitude, longitude y time_zone en lugar de birth_place.`,
  smallerPlaces: (a: { readonly more: number }) => `${numberInWords(a.more)} más pequeños no figuran. Una región o un país tras una coma los reduce.`,
  clockOfPlace: (a: { readonly field: string; readonly sent: string; readonly place: string; readonly kept: string; readonly zone: string }) => `${a.field} ${a.sent} no coincide con ${a.place}, cuya hora local mostraba ${digitsInWords(a.kept)} al nacer (${a.zone}). Omita ${a.field}, o envíe latitude y longitude en lugar de birth_place.`,
  halfCoordinates: (a: { readonly sent: string; readonly missing: string }) => `Se envió ${a.sent} sin ${a.missing}. Envíe ambos, o ninguno y solo birth_place.`,
};
