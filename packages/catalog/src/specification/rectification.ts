import { family } from './row.ts';

export const RECTIFICATION = family('rectification', 'election', [
  {
    name: 'rectify_birth_time',
    title: 'Scan around the stated time',
    purpose: 'Which minute around the stated time fits the known events best',
    phase: 'verification',
    system: 'kp',
    needs: ['get_boundary_warnings'],
    pageSize: 12,
  },
  {
    name: 'get_rectification_advanced',
    title: 'Confirmed by event location',
    purpose: 'Second test of candidate times by where the events happened and by the sky of the events',
    phase: 'verification',
    system: 'kp',
    needs: ['rectify_birth_time'],
  },
  {
    name: 'find_birth_time',
    title: 'Time entirely unknown',
    purpose: 'Ranks the rising subs of the day when no birth time is known',
    phase: 'verification',
    system: 'kp',
    needs: [],
    pageSize: 10,
  },
  {
    name: 'get_twin_differentiation',
    title: 'Where twin charts differ',
    purpose: 'How two near-identical births are told apart',
    phase: 'verification',
    system: 'kp',
    needs: [],
  },
  {
    name: 'get_twin_divergence_score',
    title: 'How far twin charts diverge',
    purpose: 'One number for how far two near-identical charts diverge',
    phase: 'verification',
    system: 'extension',
    needs: ['get_twin_differentiation'],
  },
]);
