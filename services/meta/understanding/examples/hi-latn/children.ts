import type { Examples } from '../form.ts';

export const HINDI_IN_LATIN_CHILDREN: Examples = {
  child_when: [
    'santan kab hogi',
    'mujhe bachcha kab hoga',
    'maa kab banungi, 4 saal ho gaye shadi ko',
    'aulad ka sukh hai kya kundli me',
    'baap banne ka yog kab',
    'beti ko bacha kab hoga',
    'godh kab bharegi',
    'putra prapti ka yog',
  ],
  second_child: [
    'doosra bachcha kab hoga',
    'dusri santan ka yog hai kya',
    'ek beta hai, second baby kab plan kare',
    'pehle beti hai ab dusra bacha hoga kya',
    'chhota bhai behan kab aayega bachche ka',
  ],
  fertility_treatment: [
    'ivf safal hoga kya',
    'iui karwaya hai result kya aayega',
    'test tube baby ka ilaj karaye kya',
    'bachcha nahi theher raha, infertility treatment kab kaam karega',
    'ivf 3 baar fail hua ab hoga kya',
  ],
  adoption: [
    'bachcha god lena chahte hain kab milega',
    'adoption ka yog hai kya',
    'anath bachche ko god le kya',
    'goad liya bachcha hamare liye sahi rahega',
    'adopt karna safal hoga',
  ],
  pregnancy_worry: [
    'garbh theek rahega kya, dar lag raha hai',
    'pregnancy me koi dikkat to nahi aayegi',
    'delivery normal hogi ya operation',
    'meri biwi pregnant hai, sab theek hoga na',
    'garbhavastha me khatra to nahi',
    'prasav surakshit hoga kya',
  ],
  pregnancy_loss: [
    'mera garbhpat kyu hota hai',
    'do baar miscarriage ho gaya fir hoga kya',
    'bachcha pet me gir gaya, agla tikega kya',
    'abortion ho gaya tha ab dobara garbh theherega',
    'baar baar garbh girna',
  ],
  child_sex: [
    'ladka hoga ya ladki',
    'pet me beta hai ya beti',
    'putra hoga ya putri, 4 mahine ki garbhvati hu',
    'beta kab hoga mujhe ladki nahi chahiye',
  ],
  saptamsa: ['saptamsa kundli dikhao', 'saptamansh d7 chart'],
  child_health_adviser: ['jyotishi hu balarishta dekhna hai', 'shishu ki kundli me balarisht yog'],
};
