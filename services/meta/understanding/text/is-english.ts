/** Whether folded words are English: some of its small words, and none of another language that is written in its letters. */
export const isEnglish = (words: string): boolean => ENGLISH.test(words) && !OF_NO_ENGLISH.test(words);

const ENGLISH = /\b(?:the|my|is|will|does|do|his|her|with|of|and|for|who|which|what)\b/u;

/** Small words of other languages in Latin letters, in which "is", "do", "has" and "the" are no English. */
const OF_NO_ENGLISH =
  /\b(?:ki|ka|ke|ko|hai|hain|hoga|hogi|kab|kya|kyu|kyun|kaise|kaisa|kaisi|nahi|mera|meri|mere|eppo|eppadi|epdi|enna|iruka|aaguma|kidaikuma|meu|minha|meus|minhas|mi|mis|naa|naku|maa|eppudu|ela|avutunda|vastunda)\b/u;
