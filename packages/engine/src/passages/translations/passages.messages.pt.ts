// Written by npm run generate from passages.messages.pt.json: change that file.
import { type PlanetName, planetFirst } from '@cuspal/speech';

export const messages = {
  moonPastSky: () => `As próximas mudanças da Lua são posteriores a 2399, onde terminam as efemérides. Peça um momento anterior.`,
  subPastSky: (a: { readonly planet: PlanetName }) => `${planetFirst(a.planet)} sai de seu sub só depois de 2399, onde terminam as efemérides. Peça um momento anterior ou outros planetas.`,
};
