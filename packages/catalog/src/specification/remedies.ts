import { family } from './row.ts';

export const REMEDIES = family('remedies', 'natal', [
  {
    name: 'get_gemstone_recommendation',
    title: 'Gem by functional lordship',
    purpose: 'Which gem tradition would allow and which it forbids for this Lagna',
    phase: 'advanced',
    system: 'parashari',
    needs: ['get_planets'],
  },
  {
    name: 'get_mantra_recommendation',
    title: 'Mantra by need',
    purpose: "Which planet's mantra, deity, count and start day, with its disputed basis stated",
    phase: 'advanced',
    system: 'extension',
    needs: ['get_smart_current_dasha'],
  },
]);
