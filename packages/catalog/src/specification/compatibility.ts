import { family } from './row.ts';

export const COMPATIBILITY = family('compatibility', 'natal', [
  {
    name: 'check_compatibility',
    title: 'Seven-factor score',
    purpose: 'One overall score of two charts from seven named factors',
    phase: 'standalone',
    system: 'kp',
    needs: [],
    disclaimer: 'relationship',
  },
  {
    name: 'get_ashta_koota_milan',
    title: '36-point guna milan',
    purpose: 'The eight kootas of the two Moons with doshas and their exceptions',
    phase: 'standalone',
    system: 'parashari',
    needs: [],
    disclaimer: 'relationship',
  },
  {
    name: 'get_compatibility_advanced',
    title: 'Six cuspal factors of two persons',
    purpose: "KP matching by both charts' cuspal sub lords in place of star agreement",
    phase: 'standalone',
    system: 'kp',
    needs: [],
    disclaimer: 'relationship',
    birth: 'accepted',
  },
]);
