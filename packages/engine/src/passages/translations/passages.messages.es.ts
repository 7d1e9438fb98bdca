// Written by npm run generate from passages.messages.es.json: change that file.
import { type PlanetName, planetFirst } from '@cuspal/speech';

export const messages = {
  moonPastSky: () => `Los próximos cambios de la Luna son posteriores a 2399, donde terminan las efemérides. Pida un momento anterior.`,
  subPastSky: (a: { readonly planet: PlanetName }) => `${planetFirst(a.planet)} sale de su sub solo después de 2399, donde terminan las efemérides. Pida un momento anterior u otros planetas.`,
};
