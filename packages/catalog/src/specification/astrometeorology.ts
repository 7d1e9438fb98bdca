import { family } from './row.ts';

export const ASTROMETEOROLOGY = family('astrometeorology', 'ephemeris', [
  {
    name: 'get_astro_weather',
    title: 'Weather signature of a place now',
    purpose: 'Weather signature of a place at one moment in three channels',
    phase: 'standalone',
    system: 'extension',
    needs: [],
    birth: 'accepted',
  },
  {
    name: 'get_seasonal_outlook',
    title: 'Four seasons of a year',
    purpose: 'Theme of each season of a year from the cardinal ingress charts',
    phase: 'standalone',
    system: 'extension',
    needs: [],
    birth: 'accepted',
    pageSize: 1,
  },
  {
    name: 'get_weather_windows',
    title: 'One window per lunation',
    purpose: 'Compares the lunar months of a span of dates for weather',
    phase: 'standalone',
    system: 'extension',
    needs: [],
    birth: 'accepted',
    pageSize: 4,
  },
  {
    name: 'get_monsoon_forecast',
    title: 'Ardra Pravesha',
    purpose: "Onset and rain signature of the monsoon from the Sun's entry into Ardra",
    phase: 'standalone',
    system: 'extension',
    needs: [],
    birth: 'accepted',
  },
]);
