import { birth } from '@cuspal/tool-kit/testing';

/** Random births found by search: between them they reach every verdict, band, form and factor of the family. */
export const PEOPLE = [
  birth('1934-08-03T05:45:26', -13.7, 23.63, 90, 'khullar'),
  birth('1946-11-15T10:01:19', 8.42, -61.03, -240, 'raman'),
  birth('1950-02-25T21:25:05', 35.47, 88.74, 360, 'kp'),
  birth('1934-05-16T21:16:08', -15.29, 3.76, 30, 'true_chitra'),
  birth('1991-08-05T16:26:31', 1.62, 106.64, 420, 'lahiri'),
  birth('1939-02-02T01:16:08', -41.79, -173.94, -690, 'khullar'),
  birth('1935-10-05T23:07:42', 18.97, 16.29, 60, 'true_chitra'),
  birth('1976-05-18T10:48:42', -49.06, -131.25, -510, 'lahiri'),
  birth('2002-01-19T21:48:00', 38.05, 34.76, 150, 'kp'),
  birth('1983-05-07T06:33:20', -30.26, 136.43, 540, 'true_chitra'),
  birth('1960-04-10T11:49:23', -26.88, -76.41, -300, 'raman'),
  birth('1996-10-03T14:24:21', 19.51, 99.87, 390, 'true_chitra'),
] as const;

/** Found by search: a node is the sub lord of cusp 7, with agents in every role. */
export const NODES_ON_SEVENTH = [
  birth('1950-07-06T14:47:45', -15.2235, -20.6621, -90, 'lahiri'),
  birth('2163-08-18T05:40:39', -25.9012, -8.627, -30, 'true_chitra'),
] as const;

/** Couples that reach every verdict, state and half of the two-person tools at the end of 2025. */
export const COUPLES = [
  [
    birth('2001-08-28T12:27:47', 55.2985, 32.1537, 120, 'kp'),
    birth('1966-12-28T08:37:23', 36.0856, 134.8063, 540, 'kp'),
  ],
  [
    birth('2002-04-05T03:49:33', -1.7735, -84.7628, -330, 'kp'),
    birth('1942-11-06T08:56:34', -29.2095, -169.822, -690, 'kp'),
  ],
  [
    birth('1984-06-01T00:55:31', 10.6834, 89.6771, 360, 'kp'),
    birth('1966-03-16T09:22:17', 31.6962, -82.3134, -330, 'kp'),
  ],
  [birth('1980-09-30T02:31:01', -14.26, 12.99, 60, 'kp'), birth('1994-04-14T23:56:43', -9.86, 80.54, 330, 'kp')],
  [
    birth('1934-04-15T06:37:35', -16.79, 99.46, 390, 'kp_new'),
    birth('2000-11-22T07:32:35', 11.13, -83.05, -330, 'kp_new'),
  ],
  [
    birth('1986-01-20T14:09:42', 49.69, -76.84, -300, 'true_chitra'),
    birth('1957-07-09T22:23:40', 39.51, 89.06, 360, 'true_chitra'),
  ],
  [
    birth('1968-04-24T21:58:44', -27.7, -88.98, -360, 'true_chitra'),
    birth('1964-05-01T02:09:23', -38.17, 126.77, 510, 'true_chitra'),
  ],
  [
    birth('1973-02-28T09:21:39', -28.92, 150.31, 600, 'raman'),
    birth('1993-01-22T17:43:49', -44.69, -58.56, -240, 'raman'),
  ],
  [birth('1982-11-23T00:53:38', 57.09, 162.1, 660, 'kp'), birth('1963-02-08T01:36:58', 14.08, -8.94, -30, 'kp')],
] as const;

/** Births with many windows for children from 2022 on, some of them under a period of loss. */
export const PARENTS = [
  birth('1998-06-17T18:30:50', 49.72, -112.21, -450, 'lahiri'),
  birth('1999-05-13T00:26:18', -36.64, -160.52, -630, 'raman'),
  birth('1987-05-24T21:37:26', -3.38, 7.39, 30, 'khullar'),
  birth('1989-05-21T03:20:56', 12.74, 69.8, 270, 'true_chitra'),
  birth('1992-05-03T06:45:47', -3.48, 168.92, 690, 'kp_new'),
  birth('1988-08-13T20:21:25', -32.33, 39.4, 150, 'kp'),
  birth('1991-10-04T03:01:42', 53.62, 37.46, 150, 'kp'),
  birth('1996-10-04T12:07:06', -35.87, -52.49, -210, 'lahiri'),
] as const;

/** Results stay below 8,000 tokens; JSON of this kind has three characters to a token and more. */
export const MOST_CHARACTERS = 24_000;
