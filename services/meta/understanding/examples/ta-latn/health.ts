import type { Examples } from '../form.ts';

export const TAMIL_IN_LATIN_HEALTH: Examples = {
  illness: ['enaku enna noi', 'udambu yen sari illa', 'adikadi kaichal varuthu', 'vayiru vali thalai vali'],
  health_now: ['ippo en udal nilai eppadi', 'ippa udambu sorva iruku'],
  health_reading: ['en aarogyam eppadi irukum', 'udal nalam pathi sollunga health epdi'],
  health_alerts: ['varum maasathula udambu prachanai varuma', 'eppo health la kavanam'],
  recovery: ['amma eppo gunamavanga', 'noi eppo sariyagum', 'appa udambu theruma', 'naan nalla aayiduvena'],
  treatment: ['entha sikichai nalladhu', 'siddha maruthuvama english marunthaa', 'marundhu velai seiyala'],
  wrong_diagnosis: ['doctor thappa sollitara', 'noi ennanu kandupidika mudiyala'],
  chronic_illness: ['sarkarai noi varuma', 'bp sugar kattupaduma', 'thyroid asthma mootu vali'],
  cancer: ['putru noi iruka', 'ammavuku cancer pizhaipangala'],
  hospital: ['aaspathirila sera vendi varuma', 'hospital la irundhu eppo discharge', 'appa icu la irukar'],
  surgery_result: ['operation success aaguma', 'aruvai sikichai nallabadi mudiyuma', 'heart operation pannalama'],
  transplant: ['kidney maatru aruvai', 'kidney transplant donor eppo'],
  mental_health: ['mana azhutham eppo theerum', 'thookam varala manasu sari illa', 'depression tension bayam'],
  addiction: ['kudi pazhakkam eppo nikkum', 'kanavar kudikirar eppo niruthuvar', 'cigarette bodhai'],
  accident: ['vibathu nadakuma', 'vandi otta bayama iruku accident'],
  weak_organ: ['udambula entha uruppu balaveenam'],
  constitution: ['en udal vaadhama pithama kabama'],
  vitality: ['udal valimai eppadi ethirpu sakthi'],
  longevity: ['en aayul evlo', 'ethanai vayasu varai vaazhven', 'dheergayul'],
};
