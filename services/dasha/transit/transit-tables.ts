import type { JudgedEvent } from '@cuspal/engine/events/event';
import { housesOfEvent } from '@cuspal/engine/kp/kernel/event-points';
import type { FourRules, MatterHouse, SubDecision } from '@cuspal/engine/kp/transit/four-rules';
import { signName } from '@cuspal/engine/zodiac/lords';
import { houseList, tableShape } from '@cuspal/tool-kit';
import { tableOf } from '@cuspal/tool-kit/views/tables';
import { z } from 'zod';
import { rounded } from '../rows.ts';

const DECIDED = ['favours', 'obstructs', 'silent'] as const;
const PLANET_COLUMNS = [
  'planet',
  'longitude',
  'sign',
  'starLord',
  'subLord',
  'natalHouse',
  'retrograde',
  'stationary',
  ...DECIDED,
] as const;
const LORD_COLUMNS = ['level', 'planet', ...DECIDED] as const;

/** Tables that an event gets in place of the whole snapshot. */
export const transitTablesShape = {
  planetTable: tableShape(PLANET_COLUMNS, z.union([z.string(), z.number(), z.boolean(), houseList]))
    .optional()
    .meta({ description: 'With event, in place of planets. Its houses that the star lord signifies, by decision.' }),
  dashaTable: tableShape(LORD_COLUMNS, z.union([z.string(), houseList]))
    .optional()
    .meta({ description: 'With event, in place of dashaLords. Its houses that the lord signifies, by decision.' }),
};

/** Narrows the reading of the four rules to the houses of an event. */
export function readingOfEvent({ planets, dashaLords }: FourRules, event: JudgedEvent): FourRules {
  const counting = housesOfEvent(event);
  const narrowed = <Row extends { readonly matterHouses: readonly MatterHouse[] }>(row: Row): Row => ({
    ...row,
    matterHouses: row.matterHouses.filter(({ house }) => counting.includes(house)),
  });
  return { planets: planets.map(narrowed), dashaLords: dashaLords.map(narrowed) };
}

export const transitTables = ({ planets, dashaLords }: FourRules) => ({
  planetTable: tableOf(
    PLANET_COLUMNS,
    planets.map(({ position, natalHouse, stationary, matterHouses }) => ({
      planet: position.planet,
      longitude: rounded(position.longitude, 6) % 360,
      sign: signName(position.signIndex),
      starLord: position.starLord,
      subLord: position.subLord,
      natalHouse,
      retrograde: position.retrograde,
      stationary,
      ...decided(matterHouses),
    })),
  ),
  dashaTable: tableOf(
    LORD_COLUMNS,
    dashaLords.map(({ period, planet, matterHouses }) => ({ level: period, planet, ...decided(matterHouses) })),
  ),
});

function decided(rows: readonly MatterHouse[]) {
  const by = (wanted: SubDecision) => rows.filter(({ decision }) => decision === wanted).map(({ house }) => house);
  return { favours: by('FAVOURS'), obstructs: by('OBSTRUCTS'), silent: by('SILENT') };
}
