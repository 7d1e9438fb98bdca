// Written by npm run generate from faults.messages.pt.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  notOneOf: (a: { readonly field: string; readonly text: string; readonly values: readonly string[] }) => `O argumento "${a.field}" é "${a.text}", mas deve ser ${inWords(a.values, 'or')}. Corrija e chame de novo.`,
  noSuchTool: (a: { readonly text: string; readonly nearest: string }) => `O argumento "tool" é "${a.text}", que não é nenhuma ferramenta deste servidor. Os nomes mais próximos são ${a.nearest}.`,
  uncertainOfNothing: () => `birth_time_uncertainty_minutes foi enviado com birth_time_known false. Omita-o, ou envie a hora com birth_time_known true.`,
  placeUnknown: (a: { readonly place: string }) => `birth_place "${a.place}" não é conhecido, e nenhum lugar tem grafia muito parecida. Envie a cidade maior mais próxima com seu país, ou latitude, longitude e time_zone.`,
  placeToChoose: (a: { readonly finding: 'NAME_OF_AREA' | 'OTHER_AREA' | 'SEVERAL' | 'SPELLING' | 'UNKNOWN_AREA'; readonly place: string }) => `${a.finding === 'SEVERAL' ? `birth_place "${a.place}" pode ser mais de um lugar.` : a.finding === 'NAME_OF_AREA' ? `birth_place "${a.place}" é o nome de um país ou região, e estes são os maiores lugares a que pode se referir.` : a.finding === 'UNKNOWN_AREA' ? `Uma parte de birth_place "${a.place}" não nomeia nenhum país, região ou cidade próxima.` : a.finding === 'OTHER_AREA' ? `birth_place "${a.place}" não é conhecido no país ou na região nomeada, mas sim em outro lugar.` : `birth_place "${a.place}" não é conhecido, mas estes lugares têm grafia parecida.`} Pergunte qual deles é e envie latitude, longitude e time_zone em lugar de birth_place.`,
  smallerPlaces: (a: { readonly more: number }) => `${numberInWords(a.more)} menores não estão na lista. Uma região ou um país depois de uma vírgula os restringe.`,
  clockOfPlace: (a: { readonly field: string; readonly sent: string; readonly place: string; readonly kept: string; readonly zone: string }) => `${a.field} ${a.sent} não coincide com ${a.place}, cuja hora local mostrava ${digitsInWords(a.kept)} no nascimento (${a.zone}). Omita ${a.field}, ou envie latitude e longitude em lugar de birth_place.`,
  halfCoordinates: (a: { readonly sent: string; readonly missing: string }) => `${a.sent} foi enviado sem ${a.missing}. Envie os dois, ou nenhum e só birth_place.`,
};
