// Written by npm run generate from faults.messages.es.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  tooLong: (a: { readonly length: string; readonly most: number }) => `La dirección tiene ${digitsInWords(a.length)} caracteres: indique una de ${numberInWords(a.most)} como máximo.`,
  notPublic: (a: { readonly example: string }) => `La dirección debe ser https en su puerto habitual, sin nombre de usuario ni contraseña, como ${a.example}.`,
  noEvent: (a: { readonly named: string; readonly known: string }) => `No hay ningún evento ${a.named}. Hay estos: ${a.known}.`,
  most: (a: { readonly most: number }) => `Una organización tiene como máximo ${numberInWords(a.most)} webhooks: elimine uno primero.`,
  taken: () => `La organización ya tiene un webhook en esta dirección: cambie ese.`,
  otherNumber: (a: { readonly has: string; readonly next: string }) => `El webhook tiene el secreto ${digitsInWords(a.has)}: pida el ${digitsInWords(a.next)} para tener otro.`,
  changed: () => `El secreto se cambió hace un momento: vuelva a mirar.`,
  disabled: () => `El webhook está desactivado: guárdelo de nuevo primero, con lo que se activa.`,
};
