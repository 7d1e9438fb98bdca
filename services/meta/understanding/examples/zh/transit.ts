import type { Examples } from '../form.ts';

export const CHINESE_TRANSIT: Examples = {
  sade_sati: ['我在土星七年半吗sade sati', '七年半何时结束', '土星过月亮'],
  sade_sati_hard: ['我的七年半有多难', '土星七年半很苦,严重吗'],
  dhaiya: ['土星两年半dhaiya', '土星在月亮第八'],
  saturn_return: ['土星回归', '29岁土星回归意味什么'],
  jupiter_return: ['木星回归', '木星回到本命位置,运气'],
  eclipse: ['日食对我有什么影响', '八月日蚀', '月食月蚀要小心吗'],
  transits_now: ['我现在的行运', '现在影响我的行星', '流年行运', '木星现在在我盘里做什么'],
  moon_transit: ['月亮今天在哪里', '月亮现在哪个星座', '月亮行运'],
  retrograde: ['我盘里哪些行星逆行', '本命金星逆行', '出生时逆行星'],
  mercury_retrograde: ['水逆对我的影响', '水星逆行何时结束', '水逆能签约吗'],
};
