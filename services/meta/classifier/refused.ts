/** How a question says what it is not about; up to two words after it are taken with it. */
const REFUSED =
  / (?:(?:is |am |its |im )?not (?:asking )?about|dont (?:ask|want to know|care|tell me) about|(?:am |im )?not interested in|nothing about|forget about|forget|apart from|other than|except|leaving|leave aside|never mind|instead of|rather than) (?:my |the |his |her |our )?(?!(?:but|only|just|about|what|when|will|how|tell|i) )\S+(?: (?:aside|matters|questions))? /gu;

/** The question without what it says it is not about. */
export const withoutRefused = (question: string): string => ` ${question} `.replaceAll(REFUSED, ' | ').trim();
