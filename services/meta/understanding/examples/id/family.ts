import type { Examples } from '../form.ts';

export const INDONESIAN_FAMILY: Examples = {
  mother: ['peta saya soal ibu', 'hubungan dengan mama', 'keadaan ibu', 'ibu saya', 'mama'],
  father: ['ayah di peta saya', 'hubungan buruk dengan bapak', 'nasib ayah', 'bapak saya', 'ayah saya'],
  siblings: [
    'hubungan dengan saudara kandung',
    'kakak tidak bicara dengan saya',
    'punya adik?',
    'saudara',
    'kakak adik',
  ],
  relatives: ['paman, sepupu, kerabat', 'mertua, keluarga suami', 'kakek nenek dan keluarga'],
  twins: ['saya kembar, kenapa saudari beda', 'kembar selisih lima menit', 'anak kembar nasibnya sama'],
  twin_score: ['seberapa beda peta si kembar, skor'],
};
