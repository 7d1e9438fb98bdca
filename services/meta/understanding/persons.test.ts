import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const NOW = Date.UTC(2026, 10, 28);

/** Relatives with the endings that they have where somebody asks of their work, by language. */
const ASKED: readonly (readonly [question: string, persons: Readonly<Record<string, string>>])[] = [
  [
    'मेरे WHO नौकरी कब मिलेगी',
    {
      son: 'बेटे को|लड़के को',
      daughter: 'बेटी को|बिटिया को|लड़की को',
      sibling: 'भाई को|बहन को|दीदी को',
      spouse: 'पति को|पत्नी को|हस्बैंड को|वाइफ को',
      father: 'पापा को|पिताजी को',
      mother: 'मम्मी को|माँ को',
    },
  ],
  [
    'mere WHO ko job kab milegi',
    { son: 'bete', daughter: 'beti', sibling: 'bhai|didi', spouse: 'pati|wife', father: 'papa', mother: 'maa|mummy' },
  ],
  [
    'আমার WHO চাকরি কবে হবে',
    {
      son: 'ছেলের|পুত্রের',
      daughter: 'মেয়ের|কন্যার',
      sibling: 'ভাইয়ের|বোনের|দাদার',
      spouse: 'স্বামীর|বউয়ের|বরের',
      father: 'বাবার|পিতার',
      mother: 'মায়ের',
    },
  ],
  [
    'माझ्या WHO नोकरी कधी मिळेल',
    {
      son: 'मुलाला',
      daughter: 'मुलीला|लेकीला',
      sibling: 'भावाला|बहिणीला|दादाला',
      spouse: 'नवऱ्याला|बायकोला|पत्नीला|मिस्टरांना',
      father: 'वडिलांना|बाबांना',
      mother: 'आईला',
    },
  ],
  [
    'என் WHO வேலை எப்போது கிடைக்கும்',
    {
      son: 'மகனுக்கு|பையனுக்கு',
      daughter: 'மகளுக்கு|பொண்ணுக்கு',
      sibling: 'அண்ணனுக்கு|தங்கைக்கு|தங்கச்சிக்கு|அக்காவுக்கு',
      spouse: 'கணவருக்கு|மனைவிக்கு|புருஷனுக்கு',
      father: 'அப்பாவுக்கு|தந்தைக்கு',
      mother: 'அம்மாவுக்கு|தாய்க்கு',
    },
  ],
  [
    'en WHO velai eppo kidaikkum',
    {
      son: 'paiyanukku|maganukku',
      daughter: 'ponnukku|magalukku',
      sibling: 'annanukku|thambikku|akkavukku',
      spouse: 'kanavarukku|manaivikku|purushanukku',
      father: 'appavukku',
      mother: 'ammavukku',
    },
  ],
  [
    'మా WHO ఉద్యోగం ఎప్పుడు వస్తుంది',
    {
      son: 'అబ్బాయికి|కొడుక్కి',
      daughter: 'అమ్మాయికి|కూతురికి',
      sibling: 'అన్నయ్యకు|తమ్ముడికి|చెల్లెలికి',
      spouse: 'ఆయనకి|భార్యకి',
      father: 'నాన్నగారికి|తండ్రికి',
      mother: 'అమ్మకి|తల్లికి',
    },
  ],
  [
    'maa WHO udyogam eppudu vastundi',
    {
      son: 'abbayiki|kodukki',
      daughter: 'ammayiki|kuthuriki',
      sibling: 'annayya ki|tammudiki|chelliki',
      spouse: 'ayanaki|bharyaki',
      father: 'nannaki',
      mother: 'ammaki',
    },
  ],
  [
    '¿Cuándo conseguirá trabajo mi WHO?',
    {
      son: 'hijo',
      daughter: 'hija',
      sibling: 'hermano|hermana',
      spouse: 'esposo|mujer',
      father: 'padre|papá',
      mother: 'madre',
    },
  ],
  ['Quando o emprego do meu WHO vai sair?', { son: 'filho', sibling: 'irmão', spouse: 'marido', father: 'pai' }],
];

describe('the person asked about', () => {
  it.each(
    ASKED.flatMap(([question, persons]) =>
      Object.entries(persons).flatMap(([person, words]) =>
        words.split('|').map((word) => [question.replace('WHO', word), person] as const),
      ),
    ),
  )('in "%s" is the %s', (question, person) => {
    expect(understand(question, {}, NOW)).toMatchObject({ about: person, topic: 'career' });
  });

  it.each([
    'क्या मैं 2027 में माँ बनूँगी',
    'আমি কি মা হব',
    'मी आई होईन का',
    'main papa kab banunga',
    '¿Seré madre?',
    'Vou ser mãe?',
  ])('is who asks to become a parent: "%s"', (question) => {
    expect(understand(question, {}, NOW).about).toBe('self');
  });

  it('is with child only where it is so, not where it may come', () => {
    expect(understand('2027-இல் நான் கர்ப்பமாவேனா', {}, NOW).outOfScope).toBeNull();
    expect(understand('நான் கர்ப்பமாக இருக்கிறேன், குழந்தை நலமா', {}, NOW).outOfScope?.kind).toBe('expecting');
  });
});
