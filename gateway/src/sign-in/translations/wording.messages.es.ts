// Written by npm run generate from wording.messages.es.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  noAddress: (a: { readonly example: string }) => `Esta no es una dirección de correo a la que se pueda escribir. Debe tener la forma ${a.example}.`,
  notSent: () => `No se pudo enviar el mensaje. Revise la dirección o inténtelo de nuevo en unos minutos.`,
  tooManyCodes: (a: { readonly wait: string }) => `Se pidieron demasiados códigos. ${a.wait}`,
  tooManyForAddress: (a: { readonly wait: string }) => `Se pidieron demasiados códigos. ${a.wait} El último mensaje enviado a esta dirección dice cómo seguir sin esperar.`,
  malformed: () => `Un código tiene seis dígitos. Escriba los dígitos del mensaje y nada más.`,
  wrong: (a: { readonly left: number }) => `Este no es el código que se envió. ${pluralOf('es', a.left) === 'one' ? `Queda un intento.` : `Quedan ${numberInWords(a.left)} intentos.`}`,
  expired: () => `Este código ya se usó o tiene más de diez minutos. Pida uno nuevo.`,
  locked: () => `Este código se escribió mal demasiadas veces y ya no vale. Pida uno nuevo.`,
  another: () => `Ese código era correcto. Hace poco se probaron muchos incorrectos, así que se envió un segundo: escríbalo también.`,
  secondNotSent: () => `No se pudo enviar el segundo código. Pida uno nuevo.`,
  tooManyTried: (a: { readonly wait: string }) => `Se probaron demasiados códigos. ${a.wait}`,
  byProvider: (a: { readonly name: string }) => `Las direcciones de este dominio inician sesión en el proveedor de ${a.name}, así que este código no abre nada. Empiece de nuevo: la página siguiente lleva allí.`,
  noPasskey: () => `Esta clave de acceso no abre ninguna cuenta aquí. Inicie sesión por correo electrónico y añádala en la página Cuenta.`,
  tooMuch: (a: { readonly wait: string }) => `Hubo demasiados intentos. ${a.wait}`,
  busy: (a: { readonly wait: string }) => `Se están enviando tantos códigos como este servidor puede enviar. ${a.wait}`,
  sentByMail: () => `Se envió un código. Si no llega en un minuto, búsquelo en el correo no deseado.`,
  inTerminal: () => `Este servidor no envía correo: el código se muestra en la terminal en la que se inició.`,
  inFile: (a: { readonly file: string }) => `Este servidor no envía correo: el código está en el archivo ${a.file} de su carpeta de datos.`,
  waitSeconds: (a: { readonly count: number }) => `Espere ${numberInWords(a.count)} segundos e inténtelo de nuevo.`,
  waitMinutes: (a: { readonly count: number }) => `Espere ${numberInWords(a.count)} minutos e inténtelo de nuevo.`,
  waitHours: (a: { readonly count: number }) => `Espere ${numberInWords(a.count)} horas e inténtelo de nuevo.`,
};
