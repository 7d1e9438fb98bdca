// Written by npm run generate from dasha.messages.es.json: change that file.

export const messages = {
  weighedWithoutHouses: () => `En esta latitud no existen cúspides de Placidus, así que los regentes de nakshatra y los sub-regentes se pesan sin sus casas.`,
  transitsAloneDoNotGive: () => `Los tránsitos solos no lo dan.`,
};
