// Written by npm run generate from mails.messages.es.json: change that file.

export const messages = {
  disabledSubject: (a: { readonly organisation: string }) => `Un webhook de ${a.organisation} está desactivado`,
  disabledText: (a: { readonly organisation: string; readonly host: string; readonly page: string }) => `Al webhook de ${a.organisation} en ${a.host} no ha llegado nada durante tres días, o ha respondido que ya no existe. No se le envía nada más.

Qué puede hacer:

- Arregle el destino, de modo que responda con un estado de 200 a 299 en quince segundos.
- Guárdelo en la página de la organización, que lo activa de nuevo: ${a.page}
- Envíe allí otra vez lo que no ha llegado. Se conserva treinta días.`,
};
