import { conforms, randomBirths } from '@cuspal/tool-kit/testing';
import { z } from 'zod';
import { readdirSync } from 'node:fs';
import { LIVES } from './src/tools/topic-lives.ts';
import { PEOPLE } from './src/tools/marriage/test-people.ts';
import { BIRTHS, READER, CHART_G } from './src/tools/verification/test-births.ts';
import { NATAL_EVENTS } from '@cuspal/engine';
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
    if (!paths.has(a)) { const b = `${path}.*`; if ([...paths.keys()].some((p) => p.startsWith(b))) walk(x, b, seen, paths); }
  }
}
const PL = new Set('Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Ketu'.split(' '));
const SG = new Set('Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' '));
const V = (p: string, vs: string) => vs.split(' ').map((v) => `${p}=${v}`);
const WANT: any = {
 'get-bosmia-significators': V('rulingPlanets.*.status','deferred'),
 'get-marital-separation': [...V('promises.divorce.verdict','NEGATED'),...V('promises.marital_discord.verdict','DENIED'),...V('reconciliation.*.class','TRIPLE_PRINCIPAL'),...V('chain.csl.agents.*.role','CONJOINED ASPECTING STAR_LORD SIGN_LORD')],
 'get-marriage-advanced': [...V('promise.basis','NO_CONTACT LOW_COVERAGE PARTIAL_OPPOSITION'),...V('quality.cusps.*.lean','NONE'),...V('windows.*.class','TRIPLE_PRINCIPAL'),...V('related.love_marriage.verdict','CONTRADICTED'),...V('related.second_marriage.verdict','DENIED'),...V('related.relationship.verdict','CONTRADICTED'),...V('related.living_together.verdict','CONTRADICTED DENIED'),...V('related.marital_discord.verdict','DENIED'),...V('related.divorce.verdict','NEGATED'),...V('promise.chain.csl.agents.*.role','CONJOINED ASPECTING STAR_LORD SIGN_LORD')],
 'get-marriage-delay': [...V('windows.*.class','TRIPLE_PRINCIPAL'),...V('firstWindow.class','TRIPLE_PRINCIPAL')],
 'get-spouse-characteristics': V('chain.csl.agents.*.role','CONJOINED ASPECTING STAR_LORD SIGN_LORD'),
 'get-business-viability': V('promise.verdict','DENIED'),
 'get-career-advanced': V('turningPoints.*.to','QUIET'),
 'get-career-blockage-diagnosis': V('resolutionWindows.*.class','TRIPLE_PRINCIPAL'),
 'get-career-cusp-panel': V('negationCusps.*.lean','NONE'),
 'get-career-signature': V('closeCall.*','government military_defence medicine'),
 'get-earned-income-panel': V('promise.verdict','DENIED CONTRADICTED'),
 'get-profession-description': V('secondaryIndustry','LIQUIDS_PUBLIC_CARE'),
 'get-promotion-verdict': V('promise.verdict','PARTIALLY_ACTIVE DENIED'),
};
for (const fam of ['verification', 'marriage', 'career']) {
  for (const f of readdirSync(new URL(`./src/tools/${fam}/`, import.meta.url)).filter((x) => x.endsWith('.tool.ts'))) {
    const tool = (await import(`./src/tools/${fam}/${f}`)).default;
    const js: any = z.toJSONSchema(tool.output ?? tool.definition?.output, { unrepresentable: 'any' });
    const paths = new Map<string, Set<string>>(); enums(js, '', paths, js.$defs ?? {});
    const seen = new Map<string, Set<string>>();
    const calls: [any, number][] = [];
    const school = ['get-bosmia', 'get-four', 'get-kcil', 'get-multi', 'get-paradigm'].some((p) => f.startsWith(p));
    if (mode === 'fix') {
      if (fam === 'career') for (const { args, now } of LIVES) calls.push([args, now]);
      if (fam === 'career') for (const { args, now } of LIVES) calls.push([{ ...args, ...(tool.input.shape.horizon_years ? { horizon_years: 20 } : {}) }, now]);
      if (fam === 'marriage') for (const p of PEOPLE) calls.push([p, Date.UTC(2022, 0, 1)]);
      if (fam === 'verification') for (const p of [...Object.values(BIRTHS), ...Object.values(READER), CHART_G]) for (const e of school ? ['Marriage', 'Career / Job Start', 'Wealth / Income Gain', 'Childbirth / Progeny', 'Foreign Travel', 'resignation', 'job_loss', 'scholarship', 'higher_education', 'illness_acute'] : [undefined]) calls.push([e ? { ...p, event: e } : p, Date.UTC(2026, 0, 1)]);
    } else {
      if (!WANT[f.replace('.tool.ts','')] && mode === 'find') continue; const N = Number(process.argv[3] ?? 60);
      for (const [i, b] of randomBirths(N, 77).entries()) { const y = Number(b.birth_datetime.slice(0, 4)); if (y > 2320) continue; calls.push([school ? { ...b, event: NATAL_EVENTS[(i * 7) % NATAL_EVENTS.length].label } : b, Math.min(Date.UTC(y + 20 + (i * 7) % 50, 3, 3), Date.UTC(2380, 0, 1))]); }
    }
    const first = new Map<string, any>();
    for (const [a, now] of calls) { const { result } = await conforms(tool, a, { now }); if (mode === 'find') { const one = new Map<string, Set<string>>(); walk(result, '', one, paths); for (const [p, vs] of one) for (const v of vs) { const k = `${p}=${v}`; (first.get(k) ?? first.set(k, []).get(k)).push([a, now]); } } walk(result, '', seen, paths); }
    if (mode === 'find') { const wants = (WANT[f.replace('.tool.ts','')] ?? []) as string[]; const sets = new Map<string, string[]>(); for (const w of wants) for (const c of first.get(w) ?? []) { const k = JSON.stringify(c); (sets.get(k) ?? sets.set(k, []).get(k)!).push(w); } let left = new Set(wants); console.log(f); while (left.size) { let best: any = null, bn = 0; for (const [k, ws] of sets) { const n = ws.filter((w) => left.has(w)).length; if (n > bn) { bn = n; best = k; } } if (!best) { console.log('  NOT FOUND', [...left]); break; } console.log('  ', best, sets.get(best)!.filter((w) => left.has(w)).join(' ')); sets.get(best)!.forEach((w) => left.delete(w)); } continue; }
    const lines: string[] = [];
    for (const [p, want] of paths) {
      const miss = [...want].filter((w) => !(seen.get(p)?.has(w)) && !(PL.has(w)) && !SG.has(w));
      if (miss.length && want.size > 1 && !/eventResolution|ayanamsa/.test(p)) lines.push(`   ${p}: missing ${miss.join(' ')}`);
    }
    console.log(f, lines.length ? '' : 'all'); lines.forEach((l) => console.log(l));
  }
}
