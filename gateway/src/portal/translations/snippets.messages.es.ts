// Written by npm run generate from snippets.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  curl: () => `En una terminal: la lista de todas las herramientas.`,
  claudeCode: () => `En una terminal.`,
  claude: (a: { readonly file: string }) => `Sin clave, donde la dirección es pública: Customize, Connectors, Add custom connector, luego la dirección, e inicie sesión. Las versiones anteriores tienen Connectors en Settings. Con una clave, en ${a.file} de la aplicación de escritorio:`,
  claudeName: () => `Claude Desktop y claude.ai`,
  chatGpt: () => `Settings, Apps, Advanced settings, Developer mode. Luego Create app con esta dirección, e inicie sesión. Necesita una dirección https pública.`,
  cursor: (a: { readonly client: string; readonly file: string }) => `El enlace lo añade, y ${a.client} pide que inicie sesión. Con una clave, en el archivo ${a.file}:`,
  vsCode: (a: { readonly client: string; readonly file: string }) => `El enlace lo añade, y ${a.client} pide que inicie sesión. Con una clave, en el archivo ${a.file}; ${a.client} pide la clave y la guarda:`,
  gemini: () => `En una terminal. Se añade para usted en todas las carpetas, de modo que ningún proyecto guarda la clave.`,
  codex: (a: { readonly file: string; readonly variable: string }) => `En el archivo ${a.file}, con la clave en la variable ${a.variable}.`,
  windsurf: (a: { readonly file: string; readonly client: string; readonly count: number }) => `En el archivo ${a.file}. ${a.client} admite como máximo ${numberInWords(a.count)} herramientas, así que esta dirección lista un conjunto de ellas.`,
  inspector: (a: { readonly node: string; readonly npx: string; readonly option: string; readonly transport: string }) => `En una terminal, con cualquier ${a.node} que tenga ${a.npx}: trae el ${a.node} que necesita. Para su ventana omita ${a.option} y lo que sigue, elija ${a.transport} e indique la dirección y la cabecera.`,
  sdk: (a: { readonly command: string }) => `Después de ${a.command}.`,
  python: () => `Sin nada más que su biblioteca estándar.`,
  addTo: (a: { readonly client: string }) => `Añadir a ${a.client}`,
  textFor: (a: { readonly client: string }) => `el texto para ${a.client}`,
  copy: () => `Copiar`,
  copyWhat: (a: { readonly what: string }) => `Copiar ${a.what}`,
  copied: () => `Copiado`,
  selectIt: () => `Seleccione el texto y cópielo`,
};
