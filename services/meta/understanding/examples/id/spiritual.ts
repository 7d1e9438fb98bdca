import type { Examples } from '../form.ts';

export const INDONESIAN_SPIRITUAL: Examples = {
  spiritual_path: [
    'jalan spiritual saya',
    'suka meditasi, berkembang?',
    'pencerahan batin',
    'bertemu guru rohani',
    'spiritual',
  ],
  ishta_devata: ['siapa ishta devata saya', 'dewa mana saya sembah', 'dewa pelindung saya'],
  past_life: ['siapa saya di kehidupan lalu', 'kehidupan lampau, karma', 'reinkarnasi', 'kehidupan sebelumnya'],
  ancestral_karma: ['karma leluhur', 'kutukan keluarga', 'garis ibu, nenek moyang'],
  life_purpose: [
    'tujuan hidup saya apa',
    'untuk apa saya lahir, misi',
    'hidup tanpa makna',
    'dharma, takdir jiwa',
    'tujuan hidup',
    'misi hidup',
  ],
};
