import { say } from '../festival-names.messages.ts';
import type { Lunation } from '../lunations.ts';

type Named = readonly [id: string, title: () => string];

/** Names of Ekadashi by the amanta month from Chaitra, of the bright half and of the dark one after it (R41.6). */
const BY_MONTH: readonly (readonly [Named, Named])[] = [
  [
    ['kamada_ekadashi', say.kamadaEkadashi],
    ['varuthini_ekadashi', say.varuthiniEkadashi],
  ],
  [
    ['mohini_ekadashi', say.mohiniEkadashi],
    ['apara_ekadashi', say.aparaEkadashi],
  ],
  [
    ['nirjala_ekadashi', say.nirjalaEkadashi],
    ['yogini_ekadashi', say.yoginiEkadashi],
  ],
  [
    ['devshayani_ekadashi', say.devshayaniEkadashi],
    ['kamika_ekadashi', say.kamikaEkadashi],
  ],
  [
    ['shravana_putrada_ekadashi', say.shravanaPutradaEkadashi],
    ['aja_ekadashi', say.ajaEkadashi],
  ],
  [
    ['parivartini_ekadashi', say.parivartiniEkadashi],
    ['indira_ekadashi', say.indiraEkadashi],
  ],
  [
    ['papankusha_ekadashi', say.papankushaEkadashi],
    ['rama_ekadashi', say.ramaEkadashi],
  ],
  [
    ['prabodhini_ekadashi', say.prabodhiniEkadashi],
    ['utpanna_ekadashi', say.utpannaEkadashi],
  ],
  [
    ['mokshada_ekadashi', say.mokshadaEkadashi],
    ['saphala_ekadashi', say.saphalaEkadashi],
  ],
  [
    ['pausha_putrada_ekadashi', say.paushaPutradaEkadashi],
    ['shattila_ekadashi', say.shattilaEkadashi],
  ],
  [
    ['jaya_ekadashi', say.jayaEkadashi],
    ['vijaya_ekadashi', say.vijayaEkadashi],
  ],
  [
    ['amalaki_ekadashi', say.amalakiEkadashi],
    ['papamochani_ekadashi', say.papamochaniEkadashi],
  ],
];
const OF_ADDED: readonly [Named, Named] = [
  ['padmini_ekadashi', say.padminiEkadashi],
  ['parama_ekadashi', say.paramaEkadashi],
];

/** The name of an Ekadashi; in a month that swallows another that of the first. */
export function ekadashiName({ adhika, months }: Lunation, number: 11 | 26): Named {
  const [month = 1] = months;
  const names = adhika ? OF_ADDED : BY_MONTH[month - 1];
  const name = names?.[number === 11 ? 0 : 1];
  if (name === undefined) throw new RangeError(`no month ${month}`);
  return name;
}
