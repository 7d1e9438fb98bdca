/** Names of ayanamsas as people say them. */
export const AYANAMSAS: Readonly<Record<string, string>> = {
  kp: 'KP',
  kp_new: 'KP New',
  lahiri: 'Lahiri',
  raman: 'Raman',
  true_chitra: 'True Chitra',
  khullar: 'Khullar',
};
