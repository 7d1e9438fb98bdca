import type { Examples } from '../form.ts';

export const CHINESE_SPIRITUAL: Examples = {
  spiritual_path: ['我的灵性道路是什么', '喜欢冥想,能进步吗', '开悟觉醒', '会遇到上师吗,修行', '灵性', '修行'],
  ishta_devata: ['我的本尊神是谁', '该拜哪位神', '我的守护神'],
  past_life: ['我前世是谁', '前生因果业力', '轮回转世', '前世'],
  ancestral_karma: ['祖先业力', '家族诅咒祖辈', '母系血脉'],
  life_purpose: ['我人生的意义是什么', '为何而生,使命', '活着没有目标', '灵魂的使命天命', '人生意义', '使命'],
};
