// Written by npm run generate from page.messages.es.json: change that file.

export const messages = {
  faultFirst: () => `Error:`,
  skip: () => `Ir al contenido`,
  privacy: () => `Privacidad`,
  terms: () => `Condiciones`,
  subprocessors: () => `Subencargados`,
  contact: () => `Contacto`,
  languages: () => `Idioma`,
  main: () => `Principal`,
  home: () => `Inicio`,
  documents: () => `Documentos`,
  tools: () => `Herramientas`,
  ruleBook: () => `Libro de reglas`,
  developerPage: () => `Desarrolladores`,
  searchDocuments: () => `Buscar en los documentos`,
  search: () => `Buscar`,
  startHere: () => `Empiece aquí`,
  toDeveloperPage: () => `A la página para desarrolladores`,
  picture: () => `Una carta natal en forma de rueda y, al lado, lo que Cuspal lee de ella.`,
};
