// Written by npm run generate from passages.messages.hi.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  moonPastSky: () => `चंद्रमा के अगले बदलाव 2399 के बाद हैं, जहाँ पंचांग-गणना समाप्त होती है। पहले का समय पूछें।`,
  subPastSky: (a: { readonly planet: PlanetName }) => `${planetInWords(a.planet)} अपने उप-नक्षत्र से केवल 2399 के बाद निकलता है, जहाँ पंचांग-गणना समाप्त होती है। पहले का समय पूछें, या दूसरे ग्रह।`,
};
