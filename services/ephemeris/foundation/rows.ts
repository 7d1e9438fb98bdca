import { MOTION_KINDS } from '@cuspal/engine/chart/motion';
import { CHART_WARNING_CODES } from '@cuspal/engine/chart/warnings';
import { DIGNITIES } from '@cuspal/engine/parashari/base/dignity';
import { COMBUSTION_GRADES } from '@cuspal/engine/parashari/states/combustion';
import {
  grahaName,
  houseNumber,
  listOf,
  longitudeDegrees,
  planetList,
  planetName,
  pointShape,
  severityShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';

export const dignityName = z.enum(DIGNITIES);

/** A planet as get_planets and get_full_chart print it. */
export const planetRow = pointShape.extend({
  latitude: z.number(),
  declination: z.number().min(-90).max(90),
  rightAscension: longitudeDegrees,
  distanceAu: z.number().min(0),
  speed: z.number().meta({ description: 'Degrees a day' }),
  motion: z.enum(MOTION_KINDS),
  retrograde: z.boolean().meta({ description: 'Mars to Saturn only; the nodes never' }),
  house: houseNumber.nullable().meta({ description: 'Placidus; null inside the polar circles' }),
  combustion: z.enum(COMBUSTION_GRADES),
  sunSeparation: z.number().min(0).max(180),
  dignity: dignityName,
  vargottama: z.boolean(),
  starLordRetrograde: z.boolean(),
  subLordRetrograde: z.boolean(),
  ownStar: z.boolean(),
  ownSub: z.boolean(),
});

/** A house as get_house_cusps and get_full_chart print it. */
export const houseRow = pointShape.extend({
  house: houseNumber,
  owner: grahaName,
  span: z.number().gt(0).lt(360).meta({ description: 'Degrees to the next cusp' }),
  occupants: planetList,
  cuspalSubLord: planetName,
  cuspalSubLordStar: planetName.meta({ description: 'Star lord of the cuspal sub lord' }),
  cuspalSubLordRetrograde: z.boolean(),
  boundarySeverity: severityShape,
});

export const warningList = listOf(z.strictObject({ code: z.enum(CHART_WARNING_CODES), message: z.string() }));
