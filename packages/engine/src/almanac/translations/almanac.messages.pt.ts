// Written by npm run generate from almanac.messages.pt.json: change that file.

export const messages = {
  standIn: (a: { readonly sunrise: 'BEFORE_EPHEMERIS' | 'NONE'; readonly taken: 'BHAVA_BALA' | 'DAY' | 'DAY_AND_NIGHT' | 'HOURS' }) => `${a.sunrise === 'BEFORE_EPHEMERIS' ? `O último nascer do sol cai antes das efemérides, que começam em 1800` : `O Sol não nasce e se põe ali`}, por isso ${a.taken === 'DAY_AND_NIGHT' ? `06:00 e 18:00 da hora média local fazem as vezes do nascer e do pôr do sol` : a.taken === 'DAY' ? `o dia é contado a partir das 06:00 da hora média local` : a.taken === 'HOURS' ? `estas horas seguem 06:00 e 18:00 da hora média local` : `o bhava bala toma 06:00 e 18:00 da hora média local`}.`,
  limbPastSky: (a: { readonly limb: 'karana' | 'nakshatra' | 'tithi' | 'yoga' }) => `${a.limb === 'tithi' ? `A tithi` : a.limb === 'nakshatra' ? `A nakshatra` : a.limb === 'yoga' ? `O yoga` : `O karana`} desse dia passa o limite das efemérides, que cobrem os anos 1800 a 2399. Peça um dia a alguns dias de seus extremos.`,
  monthPastSky: () => `O mês lunar desse dia passa o limite das efemérides, que cobrem os anos 1800 a 2399. Peça um dia a um mês de seus extremos.`,
  moonPastSky: () => `A Lua entra nessa parte do céu ou sai dela fora das efemérides, que cobrem os anos 1800 a 2399. Peça um dia a alguns dias de seus extremos.`,
};
