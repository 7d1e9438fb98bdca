import type { Examples } from '../form.ts';

export const INDONESIAN_WITHOUT_MATTER: Examples = {
  emergency: [
    'bapak tidak bernapas, tolong',
    'dada sakit dan lengan kebas, bagaimana',
    'mau bunuh diri, tidak mau hidup lagi',
    'minum banyak pil tidak bangun',
    'bayi kejang, darurat',
    'saya ingin menyakiti diri sendiri',
    'saya ingin mati saja',
    'saya tidak ingin hidup lagi',
  ],
  crime: [
    'cara meretas hp pacar',
    'mau balas dendam menyakiti tetangga',
    'menghindari pajak tanpa ketahuan',
    'kapan merampok toko',
  ],
  off_topic: [
    'buatkan puisi untuk saya',
    'buatkan program python',
    'resep rendang',
    'ibu kota Prancis',
    'terjemahkan teks ini ke inggris',
    'ceritakan lelucon',
  ],
  general: [
    'kapan hidup saya membaik',
    'apa masa depan saya',
    'bagaimana hidup saya nanti',
    'ceritakan nasib saya',
    'apa yang kamu lihat untuk saya',
    'semua akan baik-baik saja?',
    'apa yang terjadi pada saya',
    'nasib',
    'masa depan',
    'takdir saya',
    'hidup saya ke depan',
  ],
};
