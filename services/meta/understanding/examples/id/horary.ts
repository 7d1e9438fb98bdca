import type { Examples } from '../form.ts';

export const INDONESIAN_HORARY: Examples = {
  horary_number: ['angka 108, dapat posisi?', 'pertanyaan horary, nomor 45', 'angka saya 212, dia datang'],
  horary_and_birth: ['horary angka 77 dengan peta lahir saya'],
  horary_serial: ['beberapa horary, angka 12 dan 57 berurutan'],
  lost_thing: [
    'cincin saya hilang',
    'dompet tidak ketemu, di mana',
    'paspor lenyap',
    'hp hilang di mana',
    'kunci hilang, ketemu gak',
  ],
  stolen_thing: ['tas dicuri, kembali?', 'siapa maling sepeda saya', 'rumah dirampok, perhiasan'],
  missing_person: ['adik saya hilang', 'di mana anak saya, tidak pulang', 'orang hilang masih hidup'],
  missing_pet: ['kucing hilang', 'anjing kabur, pulang?', 'hewan peliharaan'],
  arrival: [
    'kapan suami tiba',
    'jam berapa anak pulang',
    'paket datang hari ini',
    'kapan teman pulang dari perjalanan',
  ],
  medical_horary: ['horary untuk si sakit, angka 33, sembuh?'],
  career_horary: ['horary soal kerja, angka 150, dapat posisi?'],
};
