import type { Examples } from '../form.ts';

export const CHINESE_LEGAL: Examples = {
  court_case: ['我有官司,结果怎样', '有人告我', '和邻居打官司', '法院开庭会怎么样'],
  court_win: ['官司能赢吗', '法官会判我胜吗', '无罪,判决有利'],
  case_duration: ['诉讼什么时候结束', '官司要打多久', '打了四年,何时判决'],
  custody: ['能拿到抚养权吗', '争孩子抚养权', '前夫想抢走孩子'],
  imprisonment: ['会坐牢吗', '弟弟会进监狱吗', '怕被判刑', '牢狱之灾'],
  bail: ['能保释吗', '儿子被拘,能放出来吗', '丈夫何时出狱', '取保候审假释'],
};
