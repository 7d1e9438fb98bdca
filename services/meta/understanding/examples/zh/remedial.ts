import type { Examples } from '../form.ts';

export const CHINESE_REMEDIAL: Examples = {
  manglik: ['我是火星煞吗manglik', '我有火星杜沙吗', '火星煞影响婚姻吗'],
  kalsarpa: ['有没有蛇煞kala sarpa', '卡拉萨帕', '儿子盘中蛇形'],
  doshas: ['我命盘有什么煞dosha', '命盘有诅咒缺陷吗', '不好的煞'],
  gemstone: ['戴什么宝石', '蓝宝石适合我吗', '红宝石祖母绿珍珠戒指', '能戴钻石吗', '宝石', '幸运石', '水晶'],
  mantra: ['念什么咒语', '我的星球的真言', '每天念什么经'],
  remedies: [
    '如何化解厄运',
    '怎样安抚土星,仪式',
    '怎么改运,斋戒布施',
    '破解小人邪气,开运',
    '化解',
    '转运',
    '倒霉怎么办',
    '破解',
    '事事不顺怎么办',
    '运气差怎么改',
  ],
};
