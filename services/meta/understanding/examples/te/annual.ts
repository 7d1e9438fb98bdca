import type { Examples } from '../form.ts';

export const TELUGU_ANNUAL: Examples = {
  varshaphala: [
    'ఈ ఏడాది వర్షఫలం చూపించండి',
    'నా వర్ష కుండలి',
    'ఈ పుట్టినరోజు వర్షఫలం ఏం చెబుతోంది',
    'తాజిక వర్షఫలం',
    'ముంథా ఎక్కడ ఉంది ఈ సంవత్సరం',
    'వర్షలగ్నం ఏది నాకు',
  ],
};
