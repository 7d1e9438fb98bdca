// Written by npm run generate from passages.messages.mr.json: change that file.
import { type PlanetName, planetFirst } from '@cuspal/speech';

export const messages = {
  moonPastSky: () => `चंद्राचे पुढील बदल २३९९ नंतर आहेत, जिथे पंचांग-गणना संपते. आधीचा क्षण विचारा.`,
  subPastSky: (a: { readonly planet: PlanetName }) => `${planetFirst(a.planet)} उपनक्षत्र २३९९ नंतरच सोडतो, जिथे पंचांग-गणना संपते. आधीचा क्षण किंवा इतर ग्रह विचारा.`,
};
