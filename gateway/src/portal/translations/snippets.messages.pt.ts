// Written by npm run generate from snippets.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  curl: () => `Em um terminal: a lista de todas as ferramentas.`,
  claudeCode: () => `Em um terminal.`,
  claude: (a: { readonly file: string }) => `Sem chave, onde o endereço é público: Customize, Connectors, Add custom connector, depois o endereço, e entre. Versões anteriores têm Connectors em Settings. Com uma chave, em ${a.file} do aplicativo de computador:`,
  claudeName: () => `Claude Desktop e claude.ai`,
  chatGpt: () => `Settings, Apps, Advanced settings, Developer mode. Depois Create app com este endereço, e entre. É preciso um endereço https público.`,
  cursor: (a: { readonly client: string; readonly file: string }) => `O link o adiciona, e ${a.client} pede que você entre. Com uma chave, no arquivo ${a.file}:`,
  vsCode: (a: { readonly client: string; readonly file: string }) => `O link o adiciona, e ${a.client} pede que você entre. Com uma chave, no arquivo ${a.file}; ${a.client} pede a chave e a guarda:`,
  gemini: () => `Em um terminal. É adicionado para você em todas as pastas, para que nenhum projeto guarde a chave.`,
  codex: (a: { readonly file: string; readonly variable: string }) => `No arquivo ${a.file}, com a chave na variável ${a.variable}.`,
  windsurf: (a: { readonly file: string; readonly client: string; readonly count: number }) => `No arquivo ${a.file}. ${a.client} aceita no máximo ${numberInWords(a.count)} ferramentas, por isso este endereço lista um conjunto delas.`,
  inspector: (a: { readonly node: string; readonly npx: string; readonly option: string; readonly transport: string }) => `Em um terminal, com qualquer ${a.node} que tenha ${a.npx}: ele traz o ${a.node} de que precisa. Para sua janela omita ${a.option} e o que segue, escolha ${a.transport}, e dê o endereço e o cabeçalho.`,
  sdk: (a: { readonly command: string }) => `Depois de ${a.command}.`,
  python: () => `Com nada além de sua biblioteca padrão.`,
  addTo: (a: { readonly client: string }) => `Adicionar a ${a.client}`,
  textFor: (a: { readonly client: string }) => `o texto para ${a.client}`,
  copy: () => `Copiar`,
  copyWhat: (a: { readonly what: string }) => `Copiar ${a.what}`,
  copied: () => `Copiado`,
  selectIt: () => `Selecione o texto e copie-o`,
};
