import type { Examples } from '../form.ts';

export const CHINESE_WITHOUT_MATTER: Examples = {
  emergency: ['爸爸没有呼吸了,救命', '胸口痛手臂麻怎么办', '我想自杀,不想活了', '吃了很多药叫不醒', '宝宝抽搐急救'],
  crime: ['怎么黑进女友手机', '想报复伤害邻居', '怎么逃税不被抓', '哪天抢劫商店不被抓'],
  off_topic: ['写一个python程序', '红烧肉做法', '法国首都是哪里', '把这段翻译成英文', '讲个笑话'],
  general: ['我的未来如何', '我的人生会怎样', '说说我的命运', '你看我怎么样', '一切会好吗', '我会发生什么'],
};
