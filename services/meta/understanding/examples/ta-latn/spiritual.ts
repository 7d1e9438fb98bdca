import type { Examples } from '../form.ts';

export const TAMIL_IN_LATIN_SPIRITUAL: Examples = {
  spiritual_path: ['aanmeega munnetram unda', 'sanyasam yogam', 'dhyanam motcham guru'],
  ishta_devata: ['en ishta deivam yaar', 'entha saami kumbidanum', 'kuladeivam edhu'],
  past_life: ['mun piravi la naan yaar', 'pona jenmam karma poorva jenma paavam'],
  ancestral_karma: ['munnor karma saabam iruka', 'pithru saabam'],
  life_purpose: ['en vazhkai nokkam enna', 'naan yen pirandhen'],
  gemstone: ['entha kal podalam', 'raasi kal edhu', 'neelam aniyalama', 'pushparagam pavalam muthu mothiram'],
  mantra: ['entha mandhiram sollanum', 'sani mandhiram', 'slogam jabam'],
  remedies: [
    'parigaram enna',
    'kashtam theera enna pariharam seiyanum',
    'entha kovil poganum dosham poga',
    'homam dhanam',
  ],
  manglik: ['enaku sevvai dosham iruka', 'sevvai dosha jathagama', 'chevvai dosham'],
  kalsarpa: ['kaala sarpa dosham iruka', 'naga dosham sarpa dosham'],
  doshas: ['en jathagathula enna dosham iruku', 'pithru dosham iruka', 'rahu kethu dosham'],
  mother: ['amma kuda uravu epdi', 'thaai aadharavu'],
  father: ['appa kuda sandai yen', 'thandhai aadharavu'],
  siblings: ['annan thambi uravu epdi', 'akka thangachi sandai', 'sagodharan udhavuvana'],
  relatives: ['sonthakaranga udhavuvangala', 'maamiyar maamanar uravu', 'uravinar pagai'],
  birth_time_unsure: ['pirandha neram sariya theriyala', 'pirantha neram 10 nimisham vithyasam'],
  rectify: ['pirandha neram thiruthanum', 'birth time sari pannunga'],
  birth_time_unknown: ['pirandha nerame theriyathu', 'pirantha thethi mattum theriyum neram theriyala'],
  twins: ['rettai kuzhandhaigal jathagam', 'irattaiyar vidhi vera vera'],
};
