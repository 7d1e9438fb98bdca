// Written by npm run generate from passages.messages.ta.json: change that file.
import { type PlanetName, planetFirst } from '@cuspal/speech';

export const messages = {
  moonPastSky: () => `சந்திரனின் அடுத்த மாற்றங்கள் கிரக நிலைக் கணிதம் முடியும் 2399-க்குப் பின் உள்ளன. முந்தைய நேரத்தைக் கேட்கவும்.`,
  subPastSky: (a: { readonly planet: PlanetName }) => `${planetFirst(a.planet)} தன் உப நட்சத்திரத்தை விடுவது கிரக நிலைக் கணிதம் முடியும் 2399-க்குப் பின் மட்டும். முந்தைய நேரத்தை, அல்லது வேறு கிரகங்களைக் கேட்கவும்.`,
};
