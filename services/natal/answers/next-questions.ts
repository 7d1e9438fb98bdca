import type { Topic } from '@cuspal/catalog/reading';

/** What a person can ask after an answer on a topic, in words that are understood. */
export const NEXT_QUESTIONS: Readonly<Record<Topic, readonly string[]>> = {
  marriage: ['What kind of partner does the chart describe?', 'What can delay marriage?'],
  career: ['Which kind of work suits me?', 'Is a job or a business better for me?'],
  health: ['How is my health at present?', 'How strong is my vitality?'],
  money: ['When does my income grow?', 'Where does my money drain away?'],
  children: ['When are the best times to have a child?', 'How are things between me and my children?'],
  property: ['When is a good time to buy property?', 'Which date is good for a house warming?'],
  foreign_settlement: ['Will I settle abroad?', 'When is a good time for a visa?'],
  legal: ['When does the court case end?', 'Is a settlement likely?'],
  education: ['Which subject suits me?', 'When is a good time for the exam?'],
  muhurta: ['Which of my dates is the best?', 'Does my chart promise what the date is for?'],
  horary: ['When will it happen, by the same number?', 'What does my birth chart say of the same matter?'],
  annual: ['Which months of the year are good?', 'How is my work this year?'],
  spiritual: ['Which deity does my chart point to?', 'What did I bring from past lives?'],
  remedial: ['Which mantra suits me?', 'Which planet needs support?'],
  compatibility: ['When are good times for both of us to marry?', 'Am I manglik?'],
  doshas: ['When does Sade Sati end?', 'What do the yogas of my chart say?'],
  transit: ['What does the running period bring?', 'How will the coming year be?'],
  today: ['Which hours of today are good?', 'How is tomorrow?'],
  family: ['How is my relationship with my father?', 'How are things with my brothers and sisters?'],
  rectification: ['Which answers depend on my birth time?', 'How exact must my birth time be?'],
  twins: ['In which matters do the two differ?', 'How exact must both birth times be?'],
  sport: ['When does the match begin, and where?', 'What does a number from 1 to 249 say of it?'],
  world: ['What does the coming season bring?', 'How is the weather on a day?'],
};

/** The same where no topic is known. */
export const OPEN_QUESTIONS: readonly string[] = [
  'What does the running period bring?',
  'How will the coming year be?',
];
