import type { Examples } from '../form.ts';

export const GERMAN_SPIRITUAL: Examples = {
  spiritual_path: [
    'was ist mein spiritueller Weg',
    'Meditation zieht mich an, komme ich weiter',
    'spirituelles Erwachen, Erleuchtung',
    'finde ich einen Meister, Guru',
    'Spiritualität',
    'spirituell',
  ],
  ishta_devata: ['welcher ist mein ishta devata', 'zu welchem Gott soll ich beten', 'meine persönliche Gottheit'],
  past_life: [
    'wer war ich im früheren Leben',
    'vergangene Leben, Karma',
    'Wiedergeburt, karmische Schuld',
    'früheres Leben',
  ],
  ancestral_karma: ['Karma meiner Ahnen', 'Familienfluch, Vorfahren', 'Linie meiner Mutter, pitru'],
  life_purpose: [
    'was ist der Sinn meines Lebens',
    'wozu bin ich geboren, Lebensaufgabe',
    'mein Leben hat keinen Zweck',
    'mein dharma, Seelenplan',
    'Lebensaufgabe',
    'Lebenssinn',
  ],
};
