import type { Examples } from '../form.ts';

export const INDONESIAN_TRANSIT: Examples = {
  sade_sati: ['saya dalam sade sati', 'kapan sade sati selesai', 'saturnus di bulan saya, tujuh setengah tahun'],
  sade_sati_hard: ['seberapa berat sade sati saya', 'menderita sade sati, parah?'],
  dhaiya: ['dhaiya saturnus, ashtama shani', 'saturnus kedelapan dari bulan'],
  saturn_return: ['kembalinya Saturnus, saturn return', 'umur 29 saturnus kembali, artinya'],
  jupiter_return: ['jupiter return, kembalinya Jupiter', 'jupiter ke tempat lahir, hoki'],
  eclipse: ['pengaruh gerhana pada saya', 'gerhana matahari agustus', 'gerhana bulan, hati-hati'],
  transits_now: [
    'transit saya sekarang',
    'planet yang memengaruhi saya kini',
    'transit saat ini',
    'jupiter sedang apa di peta saya',
  ],
  moon_transit: ['bulan di mana hari ini', 'transit bulan', 'bulan di zodiak mana'],
  retrograde: ['planet apa retrograde di peta saya', 'venus retrograde lahir', 'lahir dengan planet mundur'],
  mercury_retrograde: [
    'merkurius retrograde, pengaruhnya',
    'kapan merkurius mundur selesai',
    'tanda tangan saat mercury retrograde',
  ],
};
