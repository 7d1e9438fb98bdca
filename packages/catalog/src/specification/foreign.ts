import { family } from './row.ts';

export const FOREIGN = family('foreign', 'natal', [
  {
    name: 'get_foreign_job_verdict',
    title: 'Employment abroad',
    purpose: 'Whether service abroad comes, by posting or by own move, and when',
    phase: 'promise',
    system: 'kp',
    needs: ['analyze_natal_promise'],
  },
  {
    name: 'get_foreign_settlement',
    title: 'Three-stage settlement abroad',
    purpose: 'Leaving, living and settling abroad as three promises with dasha windows in time order',
    phase: 'timing',
    system: 'kp',
    needs: ['analyze_natal_promise'],
  },
  {
    name: 'get_relocation_chart',
    title: 'The chart cast for another place',
    purpose: 'The same instant cast for another place: which cusps and promises change',
    phase: 'standalone',
    system: 'kp',
    needs: ['get_house_cusps'],
  },
  {
    name: 'get_visa_documentation',
    title: 'Visa and papers',
    purpose: 'Tendency to grant or refusal, trouble with papers, filing and decision windows',
    phase: 'timing',
    system: 'kp',
    needs: ['analyze_natal_promise'],
    disclaimer: 'legal',
  },
]);
