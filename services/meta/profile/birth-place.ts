import { parseCivil } from '@cuspal/engine/time/civil';
import { greatCircleKm } from '@cuspal/engine/time/place';
import type { BirthParameters } from '@cuspal/engine/time/moment';
import { printOffset } from '@cuspal/engine/time/print';
import { zoneReading } from '@cuspal/engine/time/zone';
import { ToolError } from '@cuspal/tool-kit';
import { findPlaces, type PlaceAnswer } from '../places/find-places.ts';
import { ATTRIBUTION, gazetteer, type Gazetteer, type Place, placeInWords, placeToSend } from '../places/gazetteer.ts';
import { echo } from '../text/lines.ts';
import { say as fault } from '../text/faults.messages.ts';
import { say } from './profile.messages.ts';

/** Birth parameters in which a place may stand in for the coordinates. */
export interface SentBirth extends Omit<BirthParameters, 'latitude' | 'longitude'> {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly birth_place?: string | undefined;
}

/** A birth with its coordinates, and what has to be said of them. */
export interface PlacedBirth {
  readonly birth: BirthParameters;
  readonly label?: string;
  readonly notes: readonly string[];
  /** The place that the coordinates and the zone were taken from; absent where they were sent. */
  readonly place?: Place & {
    readonly finding: string;
    readonly othersOfThatName: number;
    readonly attribution: string;
  };
}

/** Coordinates that are so far from every place of the name were mistyped, or the name was. */
const FAR_KM = 200;

/**
 * Coordinates count where they are sent, and the place is then a label. Else the place is looked up, and its zone is the
 * clock of the birth. Throws validation_failed with candidates where it is not clear which one is meant.
 */
export async function placedBirth({
  birth_place: sentPlace = '',
  latitude,
  longitude,
  ...rest
}: SentBirth): Promise<PlacedBirth> {
  const label = echo(sentPlace);
  if (latitude !== undefined && longitude !== undefined) {
    const birth = { ...rest, latitude, longitude };
    return label === ''
      ? { birth, notes: [] }
      : { birth, label, notes: labelNotes(await gazetteer(), sentPlace, birth) };
  }
  if (latitude !== undefined || longitude !== undefined) throw halfCoordinates(latitude === undefined);
  const answer = findPlaces(await gazetteer(), sentPlace);
  const place = answer.taken;
  if (place === null) throw askBack(sentPlace, answer);
  checkClock(rest, place);
  const others = answer.total - 1;
  return {
    birth: {
      ...rest,
      latitude: place.latitude,
      longitude: place.longitude,
      time_zone: rest.time_zone ?? place.timeZone,
    },
    label: placeInWords(place),
    notes: [
      say.readAs({ sent: label, place: placeInWords(place) }),
      ...(others > 0 ? [say.passedOver({ others })] : []),
      say.sendCoordinates(),
      ATTRIBUTION,
    ],
    place: { ...place, finding: answer.finding, othersOfThatName: others, attribution: ATTRIBUTION },
  };
}

/** What is odd about a label beside coordinates. */
function labelNotes(world: Gazetteer, sentPlace: string, spot: BirthParameters): readonly string[] {
  const { places, total, finding } = findPlaces(world, sentPlace);
  const known = finding === 'ONLY_ONE' || finding === 'FAR_LARGER' || finding === 'SAME_NAME';
  const nearest = Math.min(...places.map((place) => greatCircleKm(place, spot)));
  return [
    say.coordinatesCount(),
    ...(known && total <= places.length && nearest > FAR_KM ? [say.farFromName({ km: Math.round(nearest) })] : []),
  ];
}

function checkClock(
  { birth_datetime, time_zone, utc_offset_minutes }: Omit<SentBirth, 'latitude'>,
  place: Place,
): void {
  if (time_zone === undefined && utc_offset_minutes === undefined) return;
  const civil = parseCivil(birth_datetime, 'birth_datetime');
  const wall = civil.dateOnly ? { ...civil, hour: 12 } : civil;
  const kept = zoneReading(wall, place.timeZone).offsetMinutes;
  const sent = time_zone === undefined ? utc_offset_minutes : zoneReading(wall, time_zone).offsetMinutes;
  // The engine itself says whether a zone and an offset agree when both are sent.
  if (sent === undefined || Math.abs(sent - kept) * 60 < 1) return;
  const [field, value] =
    time_zone === undefined ? ['utc_offset_minutes', `${sent} (${printOffset(sent)})`] : ['time_zone', time_zone];
  throw new ToolError(
    'validation_failed',
    fault.clockOfPlace({ field, sent: value, place: place.name, kept: printOffset(kept), zone: place.timeZone }),
    { field },
  );
}

const halfCoordinates = (noLatitude: boolean): ToolError => {
  const [missing, sent] = noLatitude ? ['latitude', 'longitude'] : ['longitude', 'latitude'];
  return new ToolError('birth_data_missing', fault.halfCoordinates({ sent, missing }), { field: missing });
};

/** The fault that asks for a choice, with what to choose from, or for another way to say the place. */
function askBack(birthPlace: string, answer: PlaceAnswer): ToolError {
  const { finding, places, total } = answer;
  const place = echo(birthPlace);
  if (places.length === 0)
    return new ToolError('validation_failed', fault.placeUnknown({ place }), { field: 'birth_place' });
  const more = total - places.length;
  const text = [
    fault.placeToChoose({ place, finding: WHY[finding] }),
    ...places.map((each, at) => `${at + 1}. ${placeToSend(each)}`),
    ...(more > 0 ? [fault.smallerPlaces({ more })] : []),
    ATTRIBUTION,
  ].join('\n');
  const structured = { finding, candidates: places, total, attribution: ATTRIBUTION };
  return new ToolError('validation_failed', text, { field: 'birth_place', structured });
}

const WHY: Readonly<Record<PlaceAnswer['finding'], Parameters<typeof fault.placeToChoose>[0]['finding']>> = {
  ONLY_ONE: 'SEVERAL',
  FAR_LARGER: 'SEVERAL',
  SAME_NAME: 'SEVERAL',
  NAME_OF_AREA: 'NAME_OF_AREA',
  UNKNOWN_AREA: 'UNKNOWN_AREA',
  OTHER_AREA: 'OTHER_AREA',
  SPELLING: 'SPELLING',
  NOTHING: 'SEVERAL',
};
