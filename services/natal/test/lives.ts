import { YEAR_MS } from '@cuspal/engine/time/julian';
import { birth, TEST_NOW, type SampleChart } from '@cuspal/tool-kit/testing';

/** Births found by search: between them they reach every word of the property to remedies pages at the end of 2025. */
export const BIRTHS: readonly SampleChart['arguments'][] = [
  birth('1966-04-17T05:17:26', 7.44, -168.02, -660, 'kp_new'),
  birth('1930-11-25T05:07:27', -34.73, -5.56, -30, 'kp_new'),
  birth('2001-08-15T03:30:55', 2.37, 56.84, 240, 'true_chitra'),
  birth('1995-02-04T07:40:46', 64.05, 16.48, 60, 'true_chitra'),
  birth('1972-07-27T11:45:22', 38.66, 175.23, 690, 'kp'),
  birth('1951-07-21T13:20:20', 18.97, -32.57, -120, 'lahiri'),
  birth('1968-01-07T06:24:12', -24.59, -24.73, -90, 'true_chitra'),
  birth('1974-06-20T21:18:08', 39.69, -87.87, -360, 'kp'),
  birth('1957-05-31T00:22:06', 37.8, -177.7, -720, 'kp_new'),
  birth('1956-03-03T14:06:29', -54.21, -43.52, -180, 'lahiri'),
  birth('1993-01-21T18:22:58', 58.64, 3.23, 0, 'kp'),
  birth('1950-04-12T21:17:31', 38.97, -176.17, -690, 'true_chitra'),
  birth('1993-08-10T21:41:18', 26.35, 138.12, 540, 'true_chitra'),
  birth('1992-09-18T03:30:34', -29.42, 157.74, 630, 'true_chitra'),
  birth('1943-12-13T20:25:48', 54.28, 128.5, 510, 'kp'),
  birth('1937-05-29T05:53:00', 9.15, -91.4, -360, 'raman'),
  birth('1943-04-21T05:27:29', -33.4, 9.13, 30, 'khullar'),
  birth('1974-07-16T03:15:46', -8.51, 177.52, 720, 'khullar'),
  birth('1965-05-06T22:57:47', -49.46, 69.91, 270, 'kp'),
  birth('1965-03-09T23:06:59', -4.26, -54.86, -210, 'true_chitra'),
  birth('1999-04-27T13:00:14', -16.81, -54.78, -210, 'raman'),
  birth('1985-02-13T10:43:59', 18.8157, -164.2104, -660, 'true_chitra'),
  birth('1945-09-07T04:01:58', -23.26, -102.26, -420, 'true_chitra'),
];

/** A moment of a sample life, or of its 19th year where it is younger then. */
export const grownBy = ({ birth_datetime }: { readonly birth_datetime: string }, now = TEST_NOW): number =>
  Math.max(now, Date.parse(`${birth_datetime.slice(0, 19)}Z`) + 19 * YEAR_MS);
