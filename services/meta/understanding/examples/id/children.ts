import type { Examples } from '../form.ts';

export const INDONESIAN_CHILDREN: Examples = {
  child_when: [
    'kapan saya hamil',
    'apakah saya jadi ibu',
    'akan punya anak?',
    'dua tahun program hamil belum dapat momongan',
    'kapan jadi ayah',
    'kakak saya bisa punya keturunan',
  ],
  second_child: [
    'kapan anak kedua',
    'punya bayi lagi, sudah ada anak perempuan',
    'adik untuk anak saya',
    'hamil kedua',
  ],
  fertility_treatment: [
    'bayi tabung berhasil gak',
    'terapi kesuburan',
    'bayi tabung ketiga gagal, inseminasi',
    'promil dokter',
  ],
  adoption: ['bisakah adopsi anak', 'kapan adopsi selesai', 'anak angkat'],
  pregnancy_worry: [
    'saya hamil, persalinan lancar?',
    'takut kehamilan berisiko',
    'bayi lahir sehat',
    'anak saya hamil enam bulan, komplikasi melahirkan',
  ],
  pregnancy_loss: [
    'saya keguguran, terulang lagi?',
    'kehilangan dua janin kenapa',
    'gugur bulan ketiga, bisa sampai lahir',
  ],
  child_sex: ['laki-laki atau perempuan', 'jenis kelamin bayi'],
  child_health_adviser: ['saya astrolog, balarishta di peta bayi baru lahir', 'balarishta anak klien'],
};
