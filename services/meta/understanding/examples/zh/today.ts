import type { Examples } from '../form.ts';

export const CHINESE_TODAY: Examples = {
  year_ahead: [
    '我明年运势如何',
    '我的2027年怎么样',
    '明年运势',
    '今年预测',
    '未来十二个月',
    '明年',
    '今年',
    '今年运势',
    '新的一年',
    '2027年',
    '流年运势',
    '全年运势',
  ],
  varshaphala: ['今年太阳返照', '年度盘varshaphala', '太阳回归盘'],
  year_of_life: ['我四十岁那年怎样', '35岁流年sudarshana'],
  today: ['我今天运气怎么样', '今天运势如何', '今日运势', '今天会怎样', '今天有好运吗', '今天', '今天运气'],
  tomorrow: ['明天运势', '明天会怎么样', '明日如何', '明天', '明天运气'],
  panchang: ['今日黄历', '今天是什么月宿tithi', '农历月相今日'],
  rahu_kaal: ['今天罗睺时rahu kaal几点', '今天凶时'],
  hora_now: ['现在是什么行星时', '今天金星时,行星时辰'],
  choghadiya: ['今日choghadiya', '现在吉时choghadiya'],
  tara_bala: ['今日tara bala', '今天的星宿对我有利吗'],
  ruling_planets_now: ['此刻主宰行星', '现在的ruling planets'],
};
