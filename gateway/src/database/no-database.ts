/** There is no database of Cuspal where one was expected. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
  constructor(place: string, variable: 'DATA_DIR' | 'DATABASE_URL') {
    super(
      `There is no database of Cuspal ${place}. Give the ${variable} with which the server runs, or start the server once, which makes the database.`,
    );
  }
}
