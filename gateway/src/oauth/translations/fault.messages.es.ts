// Written by npm run generate from fault.messages.es.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  unknownApplication: () => `Aquí no se conoce esta aplicación`,
  unknownApplicationWhy: () => `Su registro ha terminado o no se pudo leer lo que dice de sí misma. Quite la conexión en la aplicación y añádala de nuevo.`,
  elsewhere: () => `Esta aplicación pide que se le envíe a otro lugar`,
  elsewhereWhy: () => `La dirección a la que quiere que regrese no es una que haya registrado. No se compartió nada; conéctese de nuevo desde la aplicación.`,
  over: () => `Este inicio de sesión ya terminó`,
  overWhy: () => `Tardó demasiado, ya se había completado o se empezó en otro navegador. Vuelva a la aplicación y conéctese de nuevo.`,
  withoutYou: () => `Esta aplicación pidió entrar sin usted`,
  withoutYouWhy: () => `Aquí nadie mantiene la sesión abierta, así que debe preguntarle a usted. No se compartió nada; conéctese de nuevo desde la aplicación.`,
  outage: () => `El servidor no puede hacerlo ahora mismo`,
  outageWhy: () => `Su base de datos no responde o no le queda espacio. Vuelva a la aplicación e inténtelo de nuevo en un minuto.`,
  broken: () => `Algo salió mal aquí`,
  brokenWhy: () => `No fue culpa suya. Vuelva a la aplicación e inténtelo de nuevo en un momento.`,
  impossible: () => `La aplicación pidió algo que no se puede hacer`,
  impossibleWhy: (a: { readonly reason: string }) => `Debe corregir su solicitud: ${a.reason}.`,
  backTo: (a: { readonly place: string }) => `Volver a ${a.place}`,
  tooManyTries: () => `Demasiados intentos`,
  tooManyTriesWhy: (a: { readonly seconds: number }) => `Hubo demasiadas solicitudes: inténtelo de nuevo en ${pluralOf('es', a.seconds) === 'one' ? `un segundo` : `${numberInWords(a.seconds)} segundos`}.`,
};
