import type { Examples } from '../form.ts';

export const CHINESE_HORARY: Examples = {
  horary_number: ['数字108,我能得到职位吗', '卜卦数字45', '我报212,他会来吗'],
  horary_and_birth: ['卜卦数字77结合我的本命盘'],
  horary_serial: ['连续卜卦,数字12和57'],
  lost_thing: ['戒指丢了', '钱包找不到,在哪', '护照不见了', '手机丢哪了', '钥匙遗失能找回吗'],
  stolen_thing: ['包被偷了,能找回吗', '谁偷了我的自行车,小偷', '家里被盗首饰'],
  missing_person: ['弟弟失踪了', '儿子不回家在哪里', '失踪的人还活着吗'],
  missing_pet: ['猫走丢了', '狗跑了会回来吗', '宠物不见了'],
  arrival: ['丈夫何时到家', '女儿几点回来', '包裹今天到吗', '朋友旅行何时归来'],
  medical_horary: ['卜卦问病人,数字33,会好吗'],
  career_horary: ['卜卦问工作,数字150,能得职位吗'],
};
