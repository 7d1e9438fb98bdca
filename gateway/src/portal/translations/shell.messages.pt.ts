// Written by npm run generate from shell.messages.pt.json: change that file.

export const messages = {
  overview: () => `Resumo`,
  usage: () => `Uso`,
  calls: () => `Chamadas`,
  connect: () => `Conectar`,
  playground: () => `Testar`,
  organisations: () => `Organizações`,
  account: () => `Conta`,
  documents: () => `Documentos (em inglês)`,
  developerPage: () => `Página para desenvolvedores`,
  signOut: () => `Sair`,
  project: () => `Projeto`,
  personal: () => `Pessoal`,
  go: () => `Ir`,
};
