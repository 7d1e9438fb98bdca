import type { Examples } from '../form.ts';

export const CHINESE_WORLD: Examples = {
  match_winner: ['今晚比赛谁赢', '国足会赢吗', '湖人对勇士比分', '世界杯决赛谁夺冠', '球赛拳击'],
  own_contest: ['我能赢网球比赛吗', '周日赛跑我能赢吗', '儿子能拿冠军吗', '马拉松奖牌'],
  election_result: ['谁会赢得大选', '下任总统是谁', '哪个党选举获胜'],
  nation: ['中国会怎样', '国家前途经济战争', '台湾明年国运'],
  epidemic: ['还会有疫情吗', '新病毒流行病'],
  weather: ['周六下雨吗', '周末天气怎么样', '高温暴雨天气预报'],
  weather_day: ['今天这里下雨吗', '明天天气,晴还是阴'],
  monsoon: ['季风怎么样', '印度季风雨'],
  season: ['这季收成如何', '夏天会干旱吗', '冬天冷吗,庄稼'],
  ingress: ['太阳进入白羊', '年度太阳入宫'],
  ephemeris: ['今日星历', '5月3日行星位置', '1999年火星在哪'],
};
