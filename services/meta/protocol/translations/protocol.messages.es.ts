// Written by npm run generate from protocol.messages.es.json: change that file.

export const messages = {
  crisisLine: () => `En una crisis de salud mental, llame ahora a los servicios locales de emergencia o a una línea de ayuda.`,
  childPanel: () => `El panel infantil es solo para el asesor; su resultado tal cual nunca llega a padres, madres ni cuidadores.`,
};
