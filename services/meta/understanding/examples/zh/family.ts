import type { Examples } from '../form.ts';

export const CHINESE_FAMILY: Examples = {
  mother: ['命盘怎么说我母亲', '和妈妈的关系', '母亲缘', '母亲', '妈妈'],
  father: ['我盘里的父亲', '和爸爸关系不好', '父亲的运', '父亲', '爸爸'],
  siblings: ['和兄弟姐妹关系', '姐姐不跟我说话', '我会有弟妹吗', '兄弟', '姐妹'],
  relatives: ['叔伯舅舅表亲亲戚', '公婆岳父岳母', '祖父母家人'],
  twins: ['我是双胞胎,为什么妹妹这么不同', '双胞胎差五分钟', '孪生兄弟命运一样吗'],
  twin_score: ['双胞胎星盘差多少分'],
};
