import { family } from './row.ts';

export const EDUCATION = family('education', 'natal', [
  {
    name: 'get_education_signature',
    title: 'Tracks, scholarship, study abroad, exam windows',
    purpose: 'Which course of study fits, how far it goes, support, going abroad, and when to sit exams',
    phase: 'advanced',
    system: 'kp',
    needs: ['analyze_natal_promise'],
  },
]);
