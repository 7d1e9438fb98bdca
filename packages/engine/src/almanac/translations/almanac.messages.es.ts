// Written by npm run generate from almanac.messages.es.json: change that file.

export const messages = {
  standIn: (a: { readonly sunrise: 'BEFORE_EPHEMERIS' | 'NONE'; readonly taken: 'BHAVA_BALA' | 'DAY' | 'DAY_AND_NIGHT' | 'HOURS' }) => `${a.sunrise === 'BEFORE_EPHEMERIS' ? `La última salida del sol cae antes de las efemérides, que empiezan en 1800` : `El Sol no sale y se pone allí`}, así que ${a.taken === 'DAY_AND_NIGHT' ? `las 06:00 y las 18:00 de hora media local hacen de salida y puesta del sol` : a.taken === 'DAY' ? `el día se toma desde las 06:00 de hora media local` : a.taken === 'HOURS' ? `estas horas siguen las 06:00 y las 18:00 de hora media local` : `el bhava bala toma las 06:00 y las 18:00 de hora media local`}.`,
  limbPastSky: (a: { readonly limb: 'karana' | 'nakshatra' | 'tithi' | 'yoga' }) => `${a.limb === 'tithi' ? `La tithi` : a.limb === 'nakshatra' ? `La nakshatra` : a.limb === 'yoga' ? `El yoga` : `El karana`} de ese día pasa el límite de las efemérides, que cubren los años 1800 a 2399. Pida un día a algunos días de sus extremos.`,
  monthPastSky: () => `El mes lunar de ese día pasa el límite de las efemérides, que cubren los años 1800 a 2399. Pida un día a un mes de sus extremos.`,
  moonPastSky: () => `La Luna entra o sale de esa parte del cielo fuera de las efemérides, que cubren los años 1800 a 2399. Pida un día a algunos días de sus extremos.`,
};
