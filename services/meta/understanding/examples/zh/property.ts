import type { Examples } from '../form.ts';

export const CHINESE_PROPERTY: Examples = {
  buy_property: ['什么时候能买房', '今年买公寓', '会有自己的房子吗', '买地置业房产好时机'],
  build_house: ['会盖房子吗', '开工建房', '在父亲的地上盖楼', '装修翻建'],
  sell_property: ['房子能卖掉吗', '何时有买家', '房子挂牌一年没卖出去', '卖地好价钱'],
  rent_out: ['能找到租客吗', '把房子出租', '店面出租,租客付租金吗'],
  ancestral_property: ['祖屋会归我吗', '兄弟争老宅', '家族土地我的份'],
  vehicle: ['什么时候买车', '会有新车吗', '今年买摩托', '换车'],
  residence_change: ['会搬家吗', '搬到别的区', '何时换住处', '离开这个房子'],
};
