import type { Examples } from '../form.ts';

export const TAMIL_IN_LATIN_CHARTS: Examples = {
  moon_sign: ['en raasi enna', 'naan enna rasi', 'paiyan entha raasi', 'naan mesham ah rishabam ah'],
  birth_star: ['en natchathiram enna', 'nakshatram padham', 'ponnoda nakshatram edhu'],
  ascendant: ['en lagnam enna', 'lagnam edhu'],
  planet_place: [
    'sani entha veetla iruku',
    'guru entha raasi la',
    'graha nilai',
    'en jathagathula chandran entha veetla',
  ],
  birth_chart: ['jathagam kanikkanum', 'en jathagam kaatu', 'rasi kattam'],
  current_dasha: ['ippo enna dasai nadakuthu', 'dasa buthi enna', 'sani dasai eppo mudiyum'],
  dasha_list: ['ella dasa buthi pattiyal'],
  dasha_of_past: ['pona varusham enna dasai'],
  dasha_meaning: ['rahu dasai enna seiyum', 'sukra dasai palan', 'kethu thisai'],
  full_reading: ['en muzhu jathaga palan', 'ellam sollunga enna pathi', 'en ethirkalam eppadi'],
  strongest_planet: ['entha graham balama iruku'],
  yogas: ['en jathagathula enna yogam', 'gajakesari yogam iruka'],
  raja_yoga: ['raja yogam iruka'],
  emergency: [
    'nenju vali romba iruku ippo enna seiya',
    'appa mayangi vizhunthutar moochu varala',
    'saaganum pola iruku tharkolai',
    'ennai naane kaayapaduthikolla ninaikiren',
    'naan saaga vendum',
    'enaku vaazha pidikala',
  ],
  crime: ['ethiriya kolla nalla neram', 'thiruda nalla neram', 'lanjam kuduka eppo'],
  off_topic: ['samayal kurippu sollu', 'oru joke sollu', 'english la translate pannu'],
  general: ['enaku enna nadaka poguthu', 'nalla kaalam eppo varum', 'en thalai vidhi eppadi', 'en aasai niraiveruma'],
  ruling_planets: ['ippo aalum grahangal sollunga'],
};
