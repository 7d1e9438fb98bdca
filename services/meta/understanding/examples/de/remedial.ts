import type { Examples } from '../form.ts';

export const GERMAN_REMEDIAL: Examples = {
  manglik: ['bin ich manglik', 'habe ich mangal dosha', 'Mars-Dosha im Horoskop', 'kuja dosha'],
  kalsarpa: ['habe ich kaal sarp dosha', 'kala sarpa yoga, Schlange', 'kalsarpa im Horoskop meines Sohnes'],
  doshas: [
    'welche doshas hat mein Horoskop',
    'ein Fluch oder Makel in meinem Horoskop',
    'schlechte doshas, guru chandal',
  ],
  gemstone: [
    'welchen Edelstein soll ich tragen',
    'passt mir ein blauer Saphir',
    'Rubin, Smaragd oder Perle, welcher Ring',
    'darf ich Diamant tragen',
    'Edelstein',
    'Glücksstein',
  ],
  mantra: ['welches Mantra soll ich sprechen', 'Mantra für meinen Planeten', 'welches Gebet täglich wiederholen'],
  remedies: [
    'welche Abhilfe gegen mein Pech',
    'wie beruhige ich Saturn, Rituale',
    'was kann ich tun, Fasten, Spende, Puja',
    'bösen Blick loswerden',
    'Pech loswerden',
    'was hilft gegen das Unglück',
    'Fluch',
    'alles geht schief, was kann ich tun',
    'Pechsträhne, wie beenden',
  ],
};
