import { conforms, randomBirths } from '@cuspal/tool-kit/testing';
import { z } from 'zod';
import { readdirSync } from 'node:fs';
import { LIVES } from './src/tools/topic-lives.ts';
import { PEOPLE, COUPLES } from './src/tools/marriage/test-people.ts';
import { BIRTHS, GOLDEN } from './test/lives.ts';
const mode = process.argv[2];
function enums(schema: any, path: string, out: Map<string, Set<string>>, defs: any) {
  if (!schema || typeof schema !== 'object') return;
  if (schema.$ref) return enums(defs[schema.$ref.split('/').pop()], path, out, defs);
  if (schema.enum) { const s = out.get(path) ?? new Set(); schema.enum.forEach((e: unknown) => s.add(String(e))); out.set(path, s); }
  for (const k of ['anyOf', 'oneOf', 'allOf']) for (const x of schema[k] ?? []) enums(x, path, out, defs);
  for (const [k, v] of Object.entries(schema.properties ?? {})) enums(v, path ? `${path}.${k}` : k, out, defs);
  if (schema.items) enums(schema.items, `${path}.*`, out, defs);
  if (schema.additionalProperties && typeof schema.additionalProperties === 'object') enums(schema.additionalProperties, `${path}.*`, out, defs);
}
function walk(v: any, path: string, seen: Map<string, Set<string>>, paths: Map<string, Set<string>>) {
  if (paths.has(path) && (v === null || typeof v !== 'object')) { const s = seen.get(path) ?? new Set(); s.add(String(v)); seen.set(path, s); }
  if (Array.isArray(v)) v.forEach((x) => walk(x, `${path}.*`, seen, paths));
  else if (v && typeof v === 'object') for (const [k, x] of Object.entries(v)) {
    const a = path ? `${path}.${k}` : k;
    walk(x, a, seen, paths);
    if (!paths.has(a)) { const b = `${path}.*`; if ([...paths.keys()].some((p) => p === b || p.startsWith(b + '.'))) walk(x, b, seen, paths); }
  }
}
const PL = 'Sun';
const person = (b: any, extra = {}) => ({ datetime: b.birth_datetime, latitude: b.latitude, longitude: b.longitude, utcOffsetMinutes: b.utc_offset_minutes, ...extra });
const fams = ['money','children','property','foreign','legal','education','family','spiritual','remedies','compatibility'];
const EXTRA: any = {
 'get_property_decision': [{}, {intent:'sell'},{intent:'rent'},{intent:'buy',kind:'land'},{kind:'vehicle'},{kind:'apartment'},{kind:'commercial'}],
 'get_visa_documentation': ['tourist','student','work','spouse','residence'].map((visa_type)=>({visa_type})),
 'get_legal_analysis': ['civil','criminal','family','property','employment'].flatMap((matter)=>[{matter},{matter,role:'defendant'}]),
 'get_litigation_timeline': [{},{matter:'criminal',role:'defendant'},{matter:'family'},{matter:'property'},{matter:'employment'}],
 'get_education_signature': [{},{exam:'professional'},{exam:'competitive'}],
 'get_gemstone_recommendation': ['general','career','marriage','money','health','education','children'].map((purpose)=>({purpose})),
 'get_mantra_recommendation': ['general','career','marriage','money','health','education','children','spiritual'].map((purpose)=>({purpose})),
 'get_relocation_chart': [{target_latitude:-33.9,target_longitude:151.2},{target_latitude:40,target_longitude:-74}],
 'get_relatives_karaka_panel':[{},{relation:'second_child'},{relation:'third_child'}],
};
const NOW = Date.UTC(2025, 11, 31);
const births: any[] = mode === 'random' ? randomBirths(Number(process.argv[3] ?? 300), 4711).map((args) => ({ args, now: Math.max(Date.parse(args.birth_datetime) + 30 * 3.15e10, 0) })).map((l:any,i)=>({...l,now:Math.min(Date.parse(l.args.birth_datetime)+(5+i%70)*3.15e10, Date.UTC(2398,0,1))}))
 : [...LIVES, ...BIRTHS.map((args) => ({ args, now: NOW })), ...PEOPLE.map((args) => ({ args, now: NOW })), ...COUPLES.flat().map((args) => ({ args, now: NOW })), { args: GOLDEN, now: NOW }];
const only = process.argv[4]; const wants = (process.argv[5] ?? '').split(',').filter(Boolean); const got = new Set<string>();
for (const fam of fams) for (const file of readdirSync(new URL(`./src/tools/${fam}/`, import.meta.url)).filter((f) => f.endsWith('.tool.ts'))) {
  const { default: tool } = await import(`./src/tools/${fam}/${file}`);
  if (only && !file.includes(only)) continue;
  const js: any = z.toJSONSchema(tool.output, { io: 'output', unrepresentable: 'any' });
  const paths = new Map<string, Set<string>>(); enums(js, '', paths, js.$defs ?? {});
  const seen = new Map<string, Set<string>>();
  let n = 0, errs = 0;
  for (const [i, { args, now }] of births.entries()) for (const extra of EXTRA[tool.name] ?? [{}]) {
    if (mode === 'random' && Math.random() > 1 / (EXTRA[tool.name]?.length ?? 1)) continue;
    const other = births[(i + 1) % births.length].args;
    const two: any = fam === 'compatibility' ? (file.includes('koota') ? { partner: person(other) } : { person2: person(other) }) : fam === 'children' ? { partner: person(other) } : {};
    try { const { result } = await conforms(tool, { ...args, ...extra, ...two }, { now }); n++; const before = new Map([...seen].map(([k, v]) => [k, v.size])); walk(result, '', seen, paths); for (const w of wants) { const [p, v] = w.split('='); if (!got.has(w) && seen.get(p!)?.has(v!)) { got.add(w); console.log('FOUND', w, JSON.stringify(args), JSON.stringify(extra), new Date(now).toISOString(), JSON.stringify(two)); } } } catch (e) { errs++; if (errs < 2) console.log('  err', String(e).slice(0, 160)); }
  }
  console.log(`== ${tool.name} calls ${n} errors ${errs}`);
  for (const [p, all] of paths) {
    if (all.has(PL) || all.has('Aries') || all.has('Ashwini') || all.size < 2) continue;
    const miss = [...all].filter((v) => !seen.get(p)?.has(v));
    if (miss.length) console.log('   ', p, 'missing', miss.join(' '), `(of ${all.size})`);
  }
}
