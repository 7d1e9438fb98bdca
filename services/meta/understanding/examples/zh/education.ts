import type { Examples } from '../form.ts';

export const CHINESE_EDUCATION: Examples = {
  studies: ['能读完大学吗', '学业怎么样', '能上大学吗', '读研究生,儿子深造'],
  school: ['儿子在学校成绩差', '女儿的成绩', '会留级吗', '小学上课不专心'],
  exam: ['考试能过吗', '六月考试', '女儿高考', '两次不及格,这次能过吗', '考驾照'],
  competitive_exam: ['竞争考试能考上吗', '考研上岸', '几千人竞争的选拔考试'],
  scholarship: ['能拿奖学金吗', '助学金', '学费资助'],
  study_abroad: ['出国留学', '美国大学会录取我吗', '儿子想去英国读硕士'],
  doctorate: ['能读完博士吗', '博士论文,科研项目', '做研究员学者'],
  education_break: ['退学了,还能回去读吗', '休学辍学', '儿子不想念书'],
  field_of_study: ['选什么专业', '女儿学文科还是理科', '学医还是学法律'],
};
