import { parseConfig } from '../config/config.ts';
import { openDatabase } from './database.ts';

// Brings the database up to date and ends, before gateways of a new version start. In the image: cuspal migrate
try {
  const config = parseConfig(process.env);
  if (config.databaseUrl === undefined) {
    throw new Error('DATABASE_URL is not set: the embedded database migrates by itself.');
  }
  const database = await openDatabase(config);
  await database.close();
  process.stdout.write('The database is up to date.\n');
} catch (fault) {
  const { message, cause } = fault instanceof Error ? fault : { message: String(fault), cause: undefined };
  process.stderr.write(`${message}${cause instanceof Error ? `: ${cause.message}` : ''}\n`);
  process.exitCode = 1;
}
