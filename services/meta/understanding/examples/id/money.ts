import type { Examples } from '../form.ts';

export const INDONESIAN_MONEY: Examples = {
  wealth: [
    'apakah saya kaya',
    'punya banyak uang',
    'kapan rezeki lancar',
    'kekayaan di peta',
    'keuangan saya membaik',
    'bukan soal cinta, soal uang',
  ],
  income: ['gaji naik?', 'penghasilan bertambah', 'kenaikan gaji', 'pendapatan'],
  financial_loss: [
    'kenapa uang selalu hilang rugi',
    '2020 habis semua, takdirkah',
    'kena tipu, tabungan ludes',
    'takut bangkrut kerugian',
  ],
  loan: ['bank menyetujui pinjaman?', 'KPR disetujui', 'dapat kredit', 'pinjam uang ke bank'],
  debt: [
    'bagaimana lepas dari hutang',
    'kapan lunas cicilan',
    'terlilit utang pinjol',
    'bayar kartu kredit',
    'jangan bahas cinta, hutang saja',
  ],
  money_lent: [
    'uang yang saya pinjamkan kembali?',
    'sepupu tidak bayar utang ke saya',
    'piutang ditagih',
    'klien belum bayar faktur',
  ],
  inheritance: ['dapat warisan?', 'bibi meninggalkan wasiat', 'harta peninggalan kakek, pembagian waris'],
  insurance: ['asuransi membayar?', 'klaim asuransi cair', 'ganti rugi kecelakaan'],
  lottery: ['menang lotre', 'togel, undian berhadiah', 'hoki judi, taruhan'],
  speculation: ['investasi saham', 'untung kripto, bitcoin', 'bursa reksadana untung rugi', 'taruh tabungan di saham'],
  trading_session: ['jam berapa trading hari ini', 'waktu terbaik transaksi bursa hari ini', 'intraday besok'],
  savings: ['kenapa susah menabung', 'uang cepat habis', 'bisa nabung gak', 'boros, menyimpan uang'],
};
