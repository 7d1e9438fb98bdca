import type { Examples } from '../form.ts';

export const INDONESIAN_PROPERTY: Examples = {
  buy_property: [
    'kapan beli rumah',
    'beli apartemen tahun ini',
    'punya rumah sendiri',
    'waktu tepat beli tanah, properti',
  ],
  build_house: ['bangun rumah', 'mulai pembangunan', 'membangun di tanah bapak', 'renovasi'],
  sell_property: [
    'rumah laku terjual?',
    'kapan ada pembeli',
    'rumah dijual setahun belum laku',
    'jual tanah harga bagus',
  ],
  rent_out: ['dapat penyewa', 'menyewakan apartemen', 'kontrakkan ruko, penyewa bayar'],
  ancestral_property: ['rumah kakek jadi milik saya', 'saudara rebutan rumah keluarga', 'tanah keluarga, bagian saya'],
  vehicle: ['kapan beli mobil', 'dapat mobil baru', 'beli motor tahun ini', 'ganti kendaraan'],
  residence_change: [
    'pindah rumah?',
    'pindah ke daerah lain',
    'kapan ganti tempat tinggal',
    'keluar dari kontrakan ini',
  ],
};
