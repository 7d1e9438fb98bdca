import type { Examples } from '../form.ts';

export const INDONESIAN_FOREIGN_SETTLEMENT: Examples = {
  settle_abroad: [
    'tinggal di luar negeri',
    'pindah ke Kanada selamanya, imigrasi',
    'menetap di negara lain',
    'hidup lebih baik di luar',
    'kewarganegaraan',
  ],
  travel_abroad: [
    'pergi ke luar negeri',
    'jalan-jalan ke Eropa',
    'kapan liburan luar negeri',
    'perjalanan jauh di peta',
  ],
  visa: [
    'visa saya disetujui?',
    'visa ditolak, coba lagi',
    'kapan izin tinggal, green card',
    'paspor, dokumen kedutaan',
  ],
  foreign_job: ['kerja di Jepang', 'pekerjaan di luar negeri, TKI', 'kontrak perawat di Jerman', 'kerja di Dubai'],
  return_home: [
    'pulang ke tanah air',
    'kembali kampung setelah sepuluh tahun merantau',
    'balik Indonesia atau tetap di Belanda',
  ],
  short_journey: ['perjalanan akhir pekan lancar', 'dinas singkat minggu depan', 'jalan pakai mobil'],
  pilgrimage: ['kapan naik haji', 'umrah bersama ibu', 'ziarah tempat suci'],
  relocation: ['kota mana terbaik untuk saya', 'negara apa cocok menurut peta', 'Jakarta atau Bali untuk tinggal'],
};
