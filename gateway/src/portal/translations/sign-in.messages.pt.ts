// Written by npm run generate from sign-in.messages.pt.json: change that file.

export const messages = {
  signIn: () => `Entrar`,
  withPasskey: () => `Entrar com uma chave de acesso`,
  nothingCame: () => `Não deu certo: o navegador não tem chave de acesso para isto, ou houve cancelamento.`,
  whatFor: () => `Aqui você cria chaves de API e vê o que usa.`,
  typeCode: () => `Digite o código`,
  unusable: () => `Este código não pode ser usado`,
  newCode: () => `Obter um novo código`,
};
