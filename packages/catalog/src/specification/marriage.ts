import { family } from './row.ts';

export const MARRIAGE = family('marriage', 'natal', [
  {
    name: 'get_marriage_advanced',
    title: 'Depth of the marriage promise',
    purpose: 'Kind, number, quality and timing of marriage after the plain promise',
    phase: 'advanced',
    system: 'kp',
    needs: ['analyze_natal_promise'],
    disclaimer: 'relationship',
  },
  {
    name: 'get_spouse_characteristics',
    title: 'Description of the partner',
    purpose: "The partner's look, nature, work, age and background from the star lord of the 7th sub lord",
    phase: 'advanced',
    system: 'kp',
    needs: ['analyze_natal_promise'],
    disclaimer: 'relationship',
  },
  {
    name: 'get_marriage_delay',
    title: 'Why marriage is late',
    purpose: 'Tells denial from delay, names the causes and gives the first open window',
    phase: 'advanced',
    system: 'kp',
    needs: ['analyze_natal_promise'],
    disclaimer: 'relationship',
  },
  {
    name: 'get_marital_separation',
    title: 'Strain and break of marriage (advisor only)',
    purpose: 'Tendency to discord, separation and divorce, with what protects; for the advisor only',
    phase: 'advanced',
    system: 'kp',
    needs: ['analyze_natal_promise', 'get_marriage_advanced'],
    disclaimer: 'relationship',
  },
  {
    name: 'get_extramarital_signature',
    title: 'Signature of a second attachment (advisor only)',
    purpose: 'Measures a secret-attachment pattern; never an accusation; for the advisor only',
    phase: 'advanced',
    system: 'kp',
    needs: ['analyze_natal_promise'],
    disclaimer: 'relationship',
  },
]);
