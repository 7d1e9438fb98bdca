// Written by npm run generate from natal.messages.es.json: change that file.

export const messages = {
  rowsOfEvent: () => `Las filas son las de las cúspides que juzgan y confirman el suceso y las de los planetas de sus cadenas. Las cuentas y la respuesta hablan de la carta entera.`,
  useOfScore: () => `Un puntaje compara dos cartas según la tradición. Uno bajo nunca es motivo para rechazar a una persona, y uno alto no promete nada. Lo que ambas personas saben una de otra va primero.`,
};
