import { family } from './row.ts';

export const YOGAS = family('yogas', 'ephemeris', [
  {
    name: 'detect_yogas',
    title: 'Named yogas',
    purpose: 'The well-known yogas present, with their strength and the periods that carry them',
    phase: 'advanced',
    system: 'parashari',
    needs: [],
  },
  {
    name: 'get_yogas_advanced',
    title: 'Nabhasa and rarer yogas',
    purpose: 'The 32 nabhasa yogas and less frequent raja, dhana, learning and renunciation combinations',
    phase: 'advanced',
    system: 'parashari',
    needs: [],
  },
  {
    name: 'get_negative_yogas',
    title: 'Adverse yogas',
    purpose: 'Adverse yogas with every cancellation shown',
    phase: 'advanced',
    system: 'parashari',
    needs: [],
  },
  {
    name: 'get_sun_yogas',
    title: 'Solar yogas',
    purpose: 'Vesi, Vosi, Ubhayachari and their kinds, Budha Aditya and companions',
    phase: 'advanced',
    system: 'parashari',
    needs: [],
  },
  {
    name: 'get_kartari_yogas',
    title: 'Hemming yogas',
    purpose: 'Which houses and planets stand between malefics or benefics',
    phase: 'advanced',
    system: 'parashari',
    needs: [],
  },
  {
    name: 'get_parivartana_yoga',
    title: 'Exchange of signs',
    purpose: 'Every mutual exchange of sign lords and its class',
    phase: 'advanced',
    system: 'parashari',
    needs: [],
  },
]);
