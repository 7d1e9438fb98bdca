// Written by npm run generate from conditional.messages.mr.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  horaAndHalf: (a: { readonly hora: PlanetName; readonly darkHalf: boolean }) => `लग्न ${planetInWords(a.hora)} ग्रहाच्या होरेत आणि जन्म ${a.darkHalf ? `कृष्ण` : `शुक्ल`} पक्षात आहे. कृष्ण पक्षात चंद्राची किंवा शुक्ल पक्षात सूर्याची होरा हवी.`,
  navamsaOfVenus: (a: { readonly sign: string }) => `नवांश लग्न ${named(a.sign)} आहे, ते वृषभ किंवा तूळ हवे.`,
  lagnaInCancer: (a: { readonly sign: string; readonly dwadasamsa: string }) => `लग्न ${named(a.sign)} आणि D12 मध्ये ${named(a.dwadasamsa)} आहे, दोन्हींत कर्क हवे.`,
  lagnaVargottama: (a: { readonly sign: string; readonly navamsa: string }) => `लग्न ${named(a.sign)} आणि D9 मध्ये ${named(a.navamsa)} आहे, दोन्हींत एकच राशी हवी.`,
  tenthLordInTenth: (a: { readonly tenth: string; readonly lord: PlanetName; readonly sign: string }) => `दशम राशी ${named(a.tenth)} चा स्वामी ${planetFirst(a.lord)} ${named(a.sign)} राशीत आहे, तो दशमात हवा.`,
  lagnaLordOrSeventh: (a: { readonly lord: PlanetName; readonly house: number; readonly lordOfSeventh: PlanetName; readonly houseOfSeventh: number }) => `लग्नेश ${planetInWords(a.lord)} भाव ${numberInWords(a.house)} मध्ये आणि सप्तमेश ${planetInWords(a.lordOfSeventh)} भाव ${numberInWords(a.houseOfSeventh)} मध्ये आहे. पहिला ७ मध्ये किंवा दुसरा १ मध्ये हवा.`,
  horaAndDay: (a: { readonly hora: PlanetName; readonly byDay: boolean }) => `लग्न ${planetInWords(a.hora)} ग्रहाच्या होरेत आणि जन्म ${a.byDay ? `दिवसा` : `रात्री`} आहे. दिवसा सूर्याची किंवा रात्री चंद्राची होरा हवी.`,
  sunInLagna: (a: { readonly house: number }) => `सूर्य भाव ${numberInWords(a.house)} मध्ये आहे, तो लग्नराशीत हवा.`,
};
