import { buildChart } from '../../src/chart/build.ts';
import type { Chart } from '../../src/chart/chart.ts';
import { jdFromUtcMs } from '../../src/time/julian.ts';
import { ephemeris } from '../random-charts.ts';

interface YogaBirth {
  /** Universal time. */
  readonly utc: string;
  /** Degrees east; all births are at 20 degrees north, ayanamsa lahiri. */
  readonly longitude: number;
  /** Yogas that the birth stands for: `id`, `id.form`, or `id!n` where its n-th rule that cancels or weakens holds. */
  readonly meets: string;
}

/** Births found by search, so that each yoga, each of its forms and each of its rules is met by one of them. */
export const YOGA_BIRTHS: readonly YogaBirth[] = [
  {
    utc: '1991-06-30T22:01',
    longitude: 14,
    meets:
      'adhi!0 adhi.a adhi.b akhanda-samrajya bandhana bandhana!0 brahma chandra-mangala.b daridra-11 daridra-11!0 dhana-pairs dhana-pairs!0 dharma-karmadhipati dharma-karmadhipati!0 duryoga gajakesari!0 gajakesari.a gajakesari.c grahana-sun guru-mangala hamsa.b harsha!0 harsha.b kahala.a kemadruma kemadruma!0 kemadruma!1 kemadruma!4 marana-karaka neecha-bhanga pravrajya.a pravrajya.b raja-kendra-trikona raja-kendra-trikona!0 rina rina!0 sarala!0 sarala.b shankha.a shasha!0 shasha.b shula vasumati.a vasumati.c vesi vidyut vimala.a viparita-raja.a visha!0 visha!1 visha.a yama yama!0',
  },
  {
    utc: '1910-11-01T00:00',
    longitude: -111,
    meets:
      'angaraka.b bhava-nasha bhava-nasha!0 budha-aditya chamara.b chandra-mangala.a gandanta-lagna gandanta-lagna!0 grahana-moon grahana-moon!0 grahana-sun!0 guru-chandala!1 guru-chandala.b kemadruma!2 kemadruma!3 maha-bhagya.a malavya!0 malavya.a malavya.b mrityu-bhaga mrityu-bhaga!0 parijata pushkala rajju rajju!0 shakata-nabhasa shrapit shrapit!0 sun-jupiter sun-saturn visha.b yuga yuga!0',
  },
  {
    utc: '2037-10-04T19:10',
    longitude: -90,
    meets:
      'bhadra!0 bhadra.a budha-aditya!0 dainya daridra-l1-mal guru-chandala!0 guru-chandala.a hamsa!0 kendra-malefic kendra-malefic!0 kendradhipati kendradhipati!0 marana-karaka!0 marana-karaka!1 pasha sarala.a srinatha.a srinatha.b sunapha sunapha!0 vimala.b viparita-raja.b vosi vosi!0',
  },
  {
    utc: '2013-04-26T22:26',
    longitude: 104,
    meets:
      'angaraka!0 combust-lord combust-lord!0 daridra-mal-1 daridra-mal-1!0 dhana-lagna.b jaya kedara l5-raja ruchaka!0 ruchaka.a ruchaka.b shakata shakata!0 shasha.a shrapit!1 ubhayachari uchcha-pair',
  },
  {
    utc: '1920-04-20T15:29',
    longitude: 64,
    meets:
      'amala.a angaraka.a damini duryoga!0 four-dignity hamsa.a kemadruma!5 moksha-ketu.b moon-dusthana moon-dusthana!1 mridanga parvata.c raja-single vasumati.b vimala!0',
  },
  {
    utc: '2038-05-15T05:09',
    longitude: 85,
    meets:
      'anapha anapha!0 ardha-chandra graha-malika papa-kartari-lagna papa-kartari-lagna!0 parvata.a parvata.b saraswati vina vina!0',
  },
  {
    utc: '1860-07-01T15:13',
    longitude: 129,
    meets:
      'angaraka!1 bheri.b brahma-jnana gandanta-moon kahala.b kalanidhi.a lakshmi-narayana neecha-uncancelled sharada.b',
  },
  {
    utc: '1969-10-27T09:40',
    longitude: 116,
    meets: 'bharati chamara.a exalted-in-2 harsha.a l1-l10-exchange lagna-adhi.b pasha!0 sarpa',
  },
  { utc: '2026-01-10T12:08', longitude: 28, meets: 'amala.b indra kalanidhi.b kedara!0 nala nala!0 vapi' },
  { utc: '2038-08-31T14:17', longitude: 4, meets: 'daridra-ketu durudhara garuda kahala.c lakshmi.b shankha.b' },
  {
    utc: '2006-10-07T20:01',
    longitude: -176,
    meets: 'daridra-1-12 daridra-1-12!0 daridra-l1-mal!0 gandanta-moon!0 moksha-ketu.a moon-vargottama',
  },
  { utc: '1888-06-25T05:53', longitude: -122, meets: 'daridra-1-6 daridra-1-6!0 sanyasa-moon-saturn vesi!0 visha.c' },
  { utc: '1837-02-10T00:00', longitude: 147, meets: 'amsavatara chatussagara gajakesari.b kamala' },
  { utc: '2002-07-17T03:46', longitude: -98, meets: 'bhadra.b lagna-adhi!0 lagna-adhi.a shubhamala' },
  { utc: '1935-02-14T09:09', longitude: 51, meets: 'hala mukuta shula!0 trilochana' },
  { utc: '1954-12-25T23:36', longitude: 71, meets: 'khadga shakata!1 sun-2-saturn vishnu' },
  { utc: '1915-06-11T14:46', longitude: 157, meets: 'durudhara!0 maha-bhagya.b ubhayachari!0 yupa' },
  { utc: '1942-12-08T12:26', longitude: 84, meets: 'daridra-5-9 daridra-5-9!0 maruta moon-dusthana!0' },
  { utc: '1905-04-27T18:37', longitude: -70, meets: 'chandika chapa-raja l4-l10-trine' },
  { utc: '1854-06-23T07:01', longitude: -152, meets: 'bhaskara damini!0 mala' },
  { utc: '1808-01-20T00:00', longitude: 96, meets: 'budha danda' },
  { utc: '1821-04-01T08:00', longitude: -21, meets: 'gola gola!0' },
  { utc: '2042-12-24T12:17', longitude: -126, meets: 'bheri.a kusuma.b' },
  { utc: '1946-01-24T11:46', longitude: 28, meets: 'mars-saturn-2 mars-saturn-2!0' },
  { utc: '1950-10-01T18:32', longitude: -134, meets: 'brahma-trimurti lakshmi.a' },
  { utc: '1943-06-28T13:30', longitude: 0, meets: 'gauri shakti' },
  { utc: '1896-05-30T10:29', longitude: 28, meets: 'hara hari' },
  { utc: '1885-02-28T17:38', longitude: 6, meets: 'kusuma.a musala' },
  { utc: '1800-03-29T08:00', longitude: -18, meets: 'chapa' },
  { utc: '1800-03-29T08:00', longitude: 69, meets: 'chhatra' },
  { utc: '1800-03-29T08:00', longitude: -180, meets: 'kuta' },
  { utc: '1800-03-29T08:00', longitude: -93, meets: 'nauka' },
  { utc: '1800-09-14T08:00', longitude: 153, meets: 'kurma.a' },
  { utc: '1801-02-20T08:00', longitude: 45, meets: 'kurma.b' },
  { utc: '1802-01-11T08:00', longitude: 57, meets: 'shringataka' },
  { utc: '1802-03-12T16:00', longitude: -66, meets: 'ravi' },
  { utc: '1806-01-01T16:00', longitude: 36, meets: 'go' },
  { utc: '1816-10-20T16:00', longitude: 18, meets: 'gada' },
  { utc: '1892-06-08T08:00', longitude: -87, meets: 'samudra' },
  { utc: '1892-06-08T08:00', longitude: -63, meets: 'chakra' },
  { utc: '1910-11-01T00:00', longitude: -21, meets: 'vihaga' },
  { utc: '1860-11-20T04:51', longitude: -84, meets: 'daridra-ketu!0' },
  { utc: '1923-02-08T09:50', longitude: 57, meets: 'devendra' },
  { utc: '2034-05-17T03:48', longitude: -106, meets: 'shara' },
  { utc: '1860-03-02T20:20', longitude: 3, meets: 'ben-kendra-mal-upachaya' },
  { utc: '1963-09-20T03:03', longitude: 109, meets: 'dhana-lagna.a' },
  { utc: '2002-08-23T02:27', longitude: -85, meets: 'sharada.a' },
  { utc: '1928-05-11T09:39', longitude: -56, meets: 'gandharva' },
  { utc: '2033-08-11T08:18', longitude: 58, meets: 'shiva' },
  { utc: '1924-02-18T04:19', longitude: -164, meets: 'matsya' },
  { utc: '1936-05-27T20:41', longitude: -94, meets: 'musala!0' },
  // Met without the rule that cancels.
  { utc: '1988-03-13T18:09', longitude: 110, meets: 'daridra-1-12' },
  { utc: '1949-03-09T11:49', longitude: 68, meets: 'daridra-1-6' },
  { utc: '2025-12-23T23:47', longitude: -50, meets: 'daridra-5-9' },
  { utc: '1945-11-10T10:17', longitude: 168, meets: 'mars-saturn-2' },
];

export function birthChart({ utc, longitude }: YogaBirth): Chart {
  const utcMs = Date.parse(`${utc}:00Z`);
  const jdUt = jdFromUtcMs(utcMs);
  return buildChart(ephemeris, { utcMs, jdUt, latitude: 20, longitude, offsetMinutes: 0, ayanamsa: 'lahiri' });
}
