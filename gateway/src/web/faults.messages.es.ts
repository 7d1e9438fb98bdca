// Written by npm run generate from faults.messages.es.json: change that file.

export const messages = {
  wrongHost: () => `Esta no es la dirección del servidor`,
  wrongHostWhy: () => `Abra la página en la dirección con la que se inició el servidor.`,
  notServing: () => `Un momento`,
  notServingWhy: () => `El servidor está arrancando o deteniéndose. Vuelva a cargar la página en unos segundos.`,
  noPage: () => `Esa página no existe`,
  noPageWhy: () => `Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.`,
  wrongMethod: () => `Esta página no se puede pedir así`,
  wrongMethodWhy: () => `Ábrala en un navegador.`,
  outage: () => `El servidor no puede hacerlo ahora mismo`,
  outageWhy: () => `Su base de datos no responde o no le queda espacio. No se cambió nada. Inténtelo de nuevo en un minuto.`,
  broken: () => `Algo salió mal aquí`,
  brokenWhy: (a: { readonly request: string }) => `No fue culpa suya. Inténtelo de nuevo; si continúa, escriba al operador e indique la solicitud ${a.request}.`,
  staleForm: () => `Este formulario ha caducado`,
  staleFormWhy: () => `Se envió desde otra página u otro navegador, o las cookies están desactivadas. Permita las cookies para este sitio y empiece de nuevo.`,
  startAgain: () => `Empezar de nuevo`,
  unreadForm: () => `No se entendió este formulario`,
  unreadFormWhy: () => `Regrese, vuelva a cargar la página y envíe otra vez el formulario.`,
  longForm: () => `Formulario demasiado largo`,
  longFormWhy: () => `Regrese y escriba menos.`,
  uncleanWhy: () => `Tiene un carácter que no se puede guardar. Regrese y quítelo.`,
};
