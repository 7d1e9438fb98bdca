import type { Examples } from '../form.ts';

export const INDONESIAN_REMEDIAL: Examples = {
  manglik: ['apakah saya manglik', 'ada mangal dosha', 'dosha Mars di peta'],
  kalsarpa: ['ada kaal sarp dosha', 'kala sarpa, ular', 'kalsarpa di peta anak'],
  doshas: ['dosha apa di peta saya', 'kutukan atau cacat di peta saya', 'dosha buruk'],
  gemstone: [
    'batu permata apa saya pakai',
    'cocok safir biru',
    'ruby, zamrud atau mutiara, cincin',
    'boleh pakai berlian, batu akik',
    'batu cincin',
    'batu hoki',
  ],
  mantra: ['mantra apa saya baca', 'mantra untuk planet saya', 'doa apa diulang tiap hari'],
  remedies: [
    'penangkal nasib sial',
    'menenangkan Saturnus, ritual',
    'apa yang dilakukan supaya membaik, puasa, sedekah, puja',
    'buang sial, santet, ruwatan',
    'tolak bala',
    'buang sial',
    'kena santet?',
    'semua serba salah, harus bagaimana',
    'nasib apes, cara mengubahnya',
  ],
};
