import createClient from 'openapi-fetch';
import type { paths } from './paths.d.ts';

declare const process: { env: Record<string, string | undefined> };
const { CUSPAL_URL = '', CUSPAL_KEY = '' } = process.env;
const client = createClient<paths>({ baseUrl: CUSPAL_URL, headers: { Authorization: `Bearer ${CUSPAL_KEY}` } });
const birth = {
  birth_datetime: '1992-08-14T10:02',
  latitude: 13.08784,
  longitude: 80.27847,
  time_zone: 'Asia/Kolkata',
};

const planets = await client.POST('/v1/tools/get_planets', { body: birth });
const moon: string | undefined = planets.data?.planets?.Moon.sign;
const cusps = await client.POST('/v1/tools/get_house_cusps', { body: birth });
const ascendant: number | undefined = cusps.data?.ascendant;
const chart = await client.POST('/v1/tools/get_full_chart', { body: birth });
const input: number | undefined = chart.data?.input.latitude;
const star = await client.POST('/v1/tools/get_nakshatra_details', { body: birth });
const about: string | undefined = star.data?.about;
const promise = await client.POST('/v1/tools/analyze_natal_promise', { body: { ...birth, events: ['Marriage'] } });
const answer: string | undefined = promise.data?.answer;
console.log(JSON.stringify([moon, ascendant, input, about, answer]));

const calls = [
  { id: 'a', name: 'get_planets', arguments: birth },
  { id: 'b', name: 'get_house_cusps', arguments: birth },
];
const batch = await client.POST('/v1/batch', { body: calls, parseAs: 'text' });
const lines = (batch.data ?? '').split('\n').filter((line: string) => line !== '');
const ids = lines.map((line: string) => (JSON.parse(line) as { id: string }).id);
console.log(JSON.stringify(ids.toSorted()));

const { error } = await client.POST('/v1/tools/get_planets', { body: { ...birth, latitude: 95 } });
console.log(JSON.stringify([error?.code, error?.field]));
