import type { Examples } from '../form.ts';

export const GERMAN_TRANSIT: Examples = {
  sade_sati: ['bin ich in sade sati', 'wann endet sade sati', 'Saturn über meinem Mond, siebeneinhalb Jahre'],
  sade_sati_hard: ['wie schwer ist mein sade sati', 'ich leide unter sade sati, ist es schlimm'],
  dhaiya: ['dhaiya von Saturn, ashtama shani', 'Saturn im achten vom Mond'],
  saturn_return: ['Saturnrückkehr, Saturn Return', 'mit 29 kehrt Saturn zurück, was heißt das'],
  jupiter_return: ['Jupiterrückkehr', 'Jupiter kehrt an seinen Platz zurück, Glück'],
  eclipse: ['wie wirkt die Finsternis auf mich', 'Sonnenfinsternis im August', 'Mondfinsternis, aufpassen'],
  transits_now: [
    'welche Transite habe ich gerade',
    'Planeten, die mich jetzt beeinflussen',
    'aktuelle Transite',
    'was macht Jupiter jetzt in meinem Horoskop',
  ],
  moon_transit: ['wo steht der Mond heute', 'Mondtransit', 'in welchem Zeichen ist der Mond'],
  retrograde: [
    'welche Planeten sind in meinem Horoskop rückläufig',
    'Venus rückläufig geboren',
    'rückläufige Planeten bei Geburt',
  ],
  mercury_retrograde: [
    'Merkur rückläufig, was heißt das für mich',
    'wann endet der rückläufige Merkur',
    'unterschreiben bei rückläufigem Merkur',
  ],
};
