import { family } from './row.ts';

export const MUNDANE = family('mundane', 'ephemeris', [
  {
    name: 'get_mundane_analysis',
    title: 'Nation, company or place chart',
    purpose: 'Judges the founding chart of a nation, company or place topic by topic, with its running period',
    phase: 'standalone',
    system: 'kp',
    needs: [],
    birth: 'accepted',
  },
  {
    name: 'get_mundane_ingress',
    title: 'Solar ingress chart',
    purpose: "Chart of the Sun's entry into a sign for a capital, with house themes",
    phase: 'standalone',
    system: 'extension',
    needs: [],
    birth: 'accepted',
  },
  {
    name: 'get_election_outcome',
    title: 'Political contest lens',
    purpose: "Whether a candidate's chart supports winning a contest on a date, against a rival if given",
    phase: 'standalone',
    system: 'kp',
    needs: [],
  },
  {
    name: 'get_epidemic_susceptibility',
    title: 'Epidemic lens, past only',
    purpose: 'Which past stretches tradition would mark for a place or nation; no future dates, no individual risk',
    phase: 'standalone',
    system: 'extension',
    needs: [],
    disclaimer: 'health',
    birth: 'accepted',
  },
]);
