// Written by npm run generate from faults.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  issuer: (a: { readonly example: string }) => `El emisor no es una dirección https sin puerto ni consulta. Escríbalo como lo muestra el proveedor, por ejemplo ${a.example}.`,
  clientId: (a: { readonly most: number }) => `El identificador de cliente tiene de 1 a ${numberInWords(a.most)} caracteres sin espacios. Cópielo del proveedor.`,
  clientSecret: (a: { readonly most: number }) => `El secreto de cliente tiene de 1 a ${numberInWords(a.most)} caracteres sin espacios. Cópielo del proveedor.`,
  newSecret: () => `Un proveedor o cliente nuevo necesita su secreto. Cópielo del proveedor.`,
  claim: (a: { readonly claim: string; readonly first: string; readonly second: string }) => `${a.claim} no es el nombre de un claim, como ${a.first} o ${a.second}.`,
  groups: (a: { readonly most: number }) => `Como máximo ${numberInWords(a.most)} grupos dan roles: quite algunos.`,
  groupName: (a: { readonly most: number }) => `El nombre de un grupo tiene de 1 a ${numberInWords(a.most)} caracteres.`,
  groupTwice: (a: { readonly group: string }) => `El grupo ${a.group} tiene dos roles: quite uno de ellos.`,
  hours: (a: { readonly most: number }) => `Una sesión dura de 1 a ${numberInWords(a.most)} horas enteras.`,
  domains: (a: { readonly most: number }) => `Una organización tiene como máximo ${numberInWords(a.most)} dominios: elimine uno primero.`,
  noAnswer: (a: { readonly domain: string }) => `Los servidores de nombres de ${a.domain} no responden. Inténtelo de nuevo en unos minutos.`,
  ofAnother: (a: { readonly domain: string }) => `Otra organización ha verificado ${a.domain}. Elimínelo allí primero, o quite su registro y espere una semana.`,
  domain: (a: { readonly example: string }) => `No es un dominio de direcciones de correo. Escríbalo como ${a.example}.`,
  scimTokens: (a: { readonly most: number }) => `Una organización tiene como máximo ${numberInWords(a.most)} tokens de SCIM: revoque uno primero.`,
};
