// Written by npm run generate from faults.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `Un cliente necesita un nombre de 1 a ${numberInWords(a.most)} caracteres.`,
  nameTaken: () => `El proyecto ya tiene un cliente con este nombre: elija otro nombre o elimine antes ese cliente.`,
  most: (a: { readonly most: number }) => `Un proyecto puede tener ${numberInWords(a.most)} clientes: elimine uno antes de añadir otro.`,
  noMethod: (a: { readonly shown: string; readonly known: string }) => `${a.shown} no es una forma en que un cliente pueda identificarse: elija una de ${a.known}.`,
  noProofRule: (a: { readonly shown: string; readonly known: string }) => `${a.shown} no es una regla para las pruebas de clave: elija una de ${a.known}.`,
  needsKeys: () => `Un cliente que se identifica con una clave necesita sus claves públicas: indíquelas como un JSON Web Key Set.`,
  needsNoKeys: () => `Un cliente que se identifica con un secreto no tiene claves: déjelas en blanco o elija private_key_jwt.`,
  keysTwice: () => `Indique las claves o la dirección que las publica, no ambas.`,
  keysAddress: (a: { readonly most: number }) => `Esta no es una dirección de claves: indique una que empiece por https://, en su puerto habitual, sin contraseña y de ${numberInWords(a.most)} caracteres como máximo.`,
  keysUnread: () => `No se pudo leer ninguna clave en esta dirección: debe estar en un servidor público, responder en cinco segundos sin llevar a otro sitio y contener un JSON Web Key Set con una clave pública para firmas.`,
  life: (a: { readonly days: number; readonly most: number }) => `${numberInWords(a.days)} no es una duración válida para un cliente: indique días enteros de 1 a ${numberInWords(a.most)}, o déjelo en blanco.`,
  end: (a: { readonly most: number }) => `Un cliente caduca dentro de ${numberInWords(a.most)} días como máximo, o nunca.`,
  renewed: (a: { readonly hint: string }) => `Entretanto, el cliente ha recibido un secreto nuevo, que termina en ${a.hint}. Si no lo ha copiado, pida otro.`,
  hasNoSecret: () => `Este cliente se identifica con una clave y no tiene secreto: cambie sus claves.`,
  hasEnded: () => `El cliente ha caducado, y un secreto nuevo también se rechazaría: dele antes una fecha posterior.`,
  keySetForm: (a: { readonly example: string }) => `Esto no son claves: indique un JSON Web Key Set como ${a.example}.`,
  keySetCount: (a: { readonly most: number }) => `Un cliente tiene de 1 a ${numberInWords(a.most)} claves.`,
  keySetLong: (a: { readonly most: number }) => `Las claves tienen más de ${numberInWords(a.most)} caracteres: quite los certificados.`,
  keyPrivate: (a: { readonly number: number }) => `La clave ${numberInWords(a.number)} incluye su parte privada. Indique solo claves públicas y cree un par nuevo, porque este ha salido de su sitio.`,
  keyKind: (a: { readonly number: number }) => `La clave ${numberInWords(a.number)} no se puede aceptar: indique una clave pública para firmas, EC con P-256, RSA de 2048 a 4096 bits o Ed25519.`,
};
