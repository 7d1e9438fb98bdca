// Written by npm run generate from passages.messages.te.json: change that file.
import { type PlanetName, planetFirst } from '@cuspal/speech';

export const messages = {
  moonPastSky: () => `చంద్రుడి తదుపరి మార్పులు 2399 తర్వాత ఉన్నాయి, గ్రహ గణితం అక్కడ ముగుస్తుంది. ముందటి క్షణం అడగండి.`,
  subPastSky: (a: { readonly planet: PlanetName }) => `${planetFirst(a.planet)} తన ఉప నక్షత్రాన్ని 2399 తర్వాత మాత్రమే వదులుతుంది, గ్రహ గణితం అక్కడ ముగుస్తుంది. ముందటి క్షణం, లేదా ఇతర గ్రహాలు అడగండి.`,
};
