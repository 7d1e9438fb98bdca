// Written by npm run generate from mails.messages.es.json: change that file.

export const messages = {
  codeSubject: () => `Su código de acceso a Cuspal`,
  codeText: (a: { readonly code: string }) => `Su código es

    ${a.code}

Escríbalo en la página donde lo pidió. Vale diez minutos y se puede usar una sola vez.`,
  unasked: () => `Si usted no lo pidió, no haga nada: sin el código nadie entra. Nadie de Cuspal se lo pedirá nunca.`,
  wayOn: (a: { readonly address: string }) => `Ya se pidieron todos los códigos que por ahora se envían a esta dirección. Si quiere iniciar sesión y se le dice que espere, abra esta dirección en el navegador en el que inicia sesión y pida allí un código. Con ella nadie inicia sesión, y personas desconocidas no pueden gastar los códigos de ese navegador:

    ${a.address}`,
  secondSubject: () => `Su segundo código de acceso a Cuspal`,
  secondText: (a: { readonly code: string }) => `Hace poco se probaron muchos códigos incorrectos, así que esta vez hace falta un segundo código para iniciar sesión. Es

    ${a.code}

Escríbalo en la misma página. Vale diez minutos y se puede usar una sola vez.`,
  oldSubject: () => `Cambio de la dirección de su cuenta de Cuspal`,
  oldText: (a: { readonly email: string; readonly code: string }) => `Alguien que ha iniciado sesión en su cuenta quiere cambiar la dirección de esta a ${a.email}. El código para ello es

    ${a.code}

Escríbalo en la página donde pidió el cambio. Vale diez minutos.

Si no fue usted, no haga nada y cierre las demás sesiones en la página Cuenta: sin este código la dirección queda como está. Nadie de Cuspal se lo pedirá nunca.`,
  newSubject: () => `Su nueva dirección de una cuenta de Cuspal`,
  newText: (a: { readonly code: string }) => `Quien tiene una cuenta de Cuspal quiere que esta sea su dirección. El código para ello es

    ${a.code}

Escríbalo en la página donde pidió el cambio. Vale diez minutos.

Si usted no lo pidió, no haga nada: sin este código no cambia nada.`,
};
