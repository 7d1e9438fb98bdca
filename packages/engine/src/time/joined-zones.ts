/**
 * IANA joins zones whose clocks agree since 1970. The one of fewer people is then given the earlier history of the other
 * too, such as Oslo that of Berlin, and its own stands in a file (`backzone`) that runtimes leave out. By the first year
 * from which the clock they are given is their own again: zones of which the two files differ.
 */
const OWN_FROM: Readonly<Record<number, string>> = {
  1970: 'Pacific/Majuro',
  1969: 'Atlantic/Reykjavik',
  1968: 'America/Creston',
  1966: 'Europe/Oslo',
  1965: 'America/Aruba America/Curacao',
  1964: 'Africa/Malabo America/Nassau',
  1961: 'Africa/Bamako Africa/Dar_es_Salaam Africa/Nouakchott',
  1960: 'Africa/Conakry Africa/Niamey Indian/Kerguelen',
  1958: 'Antarctica/Syowa',
  1957: 'Africa/Kampala Africa/Mogadishu Antarctica/DumontDUrville Pacific/Midway',
  1956: 'Africa/Accra Antarctica/McMurdo Asia/Vientiane',
  1955: 'Indian/Antananarivo',
  1951: 'America/Antigua Atlantic/St_Helena',
  1950: 'Asia/Aden Asia/Kuwait Europe/Copenhagen Europe/Stockholm',
  1947: 'Europe/Amsterdam',
  1946: 'America/Anguilla America/Dominica America/Grenada America/Guadeloupe America/Montserrat America/Port_of_Spain America/St_Kitts America/St_Lucia America/St_Thomas America/St_Vincent America/Tortola Asia/Brunei Asia/Phnom_Penh Europe/Ljubljana Europe/Sarajevo Europe/Skopje Europe/Zagreb Indian/Cocos Pacific/Chuuk Pacific/Pohnpei',
  1945: 'Africa/Gaborone Africa/Mbabane Europe/Guernsey Europe/Jersey Pacific/Saipan',
  1944: 'Africa/Maseru Asia/Bahrain',
  1943: 'Africa/Addis_Ababa Africa/Asmara Africa/Banjul Africa/Djibouti America/Blanc-Sablon Europe/Monaco Indian/Comoro Indian/Mayotte',
  1942: 'Africa/Dakar Africa/Freetown',
  1941: 'America/Atikokan Europe/Luxembourg',
  1936: 'Africa/Kigali',
  1935: 'Africa/Porto-Novo',
  1926: 'Africa/Blantyre',
  1921: 'Africa/Lubumbashi Indian/Christmas',
  1920: 'Africa/Bangui Africa/Brazzaville Africa/Douala Africa/Kinshasa Africa/Libreville Africa/Luanda Asia/Muscat Indian/Mahe Indian/Reunion',
  1913: 'America/Cayman',
  1912: 'Africa/Lome Africa/Ouagadougou',
  1909: 'Africa/Bujumbura Africa/Harare Africa/Lusaka',
  1901: 'Asia/Kuala_Lumpur Pacific/Funafuti Pacific/Wake Pacific/Wallis',
  1895: 'Europe/Vaduz',
  1884: 'Europe/Isle_of_Man',
};

const YEARS: ReadonlyMap<string, number> = new Map(
  Object.entries(OWN_FROM).flatMap(([year, zones]) =>
    zones.split(' ').map((zone) => [zone.toLowerCase(), Number(year)] as const),
  ),
);

/** The first year from which a zone shows the clock of its own place, where it was joined with another. */
export const ownClockFrom = (zone: string): number | undefined => YEARS.get(zone.toLowerCase());
