import { describe, expect, it } from 'vitest';
import { countAsked } from './how-many.ts';
import { understand } from './understand.ts';

describe('countAsked', () => {
  it.each([
    ['How many children will I have?', 'CHILDREN'],
    ['how many more kids', 'CHILDREN'],
    ['¿Cuántos hijos tendré?', 'CHILDREN'],
    ['Quantos filhos vou ter?', 'CHILDREN'],
    ['mere kitne bachche honge', 'CHILDREN'],
    ['मेरे कितने बच्चे होंगे', 'CHILDREN'],
    ['मला किती मुले होतील', 'CHILDREN'],
    ['আমার কয়টি সন্তান হবে', 'CHILDREN'],
    ['எனக்கு எத்தனை குழந்தைகள்', 'CHILDREN'],
    ['నాకు ఎంతమంది పిల్లలు', 'CHILDREN'],
    ['ethana kuzhandhai porakkum enakku', 'CHILDREN'],
    ['naku entha mandi pillalu', 'CHILDREN'],
    ['ettanai kalyanam nadakkum', 'MARRIAGES'],
    ['How many times will I get married?', 'MARRIAGES'],
    ['how many marriages do I have', 'MARRIAGES'],
    ['मेरी कितनी शादियाँ होंगी', 'MARRIAGES'],
    ['When will I have children?', null],
    ['How many planets are in the fifth house?', null],
  ])('"%s": %s', (question, counted) => {
    expect(countAsked(question)).toBe(counted);
  });

  it.each(['मेरे कितने बच्चे होंगे', 'how many kids will we have', 'Quantos filhos vou ter?'])(
    'is asked of children and not of years: "%s"',
    (question) => {
      expect(understand(question)).toMatchObject({
        topic: 'children',
        matter: { key: 'child_when' },
        counted: 'CHILDREN',
      });
    },
  );
});
