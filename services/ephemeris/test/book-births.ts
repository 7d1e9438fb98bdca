import { birth } from '@cuspal/tool-kit/testing';

/** Births with annual charts printed by P. V. R. Narasimha Rao, chapters 27 to 30 and real-life example 5. */
export const PVR = {
  /** Examples 118 to 122. */
  march1967: birth('1967-03-08T17:40', 26.3, 73.0667, 330, 'lahiri'),
  /** Examples 123 and 124. */
  april1970: birth('1970-04-04T17:50', 16.25, 81.2, 330, 'lahiri'),
  june1972: birth('1972-06-01T04:16', 16.25, 81.2, 330, 'lahiri'),
  may1991: birth('1991-05-22T20:29', 18.6667, 78.1667, 330, 'lahiri'),
} as const;

/** An export of a program: its tithi pravesha of 2024 is at 11:22 on 27 November. */
export const CHENNAI_1996 = birth('1996-12-07T10:34', 13.0878, 80.2785, 330, 'lahiri');
