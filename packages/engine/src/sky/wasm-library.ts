import { fileSystem } from './wasm-files.ts';
import type { SwissLibrary } from './swiss-functions.ts';

declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
};

/** Addresses stand where the library takes arrays and texts. */
type Exported = Readonly<Record<string, (...words: readonly number[]) => number>> & {
  readonly memory: { readonly buffer: ArrayBuffer };
};

const FAULT_BYTES = 256;
/** Room for three arrays of 32 numbers, and what is said of a fault after them. */
const ARRAY = 32;
const ROOM_BYTES = 3 * ARRAY * 8 + FAULT_BYTES;

/**
 * The library as WebAssembly: the same bytes on every machine, which can read two folders and nothing else. Its arrays
 * stand in a memory of its own, so what it writes there is copied into those of the caller.
 */
export function wasmLibrary(bytes: Uint8Array, ephemeris: readonly string[]): SwissLibrary {
  const files = fileSystem(ephemeris, () => lib.memory.buffer);
  const module = new WebAssembly.Module(bytes);
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: files.functions });
  const lib = exports as Exported;
  const call = (name: string): ((...words: readonly number[]) => number) => {
    const exported = lib[name];
    if (!exported) throw new Error(`The library has no function ${name}`);
    return exported;
  };
  call('_initialize')();
  const one = call('malloc')(ROOM_BYTES);
  const two = one + ARRAY * 8;
  const three = two + ARRAY * 8;
  const said = three + ARRAY * 8;
  let memory = new Float64Array(lib.memory.buffer);
  /** The memory as it is: it moves when it grows. */
  const numbers = (): Float64Array =>
    memory.buffer === lib.memory.buffer ? memory : (memory = new Float64Array(lib.memory.buffer));
  const give = (address: number, from: Float64Array, count: number): void => {
    const to = numbers();
    for (let index = 0; index < count; index++) to[address / 8 + index] = from[index] ?? 0;
  };
  const take = (address: number, to: Float64Array, count: number): void => {
    const from = numbers();
    for (let index = 0; index < count; index++) to[index] = from[address / 8 + index] ?? 0;
  };
  /** What was said is copied where there was a fault alone: nobody reads it else. */
  const answered = (code: number, fault: Uint8Array): number => {
    if (code < 0) fault.set(new Uint8Array(lib.memory.buffer, said, FAULT_BYTES));
    return code;
  };

  const path = Buffer.from(`${files.names.join(';')}\0`);
  new Uint8Array(lib.memory.buffer, one, path.length).set(path);
  call('swe_set_ephe_path')(one);

  const [calc, housesEx, housesArmc, riseTrans] = [
    call('swe_calc_ut'),
    call('swe_houses_ex'),
    call('swe_houses_armc'),
    call('swe_rise_trans'),
  ];
  const search = (name: string): SwissLibrary['swe_lun_eclipse_when'] => {
    const found = call(name);
    return (jdUt, files, types, instants, backward, fault) => {
      const code = found(jdUt, files, types, one, backward, said);
      take(one, instants, 10);
      return answered(code, fault);
    };
  };
  const look = (name: string): SwissLibrary['swe_lun_eclipse_how'] => {
    const looked = call(name);
    return (jdUt, files, geopos, seen, fault) => {
      give(one, geopos, 3);
      const code = looked(jdUt, files, one, two, said);
      take(two, seen, 20);
      return answered(code, fault);
    };
  };

  return {
    swe_set_sid_mode: call('swe_set_sid_mode'),
    swe_get_ayanamsa_ut: call('swe_get_ayanamsa_ut'),
    swe_sidtime0: call('swe_sidtime0'),
    swe_deltat: call('swe_deltat'),
    swe_calc_ut(jdUt, body, flags, place, fault) {
      const code = calc(jdUt, body, flags, one, said);
      take(one, place, 6);
      return answered(code, fault);
    },
    swe_houses_ex(jdUt, flags, latitude, longitude, system, cusps, points) {
      const code = housesEx(jdUt, flags, latitude, longitude, system, one, two);
      take(one, cusps, 13);
      take(two, points, 10);
      return code;
    },
    swe_houses_armc(armc, latitude, obliquity, system, cusps, points) {
      const code = housesArmc(armc, latitude, obliquity, system, one, two);
      take(one, cusps, 13);
      take(two, points, 10);
      return code;
    },
    swe_rise_trans(jdUt, body, _star, files, event, geopos, pressure, temperature, instant, fault) {
      give(one, geopos, 3);
      const code = riseTrans(jdUt, body, 0, files, event, one, pressure, temperature, two, said);
      take(two, instant, 1);
      return answered(code, fault);
    },
    swe_sol_eclipse_when_glob: search('swe_sol_eclipse_when_glob'),
    swe_lun_eclipse_when: search('swe_lun_eclipse_when'),
    swe_sol_eclipse_how: look('swe_sol_eclipse_how'),
    swe_lun_eclipse_how: look('swe_lun_eclipse_how'),
  };
}
