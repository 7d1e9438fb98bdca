import { createServer, type ServerResponse } from 'node:http';
import { Cuspal, CuspalError } from '@cuspal/client';

const cuspal = new Cuspal({
  apiKey: process.env['CUSPAL_KEY'] ?? '',
  baseUrl: process.env['CUSPAL_URL'] ?? 'http://127.0.0.1:3000',
});

/** Whether marriage is promised, for a birth at a place that a visitor names. */
async function marriage(datetime: string, town: string, signal: AbortSignal) {
  const { taken, places } = await cuspal.places(town, { signal });
  if (!taken) return { choose: places.map(({ name, region, country }) => ({ name, region, country })) };
  const { latitude, longitude, timeZone } = taken;
  const birth = { birth_datetime: datetime, latitude, longitude, time_zone: timeZone };
  const { answer, system } = await cuspal.analyzeNatalPromise(
    { ...birth, events: ['Marriage'] },
    { fields: ['answer'], signal },
  );
  return { answer, system };
}

/** GET /marriage?born=1990-05-17T14:30&town=Pune */
createServer((request, response) => {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const { searchParams } = new URL(request.url ?? '', 'http://back-end');
  marriage(searchParams.get('born') ?? '', searchParams.get('town') ?? '', gone.signal).then(
    (answer) => send(response, 200, answer),
    (fault: unknown) => {
      // The error prints no birth data, so it may be logged.
      if (!gone.signal.aborted) process.stderr.write(`${String(fault)}\n`);
      if (!(fault instanceof CuspalError)) return send(response, 500, { error: 'Something failed here.' });
      send(response, fault.field ? 400 : 503, { error: fault.field ? fault.detail : fault.remedy, field: fault.field });
    },
  );
}).listen(Number(process.env['PORT'] ?? 8080));

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
