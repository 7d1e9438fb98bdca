import type { Examples } from '../form.ts';

export const INDONESIAN_WORLD: Examples = {
  match_winner: [
    'siapa menang pertandingan malam ini',
    'Persib menang?',
    'timnas lawan Malaysia skor',
    'juara final piala dunia',
    'bola, tinju',
  ],
  own_contest: ['menang turnamen tenis saya', 'lomba minggu, menang?', 'anak juara', 'medali maraton'],
  election_result: ['siapa menang pemilu', 'presiden berikutnya', 'partai mana menang pilpres'],
  nation: ['nasib Indonesia', 'masa depan negara, ekonomi, perang'],
  epidemic: ['ada pandemi lagi', 'virus baru, wabah'],
  weather: ['hujan hari sabtu?', 'cuaca akhir pekan', 'panas, badai, prakiraan cuaca'],
  weather_day: ['hujan hari ini di sini', 'cuaca besok, cerah atau mendung'],
  monsoon: ['bagaimana monsun', 'hujan monsun India'],
  season: ['panen musim ini', 'kemarau panjang, kekeringan', 'musim tanam'],
  ingress: ['matahari masuk aries', 'ingres tahunan'],
  ephemeris: ['efemeris hari ini', 'posisi planet 3 mei', 'mars di mana tahun 1999'],
};
