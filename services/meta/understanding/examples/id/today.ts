import type { Examples } from '../form.ts';

export const INDONESIAN_TODAY: Examples = {
  year_ahead: [
    'bagaimana tahun 2027 saya',
    'apa yang menanti tahun depan',
    'ramalan tahun ini',
    'dua belas bulan ke depan',
    'tahun depan',
    'tahun 2027',
    'ramalan tahun baru',
    'nasib saya tahun ini',
    'peruntungan setahun',
  ],
  varshaphala: ['solar return tahun ini', 'peta tahunan varshaphala'],
  year_of_life: ['tahun ke-40 hidup saya', 'umur 35 bawa apa, sudarshana'],
  today: [
    'bagaimana hari ini',
    'ramalan hari ini',
    'apa yang menanti hari ini',
    'hoki hari ini',
    'hari ini',
    'ramalan saya hari ini',
    'peruntungan hari ini',
  ],
  tomorrow: ['bagaimana besok', 'ramalan besok', 'hari esok saya', 'besok', 'besok hari baik?'],
  panchang: ['panchang hari ini', 'tithi dan nakshatra hari ini', 'kalender bulan hari ini, fase bulan'],
  rahu_kaal: ['jam berapa rahu kaal hari ini', 'jam buruk, rahu kalam'],
  hora_now: ['jam planet sekarang', 'jam venus hari ini'],
  choghadiya: ['choghadiya hari ini', 'choghadiya baik sekarang'],
  tara_bala: ['tara bala hari ini', 'bintang hari ini baik untuk saya'],
  ruling_planets_now: ['planet penguasa saat ini', 'ruling planets sekarang'],
};
