// Written by npm run generate from sign-in.messages.es.json: change that file.

export const messages = {
  signInAt: (a: { readonly name: string }) => `Iniciar sesión en ${a.name}`,
  isRequired: (a: { readonly name: string }) => `Las direcciones de <b/> inician sesión en el proveedor de ${a.name}, y no se les envía ningún código. Siga allí.`,
  isOffered: (a: { readonly name: string }) => `Puede iniciar sesión en el proveedor de ${a.name}, sin código.`,
  goOn: () => `Ir al proveedor`,
  codeInstead: () => `Enviar un código en su lugar`,
  anotherAddress: () => `Usar otra dirección`,
  notSignedIn: () => `No se inició sesión`,
  startAgain: () => `Empezar de nuevo`,
  none: () => `Esta organización no tiene un proveedor para iniciar sesión. Empiece de nuevo con su dirección de correo.`,
  away: () => `El proveedor de su organización no responde. Inténtelo de nuevo en unos minutos. Si sigue así, avise a un propietario de su organización.`,
  stale: () => `Este inicio de sesión tiene más de diez minutos o empezó en otro navegador. Empiece de nuevo.`,
  declined: () => `El proveedor de su organización no le dio acceso. Empiece de nuevo o consulte a un propietario de su organización.`,
  refused: () => `La respuesta del proveedor no corresponde a este inicio de sesión, así que no se tomó nada de ella. Empiece de nuevo. Si vuelve a ocurrir, avise a un propietario de su organización.`,
  unverified: () => `El proveedor no dice que su dirección de correo se haya comprobado. Un propietario de su organización puede indicar qué dato lo dice.`,
  domain: () => `Su dirección en el proveedor es de un dominio que su organización no ha verificado. Pida a un propietario que lo verifique.`,
  role: () => `Ninguno de sus grupos en el proveedor tiene un rol en su organización. Pida uno a un propietario.`,
  inactive: () => `Su empresa ha desactivado su acceso en el proveedor. Pregunte a quien administra sus cuentas.`,
};
