// Written by npm run generate from forms.messages.pt.json: change that file.

export const messages = {
  email: () => `Endereço de e-mail`,
  emailHint: () => `Um código de seis dígitos é enviado a ele. Não há senha, e um endereço novo abre uma conta nova.`,
  sendCode: () => `Enviar um código`,
  code: () => `Código de seis dígitos`,
  codeHint: () => `Ele vale dez minutos e no máximo cinco tentativas.`,
  signingInAs: () => `Entrando como <b/>`,
  signIn: () => `Entrar`,
  again: () => `Enviar um novo código, ou usar outro endereço`,
};
