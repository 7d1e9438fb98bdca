import type { Examples } from '../form.ts';

export const INDONESIAN_LEGAL: Examples = {
  court_case: [
    'saya punya kasus di pengadilan, gimana',
    'digugat orang',
    'sengketa dengan tetangga',
    'sidang, perkara hukum',
  ],
  court_win: ['menang perkara?', 'hakim memihak saya', 'bebas, putusan menguntungkan'],
  case_duration: ['kapan kasus selesai', 'berapa lama sidang', 'empat tahun di pengadilan, kapan putusan'],
  custody: ['dapat hak asuh anak', 'rebutan hak asuh', 'mantan mau ambil anak-anak'],
  imprisonment: ['masuk penjara?', 'adik saya dipenjara', 'takut ditahan', 'hukuman kurungan'],
  bail: ['bebas dengan jaminan', 'anak saya ditahan, dilepas?', 'kapan suami keluar penjara', 'pembebasan bersyarat'],
};
