import { family } from './row.ts';

export const DOSHAS = family('doshas', 'ephemeris', [
  {
    name: 'check_doshas',
    title: 'Manglik, Kalsarpa, Sade Sati, Pitra, Kemadruma',
    purpose: 'The five customary doshas with severity, cancellations and the KP view',
    phase: 'advanced',
    system: 'parashari',
    needs: [],
  },
  {
    name: 'get_kalsarpa_variants',
    title: 'Kala Sarpa variant',
    purpose: 'Whether all planets lie on one side of the node axis, which of the 12 names applies, full or partial',
    phase: 'advanced',
    system: 'parashari',
    needs: [],
  },
]);
