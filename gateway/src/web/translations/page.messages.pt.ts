// Written by npm run generate from page.messages.pt.json: change that file.

export const messages = {
  faultFirst: () => `Erro:`,
  skip: () => `Ir ao conteúdo`,
  privacy: () => `Privacidade`,
  terms: () => `Termos`,
  subprocessors: () => `Subprocessadores`,
  contact: () => `Contato`,
  languages: () => `Idioma`,
  main: () => `Principal`,
  home: () => `Início`,
  documents: () => `Documentos`,
  tools: () => `Ferramentas`,
  ruleBook: () => `Livro de regras`,
  developerPage: () => `Desenvolvedores`,
  searchDocuments: () => `Buscar nos documentos`,
  search: () => `Buscar`,
  startHere: () => `Comece aqui`,
  toDeveloperPage: () => `À página para desenvolvedores`,
  picture: () => `Um mapa natal em forma de roda e, ao lado, o que o Cuspal lê dele.`,
};
