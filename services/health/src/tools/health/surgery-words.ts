/** Begins the disclaimer of an emergency and of a transplant, to the letter (get_surgery_success). */
export const NEVER_DELAYED =
  'Emergency surgery, and an organ that is offered, are never delayed or declined for astrology.';
