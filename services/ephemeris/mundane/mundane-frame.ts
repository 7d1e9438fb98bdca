/** What every result of the family says of itself. */
export const MUNDANE_NOTE =
  "Houses of nations are mundane tradition. The groups of houses and every limit here are this service's own.";

export const MUNDANE_DISCLAIMER =
  'This is a symbolic reading of a tradition, not a forecast. Let no decision on public safety, health, markets or votes rest on it.';
