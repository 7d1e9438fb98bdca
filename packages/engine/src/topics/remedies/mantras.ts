import type { Planet } from '../../zodiac/names.ts';
import { say } from './remedies.messages.ts';

/** A planet's mantra in plain transliteration, by tradition. */
export interface MantraRow {
  readonly seed: string;
  readonly name: string;
  readonly count: number;
  readonly deity: string;
  /** What KPR2 prints where Jupiter is with the planet; null where it prints none. */
  readonly deityWithJupiter: string | null;
  readonly source: string;
}

const SOURCE = 'BPHS 84 [K] counts and offerings; R36.1; KPR2 deities';

export const MANTRAS: Readonly<Record<Planet, MantraRow>> = {
  Sun: {
    seed: 'Om Hram Hrim Hraum Sah Suryaya Namah',
    name: 'Om Suryaya Namah',
    count: 7000,
    deity: 'Surya, Shiva',
    deityWithJupiter: 'Suryanarayana',
    source: SOURCE,
  },
  Moon: {
    seed: 'Om Shram Shrim Shraum Sah Chandraya Namah',
    name: 'Om Chandraya Namah',
    count: 11000,
    deity: 'Parvati, Chandra',
    deityWithJupiter: 'Rajarajeshvari, Lakshmi',
    source: SOURCE,
  },
  Mars: {
    seed: 'Om Kram Krim Kraum Sah Bhaumaya Namah',
    name: 'Om Mangalaya Namah',
    count: 11000,
    deity: 'Subrahmanya, Hanuman',
    deityWithJupiter: 'Balasubrahmanya',
    source: SOURCE,
  },
  Mercury: {
    seed: 'Om Bram Brim Braum Sah Budhaya Namah',
    name: 'Om Budhaya Namah',
    count: 9000,
    deity: 'Vishnu',
    deityWithJupiter: 'Narayana',
    source: SOURCE,
  },
  Jupiter: {
    seed: 'Om Gram Grim Graum Sah Gurave Namah',
    name: 'Om Gurave Namah',
    count: 19000,
    deity: 'Brihaspati, Dakshinamurti',
    deityWithJupiter: 'Dakshinamurti',
    source: SOURCE,
  },
  Venus: {
    seed: 'Om Dram Drim Draum Sah Shukraya Namah',
    name: 'Om Shukraya Namah',
    count: 16000,
    deity: 'Lakshmi',
    deityWithJupiter: 'Lakshmi-Narayana',
    source: SOURCE,
  },
  Saturn: {
    seed: 'Om Pram Prim Praum Sah Shanaishcharaya Namah',
    name: 'Om Shanaye Namah',
    count: 23000,
    deity: 'Shiva, Hanuman',
    deityWithJupiter: 'Krishna',
    source: SOURCE,
  },
  Rahu: {
    seed: 'Om Bhram Bhrim Bhraum Sah Rahave Namah',
    name: 'Om Rahave Namah',
    count: 18000,
    deity: 'Durga',
    deityWithJupiter: null,
    source: SOURCE,
  },
  Ketu: {
    seed: 'Om Stram Strim Straum Sah Ketave Namah',
    name: 'Om Ketave Namah',
    count: 17000,
    deity: 'Ganesha',
    deityWithJupiter: null,
    source: SOURCE,
  },
};

/** What is given to the planet, by tradition. */
export const offeringInWords = (planet: Planet): string => say.offering({ planet });
