// Written by npm run generate from forms.messages.es.json: change that file.

export const messages = {
  email: () => `Correo electrónico`,
  emailHint: () => `Se envía allí un código de seis dígitos. No hay contraseña, y una dirección nueva abre una cuenta nueva.`,
  sendCode: () => `Enviarme un código`,
  code: () => `Código de seis dígitos`,
  codeHint: () => `Vale diez minutos y cinco intentos como máximo.`,
  signingInAs: () => `Se inicia sesión como <b/>`,
  signIn: () => `Iniciar sesión`,
  again: () => `Enviar un código nuevo o usar otra dirección`,
};
