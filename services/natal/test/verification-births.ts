import { birth } from '@cuspal/tool-kit/testing';

/** Invented births, found by search because between them they reach every value of the results. */
export const BIRTHS = {
  spain1928: birth('1928-09-14T02:49', 44, -5, 0),
  ireland1929: birth('1929-02-03T09:30', 53, -6, 0),
  assam1929: birth('1929-03-26T14:29', 26, 92, 360),
  arabia1929: birth('1929-06-23T16:32', 16, 47, 180),
  atlantic1926: birth('1926-12-07T09:47', -29, 8, 60),
  turkestan1938: birth('1938-02-05T03:05', 40, 65, 240),
  indianOcean1938: birth('1938-11-20T21:59', -19, 65, 240),
  honduras1940: birth('1940-06-26T15:40', 15, -87, -360),
  libya1944: birth('1944-01-07T04:28', 29, 22, 60),
  pacific1949: birth('1949-03-04T04:13', -40, -105, -420),
  sumatra1952: birth('1952-05-08T15:50', -1, 101, 420),
  persia1955: birth('1955-02-07T02:15', 37, 59, 240),
  madagascar1959: birth('1959-12-31T04:57:05', -30.2134, 44.6899, 180),
  siam1969: birth('1969-06-17T07:15', 17, 101, 420),
  seychelles1972: birth('1972-06-05T12:05', -5, 52, 180),
  atlantic1973: birth('1973-01-27T03:54', 6, -38, -180),
  ascension1973: birth('1973-04-22T08:24', -8, -15, -60),
  carolina1973: birth('1973-07-05T16:48', 35, -79, -300),
  oklahoma1984: birth('1984-10-14T11:30', 36, -100, -420),
  brazil1986: birth('1986-06-18T14:23', -29, -46, -180),
};

/** Births that Krishnamurti judges in KP Reader III (practice), with place and time as he prints them. */
export const READER = {
  'R3-032': birth('1922-07-18T08:18:00', 24.8, 85.016666666666667, 330),
  'R3-047': birth('1930-04-21T09:19:00', 12.916666666666666, 79, 330),
  'R3-056': birth('1922-10-02T12:17:00', 22.383333333333333, 88.4, 330),
};
