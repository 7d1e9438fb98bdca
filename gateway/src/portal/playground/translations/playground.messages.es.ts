// Written by npm run generate from playground.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  title: () => `Probar las herramientas`,
  lead: (a: { readonly count: number; readonly ofProject: boolean }) => `Pregunte por un nacimiento o ejecute cualquiera de las ${numberInWords(a.count)} herramientas, con ${a.ofProject ? `el cupo de este proyecto` : `su propio cupo`}. <a>Cómo funciona (en inglés)</a>`,
  publicLead: (a: { readonly count: number; readonly calls: number }) => `Pregunte por un nacimiento o ejecute cualquiera de las ${numberInWords(a.count)} herramientas sin iniciar sesión: ${numberInWords(a.calls)} llamadas por hora. <b>Inicie sesión</b> para tener un cupo propio. <a>Cómo funciona (en inglés)</a>`,
  inEnglish: () => `Lo que las herramientas dicen de sí mismas y de sus campos está en inglés.`,
  noScript: () => `Esta página necesita un script, y los scripts están desactivados en este navegador.`,
  demoUsedUp: () => `La demostración se ha agotado por esta hora. Inicie sesión para seguir.`,
  demoClosed: () => `La demostración está cerrada en este momento. Inicie sesión para seguir.`,
  demoBusy: () => `Muchas personas prueban la demostración en este momento. Inténtelo de nuevo en un segundo o inicie sesión para seguir.`,
  askedTooMuch: (a: { readonly seconds: number }) => `Se ha pedido demasiado desde esta dirección. Inténtelo de nuevo en ${numberInWords(a.seconds)} s.`,
};
