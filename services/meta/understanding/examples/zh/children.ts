import type { Examples } from '../form.ts';

export const CHINESE_CHILDREN: Examples = {
  child_when: ['什么时候怀孕', '我能当妈妈吗', '会有孩子吗', '备孕两年没怀上', '何时当爸爸', '妹妹能生育吗', '子女运'],
  second_child: ['什么时候要二胎', '已有女儿,还会再生宝宝吗', '给儿子添个弟弟', '第二次怀孕'],
  fertility_treatment: ['试管婴儿能成功吗', '不孕治疗有结果吗', '第三次试管失败,人工授精', '移植胚胎'],
  adoption: ['能领养孩子吗', '收养手续何时办成', '想抱养一个小孩'],
  pregnancy_worry: ['我怀孕了,生产顺利吗', '担心胎儿,高危妊娠', '宝宝会健康出生吗', '女儿怀孕六个月,分娩并发症'],
  pregnancy_loss: ['流产了,会再发生吗', '失去两个胎儿为什么', '胎停,能保住下一胎吗'],
  child_sex: ['是男孩还是女孩', '胎儿性别'],
  child_health_adviser: ['我是占星师,新生儿盘的夭折相balarishta', '客户孩子的balarishta'],
};
