import type { Examples } from '../form.ts';

export const INDONESIAN_EDUCATION: Examples = {
  studies: ['selesai kuliah?', 'bagaimana studi saya', 'masuk universitas', 'S2, pendidikan tinggi, anak kuliah'],
  school: ['anak nilainya jelek di sekolah', 'rapor anak perempuan', 'tinggal kelas', 'SD, tidak konsentrasi belajar'],
  exam: ['lulus ujian?', 'ujian bulan juni', 'anak saya UN', 'gagal dua kali, lulus sekarang', 'ujian SIM'],
  competitive_exam: ['lolos seleksi UTBK', 'tes masuk kedokteran', 'persaingan ribuan peserta'],
  scholarship: ['dapat beasiswa?', 'beasiswa LPDP', 'bantuan biaya kuliah'],
  study_abroad: ['kuliah di luar negeri', 'universitas Amerika terima saya', 'anak mau studi di Inggris'],
  doctorate: ['selesai doktor S3', 'disertasi, proyek penelitian', 'peneliti'],
  education_break: ['berhenti kuliah, lanjut?', 'putus sekolah, cuti', 'anak tidak mau belajar lagi'],
  field_of_study: ['jurusan apa', 'IPA atau IPS untuk anak', 'kedokteran atau hukum'],
};
