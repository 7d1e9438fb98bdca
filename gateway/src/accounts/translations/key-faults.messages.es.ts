// Written by npm run generate from key-faults.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `Una clave necesita un nombre de 1 a ${numberInWords(a.most)} caracteres.`,
  limit: (a: { readonly limit: number }) => `Una cuenta puede tener ${numberInWords(a.limit)} claves activas: revoque una antes de crear otra.`,
  monthlyCalls: (a: { readonly calls: number; readonly most: number }) => `Una clave no puede tener ${numberInWords(a.calls)} llamadas al mes: su cuenta tiene ${numberInWords(a.most)} llamadas al mes. Dé como máximo eso, o deje la parte vacía.`,
  rate: (a: { readonly rate: number; readonly most: number }) => `Una clave no puede tener ${numberInWords(a.rate)} solicitudes por segundo: su cuenta tiene ${numberInWords(a.most)} por segundo. Dé como máximo eso, o deje la parte vacía.`,
  share: (a: { readonly share: number; readonly least: number; readonly most: number }) => `${numberInWords(a.share)} no es una parte de una clave: dé un número entero de ${numberInWords(a.least)} a ${numberInWords(a.most)}.`,
  entries: (a: { readonly most: number; readonly field: string; readonly count: number }) => `Una clave tiene como máximo ${numberInWords(a.most)} ${a.field === 'addressRanges' ? `rangos de direcciones` : a.field === 'allowedOrigins' ? `orígenes` : a.field === 'toolsets' ? `conjuntos de herramientas` : `entradas`}, y estos son ${numberInWords(a.count)}.`,
  range: (a: { readonly shown: string; readonly first: string; readonly second: string }) => `${a.shown} no es un rango de direcciones: escriba ${a.first}, ${a.second} o una dirección; una dirección IPv4 como tal, no dentro de IPv6.`,
  origin: (a: { readonly shown: string; readonly example: string }) => `${a.shown} no es un origen de páginas: escriba ${a.example}, sin ruta; http es solo para localhost.`,
  toolset: (a: { readonly shown: string; readonly known: string }) => `${a.shown} no es un conjunto de herramientas. Existen ${a.known}.`,
  rotated: (a: { readonly hint: string }) => `Mientras tanto la clave recibió un secreto nuevo, que termina en ${a.hint}. Si no lo ha copiado, pídalo de nuevo.`,
  expired: () => `La clave ha caducado, y un secreto nuevo también se rechazaría: cree una clave nueva.`,
  ownerNeeded: () => `Una organización necesita un propietario: haga antes propietario a otro miembro.`,
  ownsAlone: (a: { readonly names: string }) => `Solo esta persona es propietaria de ${a.names}. Haga allí propietario a otro miembro, o elimine la organización, e inténtelo de nuevo.`,
};
