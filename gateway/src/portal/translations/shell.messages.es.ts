// Written by npm run generate from shell.messages.es.json: change that file.

export const messages = {
  overview: () => `Resumen`,
  usage: () => `Uso`,
  calls: () => `Llamadas`,
  connect: () => `Conectar`,
  playground: () => `Probar`,
  organisations: () => `Organizaciones`,
  account: () => `Cuenta`,
  documents: () => `Documentos (en inglés)`,
  developerPage: () => `Página para desarrolladores`,
  signOut: () => `Cerrar sesión`,
  project: () => `Proyecto`,
  personal: () => `Personal`,
  go: () => `Ir`,
};
