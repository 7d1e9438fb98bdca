// Written by npm run generate from sign-in.messages.es.json: change that file.

export const messages = {
  signIn: () => `Iniciar sesión`,
  withPasskey: () => `Usar una clave de acceso`,
  nothingCame: () => `No dio resultado: el navegador no tiene una clave de acceso para esto, o se canceló.`,
  whatFor: () => `Aquí se crean claves de API y se ve el uso que se hace.`,
  typeCode: () => `Escriba el código`,
  unusable: () => `Este código no se puede usar`,
  newCode: () => `Pedir un código nuevo`,
};
