/** Words of a question that say nothing of what is asked. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been before but by can could did do does for from get give go had has have
  how i if in into is it its just know make many may me mean means much must my need of off on one or our out please put
  say see set shall should show so some tell than that the their them then there these they thing this to too up us use
  used using want was way we were what when where which who whose why will with without work works would you your`.split(
    /\s+/,
  ),
);
