// Written by npm run generate from faults.messages.te.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  notOneOf: (a: { readonly field: string; readonly text: string; readonly values: readonly string[] }) => `"${a.field}" విలువ "${a.text}", కానీ అది ${inWords(a.values, 'or')} కావాలి. సరిచేసి మళ్లీ పిలవండి.`,
  noSuchTool: (a: { readonly text: string; readonly nearest: string }) => `"tool" విలువ "${a.text}", అది ఈ సర్వర్ సాధనం కాదు. దగ్గరి పేర్లు ${a.nearest}.`,
  uncertainOfNothing: () => `birth_time_known false తో birth_time_uncertainty_minutes పంపారు. దాన్ని వదిలేయండి, లేదా birth_time_known true తో సమయం పంపండి.`,
  placeUnknown: (a: { readonly place: string }) => `birth_place "${a.place}" తెలియదు, దాదాపు అలా రాసే స్థలమూ లేదు. దగ్గరి పెద్ద ఊరిని దాని దేశంతో, లేదా latitude, longitude, time_zone పంపండి.`,
  placeToChoose: (a: { readonly finding: 'NAME_OF_AREA' | 'OTHER_AREA' | 'SEVERAL' | 'SPELLING' | 'UNKNOWN_AREA'; readonly place: string }) => `${a.finding === 'SEVERAL' ? `birth_place "${a.place}" ఒకటి కంటే ఎక్కువ స్థలాలు కావచ్చు.` : a.finding === 'NAME_OF_AREA' ? `birth_place "${a.place}" ఒక దేశం లేదా ప్రాంతం పేరు, అది కాగల అతి పెద్ద స్థలాలు ఇవి.` : a.finding === 'UNKNOWN_AREA' ? `birth_place "${a.place}" లో ఒక భాగం ఏ దేశం, ప్రాంతం, దగ్గరి ఊరి పేరూ కాదు.` : a.finding === 'OTHER_AREA' ? `birth_place "${a.place}" చెప్పిన దేశం లేదా ప్రాంతంలో తెలియదు, కానీ వేరేచోట ఉంది.` : `birth_place "${a.place}" తెలియదు, కానీ ఈ స్థలాల పేర్లు అలాంటివే.`} ఏదో అడిగి, birth_place బదులు దాని latitude, longitude, time_zone పంపండి.`,
  smallerPlaces: (a: { readonly more: number }) => `ఇంకా ${numberInWords(a.more)} చిన్న స్థలాలు జాబితాలో లేవు. కామా తర్వాత ప్రాంతం లేదా దేశం రాస్తే అవి తగ్గుతాయి.`,
  clockOfPlace: (a: { readonly field: string; readonly sent: string; readonly place: string; readonly kept: string; readonly zone: string }) => `${a.field} ${a.sent}, ${a.place} తో ఏకీభవించదు, జననంలో అక్కడి గడియారాలు ${digitsInWords(a.kept)} చూపాయి (${a.zone}). ${a.field} వదిలేయండి, లేదా birth_place బదులు latitude, longitude పంపండి.`,
  halfCoordinates: (a: { readonly missing: string; readonly sent: string }) => `${a.missing} లేకుండా ${a.sent} పంపారు. రెండూ పంపండి, లేదా రెండూ లేకుండా birth_place మాత్రమే పంపండి.`,
};
