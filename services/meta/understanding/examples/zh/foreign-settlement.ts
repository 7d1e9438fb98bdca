import type { Examples } from '../form.ts';

export const CHINESE_FOREIGN_SETTLEMENT: Examples = {
  settle_abroad: ['会在国外生活吗', '移民加拿大永居', '定居外国', '海外发展更好吗', '入籍'],
  travel_abroad: ['会出国吗', '夏天去欧洲旅行', '何时出国度假', '命里有远行吗'],
  visa: ['签证会批吗', '被拒签,第二次能过吗', '绿卡何时下来,居留', '护照证件使馆'],
  foreign_job: ['能在德国找到工作吗', '国外就业', '英国护士合同', '去迪拜工作'],
  return_home: ['会回国吗', '在外十年回老家', '回中国还是留在美国'],
  short_journey: ['周末出行顺利吗', '下周短途出差', '自驾短途旅行'],
  pilgrimage: ['去朝圣', '去圣地麦加耶路撒冷', '带母亲去拜佛进香'],
  relocation: ['哪个城市对我最好', '按星盘哪个国家适合', '北京还是上海住,地理占星'],
};
