/** A place on Earth: degrees, north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}
